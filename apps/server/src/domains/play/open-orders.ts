import type { RefusalCode } from '@baize/contract';
import type { Money } from '@baize/money';
import { type Currency, enterAll, moveRows, type Transfer } from '../wallet/index.ts';
import type { Bet } from './bets.ts';
import { cashOf, type Desk, type Order, type Verdict } from './desk.ts';
import { betKey, contentOf, refusedOrder } from './instant-order.ts';
import { heardBefore, newsOf } from './news.ts';
import { closedRefusal } from './refusals.ts';
import { type Category, type Settled, validBet } from './valid-bet.ts';

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
    judge: (desk) => {
      const cash = cashOf(desk, asked);
      if (!cash) return { refused: 'WALLET_LOCKED' };
      if (cash.closedFor) return { refused: closedRefusal(cash.closedFor) };
      if (isTooLate(desk, asked)) return { refused: 'ISSUE_CLOSED' };
      const bet = openBet(desk, asked);
      const outcome = enterAll(desk.books, stakeMove(bet, 'cash', 'stakes', requestId, 'BET'));
      if (outcome !== 'posted') return { refused: 'INSUFFICIENT_BALANCE' };
      desk.made.push(bet);
      return { answer: { bet, balance: cash.balance } };
    },
  };
}

export function isTooLate(desk: Desk, { closesAt }: Pick<OpenBet, 'closesAt'>): boolean {
  return closesAt !== undefined && desk.at >= closesAt;
}

export function openBet(desk: Desk, asked: OpenBet): Bet {
  const { memberId, currency, requestId, vendor, gameCode, category, stake } = asked;
  return {
    id: desk.takeBetId(),
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
    placedAt: desk.at,
    settledAt: null,
    settlements: 0,
    seedId: null,
    nonce: null,
    roundId: asked.roundAt?.(desk.at) ?? asked.roundId ?? null,
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

export type Settlement = Pick<Settled, 'result' | 'oddsHundredths' | 'rake' | 'isFree'> & {
  payout: Money;
  detail?: unknown;
};

/** Pays an open bet out. The same result again is answered as it was; another one is refused. */
export function settleOrder(name: BetName, settlement: Settlement): Order<BetAnswer> {
  return onBet(name, ['cash', 'stakes'], (desk, bet) => {
    if (bet.state === 'settled' && bet.payout === settlement.payout) return answerOf(desk, bet);
    if (bet.state !== 'open') return { refused: 'BET_DECIDED' };
    if (settlement.payout < bet.payout) return { refused: 'ACTION_NOT_ALLOWED' };
    settleOnDesk(desk, bet, settlement);
    return answerOf(desk, bet);
  });
}

/** Takes the stake of an open bet and pays what it won, less what a vendor's round was paid before. */
export function settleOnDesk(desk: Desk, bet: Bet, settlement: Settlement): void {
  post(desk, [...stakeTaken(bet), ...paid(bet, settlement.payout - bet.payout, 1)]);
  close(desk, bet, settlement);
  desk.news.push(newsOf('bet.settled', bet, desk.at));
}

/** Its owner may take a bet back until `closesAt`; the house may at any time. */
export type HowToVoid = { evenIfSettled?: boolean; closesAt?: Date };

/** Gives the stake back. A settled bet is voided only by those who may: its win is taken back too. */
export function voidOrder(
  name: BetName,
  { evenIfSettled = false, closesAt }: HowToVoid = {},
): Order<BetAnswer> {
  return onBet(name, ['cash', 'stakes', 'debt'], (desk, bet) => {
    if (bet.state === 'void') return answerOf(desk, bet);
    if (bet.state === 'settled' && !evenIfSettled) return { refused: 'BET_DECIDED' };
    if (closesAt && desk.at >= closesAt) return { refused: 'ISSUE_CLOSED' };
    voidOnDesk(desk, bet);
    return answerOf(desk, bet);
  });
}

export function voidOnDesk(desk: Desk, bet: Bet): void {
  const before = heardBefore(bet);
  if (bet.state === 'open') {
    post(desk, stakeMove(bet, 'stakes', 'cash', betKey(bet.id, 'void', 0), 'BET_CANCEL'));
  } else {
    post(desk, stakeReturned(bet));
  }
  takeBack(desk, bet);
  Object.assign(bet, { state: 'void', payout: 0n, validBet: 0n, settledAt: desk.at });
  desk.changed.add(bet);
  desk.news.push(newsOf('bet.voided', bet, desk.at, before));
}

/** Corrects a settled bet: the old win is reversed and the new one paid, under the same bet. */
export function resettleOrder(name: BetName, settlement: Settlement): Order<BetAnswer> {
  return onBet(name, ['cash', 'stakes', 'debt'], (desk, bet) => {
    if (bet.state !== 'settled') return { refused: 'BET_DECIDED' };
    if (bet.payout === settlement.payout) return answerOf(desk, bet);
    const before = heardBefore(bet);
    post(desk, paid(bet, settlement.payout, bet.settlements + 1));
    takeBack(desk, bet);
    close(desk, bet, settlement);
    desk.news.push(newsOf('bet.settled', bet, desk.at, before));
    return answerOf(desk, bet);
  });
}

export function onBet<Answer = BetAnswer>(
  { id, memberId, currency }: BetName,
  purposes: Order['purposes'],
  judge: (desk: Desk, bet: Bet) => Verdict<Answer>,
): Order<Answer> {
  return {
    memberId,
    currency,
    purposes,
    betId: id,
    judge: (desk) => {
      const bet = desk.bets.get(id);
      const isTheirs = bet?.memberId === memberId && bet.currency === currency;
      return bet && isTheirs
        ? judge(desk, bet)
        : { refused: 'BET_NOT_FOUND' satisfies RefusalCode };
    },
  };
}

function close(desk: Desk, bet: Bet, settlement: Settlement): void {
  const { payout, detail, ...facts } = settlement;
  const { category, stake } = bet;
  Object.assign(bet, {
    payout,
    validBet: validBet({ category, stake, payout, ...facts }),
    state: 'settled',
    settledAt: desk.at,
    settlements: bet.settlements + 1,
    detail: detail ?? bet.detail,
  });
  desk.changed.add(bet);
}

function stakeTaken({ id, memberId, currency, stake }: Bet): Transfer[] {
  if (stake === 0n) return [];
  const key = betKey(id, 'take', 1);
  const row = { memberId, currency, purpose: 'stakes', counter: 'games', betId: id } as const;
  return [{ ...row, amount: -stake, reason: 'BET', key }];
}

function stakeReturned({ id, memberId, currency, stake }: Bet): Transfer[] {
  if (stake === 0n) return [];
  const key = betKey(id, 'void', 0);
  const row = { memberId, currency, purpose: 'cash', counter: 'games', betId: id } as const;
  return [{ ...row, amount: stake, reason: 'BET_CANCEL', key }];
}

function paid({ id, memberId, currency }: Bet, payout: Money, n: number): Transfer[] {
  if (payout === 0n) return [];
  const row = { memberId, currency, purpose: 'cash', counter: 'games', betId: id } as const;
  return [{ ...row, amount: payout, reason: 'PAYOUT', key: betKey(id, 'pay', n) }];
}

/** A win that was spent already becomes a debt: the main balance never goes below zero. */
function takeBack(desk: Desk, bet: Bet): void {
  const { id, memberId, currency, payout, settlements } = bet;
  if (payout === 0n) return;
  const cash = cashOf(desk, bet)!;
  const covered = cash.balance < payout ? cash.balance : payout;
  const row = { memberId, currency, betId: id, reason: 'PAYOUT_REVERSE' } as const;
  const rows: Transfer[] = [];
  if (covered > 0n) {
    const key = betKey(id, 'reverse', settlements);
    rows.push({ ...row, purpose: 'cash', counter: 'games', amount: -covered, key });
  }
  if (covered < payout) {
    const key = betKey(id, 'debt', settlements);
    rows.push({ ...row, purpose: 'debt', counter: 'debts', amount: payout - covered, key });
  }
  post(desk, rows);
}

/** Money of the house's own movements is always there: what cannot be posted is a broken invariant. */
function post(desk: Desk, transfers: Transfer[]): void {
  const outcome = enterAll(desk.books, transfers);
  if (outcome !== 'posted') throw new Error(`A settlement was ${outcome}`);
}

function answerOf(desk: Desk, bet: Bet): Verdict<BetAnswer> {
  return { answer: { bet, balance: cashOf(desk, bet)!.balance } };
}
