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
  type Order,
  openBet,
  type Player,
  type Verdict,
} from '../../play/index.ts';
import { BRAND_CURRENCY, enterAll, moveRows } from '../../wallet/index.ts';
import { findOpen } from '../fixtures/book.ts';
import type { Match } from '../fixtures/match.ts';
import { settingsOf } from '../leagues/settings.ts';
import { combineLegs } from './combine.ts';
import { addExposure, door, doorOf, memberKey, type SelectionName, selectionKey } from './door.ts';
import { namesOf } from './each-way.ts';
import { limitsOf, lookAtLegs, priceRefusal } from './look.ts';
import {
  categoryOf,
  gameOf,
  linesOf,
  oddsOfSlip,
  type SlipChoice,
  type SlipDetail,
  type SlipGroup,
  slipOf,
  type TakenLeg,
  wonUnits,
} from './slip.ts';

export type AskedSlip = Player & {
  requestId: string;
  choice: SlipChoice;
  stake: Money;
  /** When it was asked for: what happens in its matches from then on turns it away. */
  askedAt: number;
  /** Why it is no slip at all. */
  refusal?: RefusalCode | undefined;
};

export type SlipAnswer = { bet: Bet; balance: Money };

/** What makes two requests the same. */
export function contentOf({ choice, stake }: Pick<AskedSlip, 'choice' | 'stake'>): string {
  return canonicalText({ choice, stake: moneyText(stake) });
}

/** Takes a slip at the prices of the moment at which it is judged, whatever it was shown before. */
export function slipOrder(house: House, asked: AskedSlip): Order<SlipAnswer> {
  const { memberId, currency, requestId, choice, stake, refusal } = asked;
  const game = gameOfSlip(house, choice);
  const ask = { memberId, currency, vendor: OWN_VENDOR, stake, ...game };
  return {
    memberId,
    currency,
    purposes: ['cash', 'stakes'],
    claim: { key: requestId, content: () => contentOf(asked) },
    ...(!refusal && { ask }),
    accompanied: {
      companion: door,
      subject: { memberId, currency, selections: namesOf(house, choice) },
    },
    judge: (batch) => (refusal ? { refused: refusal } : judge(house, batch, asked)),
  };
}

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
  const refused = limitRefusal(house, batch, asked, { legs, matches, groups, limits });
  if (refused) return { refused };
  const detail: SlipDetail = {
    legs,
    ...(groups.length > 0 && { groups }),
    cap: moneyText(limits.maxPayout),
  };
  const { memberId, currency, requestId, stake, choice } = asked;
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
  const { open } = doorOf(batch);
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
export function shareOf(stake: Money, legs: readonly TakenLeg[], { odds }: TakenLeg) {
  const part = stake / BigInt(legs.length);
  return { stake: part, payout: (part * BigInt(odds)) / 100n };
}

function limitRefusal(
  house: House,
  batch: Batch,
  { memberId, currency, stake, choice }: AskedSlip,
  { legs, matches, limits }: Taken & { limits: ReturnType<typeof limitsOf> },
): RefusalCode | undefined {
  if (stake < limits.minStake || stake > limits.maxStake) return 'STAKE_NOT_ALLOWED';
  const lines = linesOf(choice)!.length;
  if (stake % BigInt(lines * 100) !== 0n) return 'STAKE_NOT_ALLOWED';
  // Play money is nobody's risk.
  if (currency !== BRAND_CURRENCY) return undefined;
  const page = doorOf(batch);
  for (const [n, leg] of legs.entries()) {
    const share = shareOf(stake, legs, leg);
    const { maxLiability } = settingsOf(house, matches[n]!.league.id).content;
    const lying = page.lying.get(selectionKey(nameOf(leg)));
    if ((lying?.payout ?? 0n) + share.payout > maxLiability) return 'SPORTS_LIMIT';
    const theirs = page.members.get(memberKey(BigInt(leg.matchId), memberId, currency)) ?? 0n;
    if (theirs + share.payout > limits.maxMember) return 'SPORTS_LIMIT';
  }
  return undefined;
}

function noteSlip(batch: Batch, bet: Bet, legs: readonly TakenLeg[]): void {
  const page = doorOf(batch);
  const { id: betId, memberId, currency, stake } = bet;
  // The place of an each-way bet may win where its win is lost.
  const kind = slipOf(bet).isEachWay ? 'SYSTEM' : slipOf(bet).kind;
  page.slips.push({ betId, memberId, currency, kind, stake, placedAt: batch.at, legs });
  if (currency !== BRAND_CURRENCY) return;
  for (const leg of legs) {
    addExposure(page, nameOf(leg), { memberId, currency, ...shareOf(stake, legs, leg) });
  }
}
