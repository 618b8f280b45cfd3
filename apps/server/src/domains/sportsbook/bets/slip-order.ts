import type { RefusalCode } from '@baize/contract';
import { canonicalText } from '@baize/games';
import { type Money, moneyText } from '@baize/money';
import type { House } from '../../../platform/house.ts';
import { OWN_VENDOR } from '../../catalogue/index.ts';
import {
  type Batch,
  type Bet,
  cashOf,
  closedRefusal,
  type FreeBet,
  type Order,
  openBet,
  type Player,
  playedFor,
  type Verdict,
} from '../../play/index.ts';
import { BRAND_CURRENCY, enterAll, moveRows } from '../../wallet/index.ts';
import { findOpen } from '../fixtures/book.ts';
import type { Match } from '../fixtures/match.ts';
import { settingsOf } from '../leagues/settings.ts';
import { namesOf } from './each-way.ts';
import { termsRefusal } from './free-bets.ts';
import { combineLegs } from './same-match.ts';
import { limitsOf, lookAtLegs, priceRefusal } from './seen-legs.ts';
import {
  categoryOf,
  gameOf,
  isFree,
  linesOf,
  oddsOfSlip,
  type SlipChoice,
  type SlipDetail,
  type SlipGroup,
  slipOf,
  type TakenLeg,
  wonUnits,
} from './slip.ts';
import {
  addExposure,
  memberKey,
  type SelectionName,
  selectionKey,
  slipPage,
  slipPageOf,
} from './slip-page.ts';

export type AskedSlip = Player & {
  requestId: string;
  choice: SlipChoice;
  stake: Money;
  /** When it was asked for: what happens in its matches from then on turns it away. */
  askedAt: number;
  /** Why it is no slip at all. */
  refusal?: RefusalCode | undefined;
  /** The stake is the house's: the member pays nothing then. */
  gift?: FreeBet | undefined;
};

export type SlipAnswer = { bet: Bet; balance: Money };

/** What makes two requests the same. */
export function contentOf({ choice, stake }: Pick<AskedSlip, 'choice' | 'stake'>): string {
  return canonicalText({ choice, stake: moneyText(stake) });
}

/** Takes a slip at the prices of the moment at which it is judged, whatever it was shown before. */
export function slipOrder(house: House, asked: AskedSlip): Order<SlipAnswer> {
  const { memberId, currency, requestId, choice, refusal, gift } = asked;
  const game = gameOfSlip(house, choice);
  const ask = { memberId, currency, vendor: OWN_VENDOR, stake: costOf(asked), ...game };
  const selections = namesOf(house, choice);
  const own = { companion: slipPage, subject: { memberId, currency, selections } };
  return {
    memberId,
    currency,
    purposes: ['cash', 'stakes'],
    claim: { key: requestId, content: () => contentOf(asked) },
    ...(!refusal && { ask }),
    accompanied: gift ? [own, gift.accompanied] : own,
    judge: (batch) => (refusal ? { refused: refusal } : judge(house, batch, asked)),
  };
}

/** What a slip takes from its member. */
const costOf = ({ stake, gift }: Pick<AskedSlip, 'stake' | 'gift'>): Money => (gift ? 0n : stake);

const nameOf = ({ matchId, market, selection }: TakenLeg): SelectionName => ({
  matchId: BigInt(matchId),
  market,
  selection,
});

function gameOfSlip(house: House, { legs }: SlipChoice) {
  const sports = legs.flatMap(({ matchId }) => findOpen(house, BigInt(matchId))?.sport ?? []);
  return { gameCode: gameOf(sports[0] ?? 'FOOTBALL'), category: categoryOf(sports) };
}

function judge(house: House, batch: Batch, asked: AskedSlip): Verdict<SlipAnswer> {
  const cash = cashOf(batch, asked);
  if (!cash) return { refused: 'WALLET_LOCKED' };
  if (cash.closedFor) return { refused: closedRefusal(cash.closedFor) };
  const taken = takeLegs(house, batch, asked);
  if ('refused' in taken) return taken;
  const { legs, matches, groups } = taken;
  const limits = limitsOf(house, matches, asked.memberId);
  const refused =
    giftRefusal(batch, asked, taken) ??
    limitRefusal(house, batch, asked, { legs, matches, groups, limits });
  if (refused) return { refused };
  const detail: SlipDetail = {
    legs,
    ...(groups.length > 0 && { groups }),
    cap: moneyText(limits.maxPayout),
    ...(asked.gift && { freeBet: asked.choice.freeBet!, freeStake: moneyText(asked.stake) }),
  };
  const { memberId, currency, requestId, choice } = asked;
  const stake = costOf(asked);
  const bet = openBet(batch, {
    memberId,
    currency,
    requestId,
    vendor: OWN_VENDOR,
    ...gameOfSlip(house, choice),
    stake,
    roundId: legs.length === 1 ? `sports:${legs[0]!.matchId}` : null,
    choice,
    detail,
  });
  const stakeRows = moveRows({
    from: { memberId, currency, purpose: 'cash' },
    to: { memberId, currency, purpose: 'stakes' },
    amount: stake,
    reasons: ['BET', 'BET'],
    key: requestId,
    betId: bet.id,
  });
  if (enterAll(batch.books, stakeRows) !== 'posted') return { refused: 'INSUFFICIENT_BALANCE' };
  batch.made.push(bet);
  asked.gift?.note(batch, bet);
  noteSlip(batch, bet, legs);
  return { answer: { bet, balance: cash.balance } };
}

type Taken = { legs: TakenLeg[]; matches: Match[]; groups: SlipGroup[] };

/** Every leg at the price of now, under the lock of its match. */
function takeLegs(
  house: House,
  batch: Batch,
  { choice, askedAt }: AskedSlip,
): Taken | { refused: RefusalCode } {
  const { open } = slipPageOf(batch);
  const now = batch.at.getTime();
  const seen = lookAtLegs(house, choice, { now, policy: choice.policy, since: askedAt });
  const refusal = seen.find((leg) => leg.refusal)?.refusal;
  if (refusal) return { refused: refusal };
  const matches = seen.map(({ match }) => match!);
  if (matches.some(({ id }) => !open.has(id))) return { refused: 'BETS_OVER' };
  // A result or a score was told that this server has not read yet.
  if (matches.some(({ id, revision }) => open.get(id) !== revision)) {
    return { refused: 'ODDS_CHANGED' };
  }
  const legs = seen.map(({ taken }) => taken!);
  const groups = combineLegs(house, choice, seen, now);
  if (!groups) return { refused: 'SAME_MATCH' };
  const moved = groups.length > 0 && choice.odds !== undefined;
  const refused = moved ? wholeRefusal(choice, { legs, groups }) : undefined;
  return refused ? { refused } : { legs, matches, groups };
}

/** Legs of one match move together: what counts is what was seen of the whole. */
function wholeRefusal(choice: SlipChoice, slip: Pick<Taken, 'legs' | 'groups'>) {
  const now = oddsOfSlip(choice, wonUnits(slip));
  return now === null ? undefined : priceRefusal(choice.policy, choice.odds!, now);
}

/** What shares of a slip lie on its legs: all of a single, an equal part of anything else. */
function shareOf(
  { stake, isFreeBet }: { stake: Money; isFreeBet: boolean },
  legs: readonly TakenLeg[],
  { odds }: TakenLeg,
) {
  const part = stake / BigInt(legs.length);
  const payout = (part * BigInt(odds)) / 100n;
  // Of a free bet the house took nothing, and pays no stake back.
  return isFreeBet ? { stake: 0n, payout: payout - part } : { stake: part, payout };
}

function giftRefusal(batch: Batch, { gift, choice }: AskedSlip, taken: Taken) {
  return gift && (gift.refusal(batch) ?? termsRefusal(gift, choice, taken));
}

function limitRefusal(
  house: House,
  batch: Batch,
  { memberId, currency, stake, choice, gift }: AskedSlip,
  { legs, matches, limits }: Taken & { limits: ReturnType<typeof limitsOf> },
): RefusalCode | undefined {
  // A free bet is as large as it was given: nobody can make it larger, or fit it to a number of lines.
  if (stake > limits.maxStake || (!gift && stake < limits.minStake)) return 'STAKE_NOT_ALLOWED';
  const lines = linesOf(choice)!.length;
  if (!gift && stake % BigInt(lines * 100) !== 0n) return 'STAKE_NOT_ALLOWED';
  // Play money is nobody's risk.
  if (currency !== BRAND_CURRENCY) return undefined;
  const page = slipPageOf(batch);
  for (const [n, leg] of legs.entries()) {
    const share = shareOf({ stake, isFreeBet: gift !== undefined }, legs, leg);
    const { maxLiability } = settingsOf(house, matches[n]!.league.id).content;
    const lying = page.lying.get(selectionKey(nameOf(leg)));
    if ((lying?.payout ?? 0n) + share.payout > maxLiability) return 'SPORTS_LIMIT';
    const theirs = page.members.get(memberKey(BigInt(leg.matchId), memberId, currency)) ?? 0n;
    if (theirs + share.payout > limits.maxMember) return 'SPORTS_LIMIT';
  }
  return undefined;
}

function noteSlip(batch: Batch, bet: Bet, legs: readonly TakenLeg[]): void {
  const page = slipPageOf(batch);
  const { id: betId, memberId, currency, stake } = bet;
  // The place of an each-way bet may win where its win is lost.
  const kind = slipOf(bet).isEachWay ? 'SYSTEM' : slipOf(bet).kind;
  const freeStake = isFree(bet) ? playedFor(bet) : 0n;
  page.slips.push({ betId, memberId, currency, kind, stake, freeStake, placedAt: batch.at, legs });
  if (currency !== BRAND_CURRENCY) return;
  for (const leg of legs) {
    const share = shareOf({ stake: playedFor(bet), isFreeBet: isFree(bet) }, legs, leg);
    addExposure(page, nameOf(leg), { memberId, currency, ...share });
  }
}
