import type { RefusalCode } from '@baize/contract';
import { type Money, moneyText } from '@baize/money';
import { type Currency, enterAll, moveRows, type Transfer } from '../../wallet/index.ts';
import { detailOf, uncountedOf } from '../bet-detail.ts';
import type { Bet, PaidBet } from '../bets.ts';
import { type Batch, cashOf, type Order, type Verdict } from '../lanes/batch.ts';
import { type Category, type Settled, validBet } from '../valid-bet.ts';
import { betKey, contentOf, refusedOrder } from './instant-order.ts';
import { heardBefore, newsOf } from './news.ts';
import { closedRefusal } from './refusals.ts';

/** A bet that is decided later: its stake waits in the member's own stakes account. */
export type OpenBet = {
  memberId: bigint;
  currency: Currency;
  requestId: string;
  vendor: string;
  gameCode: string;
  category: Category;
  stake: Money;
  roundId?: string | null;
  /** Where rounds follow each other: the one that takes bets when this one is judged. */
  roundAt?(at: Date): string;
  /** From this moment on it is too late: judged by the clock of the batch, not by when it was asked. */
  closesAt?: Date;
  choice?: unknown;
  rulesVersion?: number | null;
  detail?: unknown;
  /** Why the game itself does not take this bet. */
  refusal?: RefusalCode | undefined;
};

export type BetAnswer = { bet: Bet; balance: Money };

export function placeOrder(asked: OpenBet): Order<BetAnswer> {
  if (asked.refusal) return refusedOrder(asked, asked.refusal);
  const { memberId, currency, requestId, vendor, gameCode, category, stake } = asked;
  return {
    memberId,
    currency,
    purposes: ['cash', 'stakes'],
    claim: { key: requestId, content: () => contentOf({ ...asked, choice: asked.choice ?? null }) },
    ask: { memberId, currency, vendor, gameCode, category, stake },
    judge: (batch) => {
      const cash = cashOf(batch, asked);
      if (!cash) return { refused: 'WALLET_LOCKED' };
      if (cash.closedFor) return { refused: closedRefusal(cash.closedFor) };
      if (isTooLate(batch, asked)) return { refused: 'ISSUE_CLOSED' };
      const bet = openBet(batch, asked);
      const outcome = enterAll(batch.books, stakeMove(bet, 'cash', 'stakes', requestId, 'BET'));
      if (outcome !== 'posted') return { refused: 'INSUFFICIENT_BALANCE' };
      batch.made.push(bet);
      return { answer: { bet, balance: cash.balance } };
    },
  };
}

export function isTooLate(batch: Batch, { closesAt }: Pick<OpenBet, 'closesAt'>): boolean {
  return closesAt !== undefined && batch.at >= closesAt;
}

export function openBet(batch: Batch, asked: OpenBet): Bet {
  const { memberId, currency, requestId, vendor, gameCode, category, stake } = asked;
  return {
    id: batch.takeBetId(),
    memberId,
    currency,
    requestId,
    vendor,
    gameCode,
    category,
    stake,
    payout: 0n,
    validBet: 0n,
    state: 'open',
    placedAt: batch.at,
    settledAt: null,
    settlements: 0,
    seedId: null,
    nonce: null,
    roundId: asked.roundAt?.(batch.at) ?? asked.roundId ?? null,
    rulesVersion: asked.rulesVersion ?? null,
    choice: asked.choice ?? null,
    detail: asked.detail ?? null,
  };
}

export function stakeMove(
  { memberId, currency, stake, id }: Bet,
  from: 'cash' | 'stakes',
  to: 'cash' | 'stakes',
  key: string,
  reason: 'BET' | 'BET_CANCEL',
): Transfer[] {
  return moveRows({
    from: { memberId, currency, purpose: from },
    to: { memberId, currency, purpose: to },
    amount: stake,
    reasons: [reason, reason],
    key,
    betId: id,
  });
}

/** Which bet, and whose: its accounts are locked before it is read. */
export type BetName = Pick<Bet, 'id' | 'memberId' | 'currency'>;

export type Settlement = Pick<
  Settled,
  'result' | 'oddsHundredths' | 'counted' | 'rake' | 'isFree'
> & {
  payout: Money;
  detail?: unknown;
};

/** What a bet comes to; as a function it is asked under the lock, of the bet as it stands there. */
export type Result = Settlement | ((bet: Bet) => Settlement);

export const settlementOf = (result: Result, bet: Bet): Settlement =>
  typeof result === 'function' ? result(bet) : result;

/** Pays an open bet out. The same result again is answered as it was; another one is refused. */
export function settleOrder(name: BetName, result: Result): Order<BetAnswer> {
  return onBet(name, ['cash', 'stakes'], (batch, bet) => {
    if (bet.state === 'void') return { refused: 'BET_DECIDED' };
    const settlement = settlementOf(result, bet);
    if (bet.state === 'settled' && bet.payout === settlement.payout) return answerOf(batch, bet);
    if (bet.state !== 'open') return { refused: 'BET_DECIDED' };
    if (settlement.payout < bet.payout) return { refused: 'ACTION_NOT_ALLOWED' };
    settleInBatch(batch, bet, settlement);
    return answerOf(batch, bet);
  });
}

/** Takes the stake of an open bet and pays what it won, less what a vendor's round was paid before. */
export function settleInBatch(batch: Batch, bet: PaidBet, settlement: Settlement): void {
  post(batch, [...stakeTaken(bet), ...paid(bet, settlement.payout - bet.payout, 1)]);
  close(batch, bet, settlement);
  batch.news.push(newsOf('bet.settled', bet, batch.at));
}

/** Its owner may take a bet back until `closesAt`; the house may at any time. */
export type HowToVoid = { evenIfSettled?: boolean; closesAt?: Date };

/** Gives the stake back. A settled bet is voided only by those who may: its win is taken back too. */
export function voidOrder(
  name: BetName,
  { evenIfSettled = false, closesAt }: HowToVoid = {},
): Order<BetAnswer> {
  return onBet(name, ['cash', 'stakes', 'debt'], (batch, bet) => {
    if (bet.state === 'void') return answerOf(batch, bet);
    if (bet.state === 'settled' && !evenIfSettled) return { refused: 'BET_DECIDED' };
    if (closesAt && batch.at >= closesAt) return { refused: 'ISSUE_CLOSED' };
    voidInBatch(batch, bet);
    return answerOf(batch, bet);
  });
}

export function voidInBatch(batch: Batch, bet: Bet): void {
  const before = heardBefore(bet);
  if (bet.state === 'open') {
    post(batch, stakeMove(bet, 'stakes', 'cash', betKey(bet.id, 'void', 0), 'BET_CANCEL'));
  } else {
    post(batch, stakeReturned(bet));
  }
  takeBack(batch, bet);
  Object.assign(bet, { state: 'void', payout: 0n, validBet: 0n, settledAt: batch.at });
  batch.changed.add(bet);
  batch.news.push(newsOf('bet.voided', bet, batch.at, before));
}

/** Corrects a settled bet: the old win is reversed and the new one paid, under the same bet. */
export function resettleOrder(name: BetName, result: Result): Order<BetAnswer> {
  return onBet(name, ['cash', 'stakes', 'debt'], (batch, bet) => {
    if (bet.state !== 'settled') return { refused: 'BET_DECIDED' };
    const settlement = settlementOf(result, bet);
    if (bet.payout === settlement.payout && isBack(bet) === isBack(settlement)) {
      return answerOf(batch, bet);
    }
    const before = heardBefore(bet);
    post(batch, paid(bet, settlement.payout, bet.settlements + 1));
    takeBack(batch, bet);
    repayDebt(batch, bet, settlement.payout - bet.payout);
    close(batch, bet, settlement);
    batch.news.push(newsOf('bet.settled', bet, batch.at, before));
    return answerOf(batch, bet);
  });
}

/** Counts the play of a settled bet anew, where what its owner backs beside it has changed. No money moves. */
export function recountOrder(name: BetName, uncounted: Money): Order<BetAnswer> {
  return onBet(name, ['cash'], (batch, bet) => {
    if (bet.state !== 'settled' || uncountedOf(bet) === uncounted) return answerOf(batch, bet);
    const before = heardBefore(bet);
    const { uncounted: _counted, ...detail } = detailOf(bet);
    const anew = uncounted > 0n ? { ...detail, uncounted: moneyText(uncounted) } : detail;
    close(batch, bet, { payout: bet.payout, detail: anew });
    batch.news.push(newsOf('bet.settled', bet, batch.at, before));
    return answerOf(batch, bet);
  });
}

export function onBet<Answer = BetAnswer>(
  { id, memberId, currency }: BetName,
  purposes: Order['purposes'],
  judge: (batch: Batch, bet: Bet) => Verdict<Answer>,
): Order<Answer> {
  return {
    memberId,
    currency,
    purposes,
    betIds: [id],
    judge: (batch) => {
      const bet = batch.bets.get(id);
      const isTheirs = bet?.memberId === memberId && bet.currency === currency;
      return bet && isTheirs
        ? judge(batch, bet)
        : { refused: 'BET_NOT_FOUND' satisfies RefusalCode };
    },
  };
}

/**
 * Field by field, and none that the bet does not have: a field that is added to a copy takes as long as
 * all the rest of closing it, and many thousands of bets are closed within seconds.
 */
function close(batch: Batch, bet: PaidBet & { settledAt?: Date | null }, to: Settlement): void {
  const { payout, detail = bet.detail } = to;
  bet.payout = payout;
  bet.validBet = validBet({
    category: bet.category,
    stake: bet.stake,
    payout,
    uncounted: uncountedOf({ detail }),
    result: to.result,
    oddsHundredths: to.oddsHundredths,
    counted: to.counted,
    rake: to.rake,
    isFree: to.isFree,
  });
  bet.state = 'settled';
  if ('settledAt' in bet) bet.settledAt = batch.at;
  bet.settlements += 1;
  bet.detail = detail;
  batch.changed.add(bet);
}

function stakeTaken({ id, memberId, currency, stake }: PaidBet): Transfer[] {
  if (stake === 0n) return [];
  return [
    {
      memberId,
      currency,
      purpose: 'stakes',
      counter: 'games',
      amount: -stake,
      reason: 'BET',
      key: betKey(id, 'take', 1),
      betId: id,
    },
  ];
}

function stakeReturned({ id, memberId, currency, stake }: Bet): Transfer[] {
  if (stake === 0n) return [];
  const key = betKey(id, 'void', 0);
  const row = { memberId, currency, purpose: 'cash', counter: 'games', betId: id } as const;
  return [{ ...row, amount: stake, reason: 'BET_CANCEL', key }];
}

/** What a free bet wins is a gift of the house, as its stake was. */
const payerOf = (bet: PaidBet) => (detailOf(bet).freeBet === undefined ? 'games' : 'promotions');

/** A free bet that is lost and one that is given back both pay nothing. */
const isBack = ({ detail }: { detail?: unknown }): boolean =>
  detailOf({ detail: detail ?? null }).isFreeBetBack === true;

function paid(bet: PaidBet, payout: Money, n: number): Transfer[] {
  if (payout === 0n) return [];
  const { id, memberId, currency } = bet;
  return [
    {
      memberId,
      currency,
      purpose: 'cash',
      counter: payerOf(bet),
      amount: payout,
      reason: 'PAYOUT',
      key: betKey(id, 'pay', n),
      betId: id,
    },
  ];
}

/** A win that was spent already becomes a debt: the main balance never goes below zero. */
function takeBack(batch: Batch, bet: Bet): void {
  const { id, memberId, currency, payout, settlements } = bet;
  if (payout === 0n) return;
  const cash = cashOf(batch, bet)!;
  const covered = cash.balance < payout ? cash.balance : payout;
  const row = { memberId, currency, betId: id, reason: 'PAYOUT_REVERSE' } as const;
  const rows: Transfer[] = [];
  if (covered > 0n) {
    const key = betKey(id, 'reverse', settlements);
    rows.push({ ...row, purpose: 'cash', counter: payerOf(bet), amount: -covered, key });
  }
  if (covered < payout) {
    const key = betKey(id, 'debt', settlements);
    rows.push({ ...row, purpose: 'debt', counter: 'debts', amount: payout - covered, key });
  }
  post(batch, rows);
}

/** A win that was taken back as a debt, and stands after all, ends that debt first: it was spent once already. */
function repayDebt(batch: Batch, bet: Bet, more: Money): void {
  const { id, memberId, currency, settlements } = bet;
  const owed = batch.books.accounts.get(`${memberId}/debt/${currency}`)?.balance ?? 0n;
  if (settlements < 2 || more <= 0n || owed === 0n) return;
  const amount = owed < more ? -owed : -more;
  const key = betKey(id, 'repay', settlements);
  const row = { memberId, currency, betId: id, reason: 'PAYOUT_REVERSE', amount, key } as const;
  post(batch, [
    { ...row, purpose: 'cash', counter: payerOf(bet) },
    { ...row, purpose: 'debt', counter: 'debts' },
  ]);
}

/** Money of the house's own movements is always there: what cannot be posted is a broken invariant. */
function post(batch: Batch, transfers: Transfer[]): void {
  const outcome = enterAll(batch.books, transfers);
  if (outcome !== 'posted') throw new Error(`A settlement was ${outcome}`);
}

function answerOf(batch: Batch, bet: Bet): Verdict<BetAnswer> {
  return { answer: { bet, balance: cashOf(batch, bet)!.balance } };
}
