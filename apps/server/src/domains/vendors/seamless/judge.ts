import type { vendorsSeamless } from '@baize/contract';
import type { Money } from '@baize/money';
import {
  type Batch,
  type Bet,
  type Category,
  cashOf,
  heardBefore,
  newsOf,
  settleInBatch,
  type Verdict,
  validBet,
} from '../../play/index.ts';
import { type Currency, enterAll, type Transfer } from '../../wallet/index.ts';
import type { Alert } from '../connections/alerts.ts';
import { keyOf, type Message, type MessagePage, messagesOf, roundKey } from './messages.ts';
import { detailOfParts, type RoundPart } from './round.ts';

/** A vendor's message on its way to a verdict. */
export type Asked = Omit<Message, 'status' | 'reason' | 'balance' | 'betId'> & {
  roundClosed: boolean;
  currency: Currency;
};

export type MessageAnswer = Pick<Message, 'status' | 'reason' | 'balance'> & {
  /** What somebody must be told of, once it is committed. */
  alerts: readonly Alert[];
};

export type Refused = Exclude<vendorsSeamless.VendorStatus, 'OK'>;

/**
 * The stored result of an id that came before. What was refused because something was missing is
 * judged anew: the bet of a win may have come meanwhile.
 */
export function recallMessage(batch: Batch, asked: Asked): Verdict<MessageAnswer> | undefined {
  const page = messagesOf(batch);
  const known = page.messages.get(keyOf(asked.vendor, asked.transactionId));
  if (!known) return undefined;
  if (known.content !== asked.content) {
    const words = `${known.kind} ${known.transactionId} came again as another ${asked.kind}`;
    const alert = alertOf(asked, 'DUPLICATE_DIFFERS', words);
    page.alerts.push(alert);
    const { balance } = known.memberId === asked.memberId ? known : { balance: null };
    return { answer: { status: 'DUPLICATE_DIFFERS', reason: null, balance, alerts: [alert] } };
  }
  const answer = answeredBefore(known, asked);
  return answer && { answer };
}

/** What was answered to the very same message, where nothing that came since can change it. */
export function answeredBefore(known: Message, { content }: Asked): MessageAnswer | undefined {
  if (known.content !== content || isOpenAgain(known)) return undefined;
  const { status, reason, balance } = known;
  return { status, reason, balance, alerts: [] };
}

function isOpenAgain({ kind, status, reason }: Message): boolean {
  return kind === 'win' && (status === 'UNKNOWN_BET' || reason === 'WIN_TOO_LARGE');
}

/** Keeps the result under the message's id, in the transaction that does what it says. */
export function answerMessage(
  batch: Batch,
  asked: Asked,
  status: vendorsSeamless.VendorStatus,
  more: { reason?: vendorsSeamless.VendorReason; betId?: bigint; alert?: Alert } = {},
): Verdict<MessageAnswer> {
  const { roundClosed: _, ...kept } = asked;
  const { messages, made, changed, undoing, alerts } = messagesOf(batch);
  const key = keyOf(asked.vendor, asked.transactionId);
  const message: Message = {
    ...kept,
    status,
    reason: more.reason ?? null,
    betId: more.betId ?? null,
    balance: cashOf(batch, asked)?.balance ?? null,
  };
  // One that was made in this very batch is written as it stands in the end.
  const earlier = messages.get(key);
  if (earlier && made.includes(earlier)) made[made.indexOf(earlier)] = message;
  else (earlier ? changed : made).push(message);
  messages.set(key, message);
  if (asked.kind === 'rollback') undoing.set(keyOf(asked.vendor, asked.reference!), message);
  const raised = more.alert ? [more.alert] : [];
  alerts.push(...raised);
  const { reason, balance } = message;
  return { answer: { status, reason, balance, alerts: raised } };
}

export function alertOf(asked: Asked, kind: Alert['kind'], words: string): Alert {
  const { vendor, transactionId, memberId } = asked;
  return { vendor, kind, subject: transactionId, memberId, words };
}

/** Whether this id was taken back before it came. */
export function isUndone({ undoing }: MessagePage, { vendor, transactionId }: Asked): boolean {
  return undoing.has(keyOf(vendor, transactionId));
}

export function roundOf({ rounds }: MessagePage, asked: Asked): Bet | undefined {
  return rounds.get(roundKey(asked));
}

/** Keys of vendors' movements begin with a sign that no request's id may hold. */
export function messageKey({ vendor, transactionId }: Asked): string {
  return `#${vendor}:${transactionId}`;
}

/** What is posted here was checked before, or belongs to the house. */
export function postSure(batch: Batch, transfers: readonly Transfer[]): void {
  const outcome = enterAll(batch.books, transfers);
  if (outcome !== 'posted') throw new Error(`A vendor's message was ${outcome}`);
}

/** Writes the parts and sums of a round on its bet. */
export function keepRound(batch: Batch, bet: Bet, parts: readonly RoundPart[]): void {
  bet.detail = detailOfParts(parts);
  batch.changed.add(bet);
}

/** The round is over: the stake is taken for good, and the turnover counted. */
export function closeRound(batch: Batch, bet: Bet): void {
  if (bet.state === 'open') settleInBatch(batch, bet, { payout: bet.payout });
}

/** A settled round pays more, or less, than was announced. */
export function correctRound(batch: Batch, bet: Bet, payout: Money): void {
  const before = heardBefore(bet);
  bet.payout = payout;
  batch.changed.add(bet);
  if (bet.state !== 'settled') return;
  bet.validBet = validBet({ category: bet.category as Category, stake: bet.stake, payout });
  bet.settledAt = batch.at;
  batch.news.push(newsOf('bet.settled', bet, batch.at, before));
}
