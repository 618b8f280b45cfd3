import type { RefusalCode } from '@baize/contract';
import { type Chance, canonicalText } from '@baize/games';
import { type Money, moneyText } from '@baize/money';
import type { Currency, Transfer } from '../../wallet/index.ts';
import { enterAll } from '../../wallet/index.ts';
import type { BetDetail } from '../bet-detail.ts';
import type { Bet } from '../bets.ts';
import { type Batch, cashOf, type Order } from '../lanes/batch.ts';
import { type Category, validBet } from '../valid-bet.ts';
import { floatsOf } from './chance-of-bet.ts';
import { hitNews, newsOf } from './news.ts';
import { closedRefusal } from './refusals.ts';
import type { StakeGift } from './stake-gift.ts';

/** A bet that is decided at once, by the member's own seed pair. */
export type InstantBet<Outcome extends { payout: Money }> = {
  memberId: bigint;
  currency: Currency;
  requestId: string;
  vendor: string;
  gameCode: string;
  category: Category;
  stake: Money;
  /** In its one spelling: kept with the bet, and compared when the request comes again. */
  choice: unknown;
  rulesVersion: number;
  /** The stake is the house's: `stake` is nothing then. */
  gift?: StakeGift | undefined;
  /** What of the stake is no play, because the bet backs nearly every outcome. */
  uncounted?: Money;
  /** Why the game itself does not take this bet: kept with the request as any other refusal. */
  refusal?: RefusalCode | undefined;
  /** The game's own rule: pure, so that anyone can compute the bet again. */
  decide(chance: Chance): Outcome;
  /** What is told of a bet that was made before by rules that are not these. */
  asPaid?(bet: Bet): Outcome;
};

export type InstantAnswer<Outcome> = {
  bet: Bet;
  balance: Money;
  outcome: Outcome;
  fairness: { serverSeedHash: string; clientSeed: string; nonce: bigint };
};

export function instantOrder<Outcome extends { payout: Money; pots?: readonly string[] }>(
  asked: InstantBet<Outcome>,
  fixed: BetDetail | null,
): Order<InstantAnswer<Outcome>> {
  if (asked.refusal) return refusedOrder(asked, asked.refusal);
  const { memberId, currency, requestId, vendor, gameCode, category, stake, gift } = asked;
  return {
    memberId,
    currency,
    purposes: ['cash'],
    claim: { key: requestId, content: () => contentOf(asked) },
    ask: { memberId, currency, vendor, gameCode, category, stake },
    drawsSeed: true,
    accompanied: gift?.accompanied,
    judge: (batch) => {
      const cash = cashOf(batch, asked);
      if (!cash) return { refused: 'WALLET_LOCKED' };
      if (cash.closedFor) return { refused: closedRefusal(cash.closedFor) };
      if (cash.balance < stake) return { refused: 'INSUFFICIENT_BALANCE' };
      const gone = gift?.refusal(batch);
      if (gone) return { refused: gone };
      const seed = batch.seeds.get(cash.seedId!)!;
      const nonce = cash.nonce + 1n;
      const outcome = asked.decide(floatsOf(seed, { nonce, detail: fixed }));
      const bet = settledBet(batch, asked, outcome, { seedId: seed.id, nonce, fixed });
      if (enterAll(batch.books, betTransfers(bet)) !== 'posted') {
        throw new Error('A covered bet could not be posted');
      }
      cash.nonce = nonce;
      gift?.note(batch, bet);
      batch.made.push(bet);
      batch.news.push(newsOf('bet.settled', bet, batch.at));
      if (outcome.pots?.length) batch.news.push(hitNews(bet, outcome.pots, batch.at));
      const fairness = { serverSeedHash: seed.hash, clientSeed: seed.clientSeed, nonce };
      return { answer: { bet, balance: cash.balance, outcome, fairness } };
    },
  };
}

type AskedBet = Pick<
  Bet,
  'memberId' | 'currency' | 'requestId' | 'vendor' | 'gameCode' | 'stake'
> & {
  choice?: unknown;
  roundId?: string | null;
};

/** A bet that cannot be: its key is taken all the same, unless it made a bet before. */
export function refusedOrder(asked: AskedBet, refused: RefusalCode): Order<never> {
  const { memberId, currency, requestId, choice } = asked;
  return {
    memberId,
    currency,
    purposes: ['cash'],
    claim: { key: requestId, content: () => contentOf({ ...asked, choice: choice ?? null }) },
    judge: () => ({ refused }),
  };
}

/** What makes two requests the same bet. */
export function contentOf(
  bet: Pick<Bet, 'vendor' | 'gameCode' | 'stake'> & { choice: unknown; roundId?: string | null },
): string {
  const { vendor, gameCode, stake, choice, roundId } = bet;
  return canonicalText({
    vendor,
    gameCode,
    stake,
    choice: choice ?? null,
    roundId: roundId ?? null,
  });
}

function settledBet(
  batch: Batch,
  asked: InstantBet<{ payout: Money }>,
  { payout, pots }: { payout: Money; pots?: readonly string[] },
  { seedId, nonce, fixed }: { seedId: bigint; nonce: bigint; fixed: BetDetail | null },
): Bet {
  const { category, stake, gift, uncounted = 0n } = asked;
  // Spelt out: objects put together from parts cost several times as much, and this is every bet.
  return {
    id: batch.takeBetId(),
    memberId: asked.memberId,
    requestId: asked.requestId,
    vendor: asked.vendor,
    gameCode: asked.gameCode,
    category,
    roundId: null,
    currency: asked.currency,
    state: 'settled',
    stake,
    payout,
    validBet: validBet({ category, stake, payout, isFree: gift !== undefined, uncounted }),
    placedAt: batch.at,
    settledAt: batch.at,
    rulesVersion: asked.rulesVersion,
    settlements: 1,
    seedId,
    nonce,
    choice: asked.choice,
    detail: gift
      ? { ...fixed, freeStake: moneyText(gift.stake) }
      : keptDetail(fixed, pots, uncounted),
  };
}

/** Most bets have nothing to remember, and no object is made for them. */
function keptDetail(
  fixed: BetDetail | null,
  pots: readonly string[] | undefined,
  uncounted: Money,
): BetDetail | null {
  const detail = pots?.length ? { ...fixed, pots } : fixed;
  return uncounted > 0n ? { ...detail, uncounted: moneyText(uncounted) } : detail;
}

/** Stake and win go straight between the member's cash and the house's games. */
function betTransfers(bet: Bet): Transfer[] {
  const taken = gamesTransfer(bet, 'BET', -bet.stake, bet.requestId);
  if (bet.payout === 0n) return [taken];
  return [taken, gamesTransfer(bet, 'PAYOUT', bet.payout, betKey(bet.id, 'pay', 1))];
}

function gamesTransfer(
  { memberId, currency, id }: Bet,
  reason: 'BET' | 'PAYOUT',
  amount: Money,
  key: string,
): Transfer {
  return { memberId, currency, purpose: 'cash', counter: 'games', betId: id, amount, reason, key };
}

/** Keys of the house's own begin with a sign that no request's id may hold. */
export function betKey(
  betId: bigint,
  step: 'take' | 'pay' | 'reverse' | 'debt' | 'repay' | 'void',
  n: number,
) {
  return `#${betId}.${step}.${n}`;
}
