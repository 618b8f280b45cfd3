import type { seamless } from '@baize/contract';
import type { Money } from '@baize/money';
import { enterAll, type Transfer } from '../../wallet/index.ts';
import type { Bet } from '../bets.ts';
import { cashOf, type Desk, type Verdict } from '../desk.ts';
import { heardBefore, newsOf } from '../news.ts';
import { settleOnDesk } from '../open-orders.ts';
import { type Category, validBet } from '../valid-bet.ts';
import { type Alarm, keyOf, type Message, roundKey, type VendorDesk } from './messages.ts';
import { detailOfParts, type RoundPart } from './round.ts';

/** A vendor's message on its way to a verdict. */
export type Asked = Omit<Message, 'status' | 'reason' | 'balance' | 'betId'> & {
  roundClosed: boolean;
  currency: 'USD';
};

export type MessageAnswer = Pick<Message, 'status' | 'reason' | 'balance'> & {
  /** What somebody must be told of, once it is committed. */
  alarms: readonly Alarm[];
};

export type Refused = Exclude<seamless.VendorStatus, 'OK'>;

/**
 * The stored result of an id that came before. What was refused because something was missing is
 * judged anew: the bet of a win may have come meanwhile.
 */
export function recallMessage(desk: Desk, asked: Asked): Verdict<MessageAnswer> | undefined {
  const vendors = desk.vendors!;
  const known = vendors.messages.get(keyOf(asked.vendor, asked.transactionId));
  if (!known) return undefined;
  if (known.content !== asked.content) {
    const words = `${known.kind} ${known.transactionId} came again as another ${asked.kind}`;
    const alarm = alarmOf(asked, 'DUPLICATE_DIFFERS', words);
    vendors.alarms.push(alarm);
    const { balance } = known.memberId === asked.memberId ? known : { balance: null };
    return { answer: { status: 'DUPLICATE_DIFFERS', reason: null, balance, alarms: [alarm] } };
  }
  if (isOpenAgain(known)) return undefined;
  const { status, reason, balance } = known;
  return { answer: { status, reason, balance, alarms: [] } };
}

function isOpenAgain({ kind, status, reason }: Message): boolean {
  return kind === 'win' && (status === 'UNKNOWN_BET' || reason === 'WIN_TOO_LARGE');
}

/** Keeps the result under the message's id, in the transaction that does what it says. */
export function told(
  desk: Desk,
  asked: Asked,
  status: seamless.VendorStatus,
  more: { reason?: seamless.VendorReason; betId?: bigint; alarm?: Alarm } = {},
): Verdict<MessageAnswer> {
  const { roundClosed: _, ...kept } = asked;
  const { messages, made, changed, undoing, alarms } = desk.vendors!;
  const key = keyOf(asked.vendor, asked.transactionId);
  const message: Message = {
    ...kept,
    status,
    reason: more.reason ?? null,
    betId: more.betId ?? null,
    balance: cashOf(desk, asked)?.balance ?? null,
  };
  // One that was made in this very batch is written as it stands in the end.
  const earlier = messages.get(key);
  if (earlier && made.includes(earlier)) made[made.indexOf(earlier)] = message;
  else (earlier ? changed : made).push(message);
  messages.set(key, message);
  if (asked.kind === 'rollback') undoing.set(keyOf(asked.vendor, asked.reference!), message);
  const raised = more.alarm ? [more.alarm] : [];
  alarms.push(...raised);
  const { reason, balance } = message;
  return { answer: { status, reason, balance, alarms: raised } };
}

export function alarmOf(asked: Asked, kind: Alarm['kind'], words: string): Alarm {
  const { vendor, transactionId, memberId } = asked;
  return { vendor, kind, subject: transactionId, memberId, words };
}

/** Whether this id was taken back before it came. */
export function isUndone({ undoing }: VendorDesk, { vendor, transactionId }: Asked): boolean {
  return undoing.has(keyOf(vendor, transactionId));
}

export function roundOf({ rounds }: VendorDesk, asked: Asked): Bet | undefined {
  return rounds.get(roundKey(asked));
}

/** Keys of vendors' movements begin with a sign that no request's id may hold. */
export function messageKey({ vendor, transactionId }: Asked): string {
  return `#${vendor}:${transactionId}`;
}

/** What is posted here was checked before, or belongs to the house. */
export function postSure(desk: Desk, transfers: readonly Transfer[]): void {
  const outcome = enterAll(desk.books, transfers);
  if (outcome !== 'posted') throw new Error(`A vendor's message was ${outcome}`);
}

/** Writes the parts and sums of a round on its bet. */
export function keepRound(desk: Desk, bet: Bet, parts: readonly RoundPart[]): void {
  bet.detail = detailOfParts(parts);
  desk.changed.add(bet);
}

/** The round is over: the stake is taken for good, and the turnover counted. */
export function closeRound(desk: Desk, bet: Bet): void {
  if (bet.state === 'open') settleOnDesk(desk, bet, { payout: bet.payout });
}

/** A settled round pays more, or less, than was announced. */
export function correctRound(desk: Desk, bet: Bet, payout: Money): void {
  const before = heardBefore(bet);
  bet.payout = payout;
  desk.changed.add(bet);
  if (bet.state !== 'settled') return;
  bet.validBet = validBet({ category: bet.category as Category, stake: bet.stake, payout });
  bet.settledAt = desk.at;
  desk.news.push(newsOf('bet.settled', bet, desk.at, before));
}
