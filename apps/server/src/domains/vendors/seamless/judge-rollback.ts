import { moneyText } from '@baize/money';
import {
  type Batch,
  type Bet,
  cashOf,
  heardBefore,
  newsOf,
  type Verdict,
} from '../../play/index.ts';
import { moveRows, type Transfer } from '../../wallet/index.ts';
import type { Alert } from '../connections/alerts.ts';
import {
  type Asked,
  alertOf,
  answerMessage,
  closeRound,
  correctRound,
  keepRound,
  type MessageAnswer,
  messageKey,
  postSure,
  roundOf,
} from './judge.ts';
import { keyOf, type Message, messagesOf } from './messages.ts';
import { isWonOn, partsOf, type RoundPart } from './round.ts';

export type AskedRollback = Asked & {
  unknownRollback: 'OK' | 'UNKNOWN_BET';
  reversesWins: boolean;
  /** Vendors may leave it out; where they do not, it must be the whole of what is taken back. */
  hasAmount: boolean;
};

/** Takes a bet or a win back, once. What never came stays taken back, and is refused when it comes. */
export function judgeRollback(batch: Batch, asked: AskedRollback): Verdict<MessageAnswer> {
  const { messages, undoing } = messagesOf(batch);
  const key = keyOf(asked.vendor, asked.reference!);
  const target = messages.get(key);
  const earlier = undoing.get(key);
  if (target?.status !== 'OK') {
    return answerMessage(batch, asked, target ? 'OK' : asked.unknownRollback);
  }
  if (!isAbout(asked, target)) {
    return answerMessage(batch, asked, 'BAD_REQUEST', { reason: 'REFERENCE_DIFFERS' });
  }
  const bet = roundOf(messagesOf(batch), asked);
  const betId = target.betId === null ? {} : { betId: target.betId };
  if (earlier?.status === 'OK' || bet?.id !== target.betId || bet?.state === 'void') {
    return answerMessage(batch, asked, 'OK', betId);
  }
  const done = bet && undo(batch, asked, bet, target);
  if (!done) return answerMessage(batch, asked, 'ALREADY_SETTLED', betId);
  if (asked.roundClosed) closeRound(batch, bet);
  return answerMessage(batch, asked, 'OK', { ...betId, ...done });
}

type Undone = { alert?: Alert };

function undo(batch: Batch, asked: AskedRollback, bet: Bet, { kind }: Message): Undone | undefined {
  return kind === 'bet' ? undoBet(batch, asked, bet) : undoWin(batch, asked, bet);
}

function isAbout(asked: AskedRollback, target: Message): boolean {
  return (
    target.kind !== 'rollback' &&
    target.memberId === asked.memberId &&
    target.roundId === asked.roundId &&
    (!asked.hasAmount || asked.amount === 0n || target.amount === asked.amount)
  );
}

/** Only while nothing was won on it: a settled round is voided by operators, and by nobody else. */
function undoBet(batch: Batch, asked: AskedRollback, bet: Bet): Undone | undefined {
  const parts = partsOf(bet);
  const id = asked.reference!;
  if (bet.state !== 'open' || isWonOn(parts, id)) return undefined;
  const part = parts.find((one) => one.kind === 'bet' && one.id === id)!;
  part.isUndone = true;
  const { memberId, currency } = bet;
  postSure(
    batch,
    moveRows({
      from: { memberId, currency, purpose: 'stakes' },
      to: { memberId, currency, purpose: 'cash' },
      amount: part.amount,
      reasons: ['BET_CANCEL', 'BET_CANCEL'],
      key: messageKey(asked),
      betId: bet.id,
    }),
  );
  keepRound(batch, bet, parts);
  if (parts.every(({ isUndone }) => isUndone)) voidRound(batch, bet, parts);
  else bet.stake -= part.amount;
  return {};
}

/** Nothing of the round is left; its bet shows what was staked. */
function voidRound(batch: Batch, bet: Bet, parts: readonly RoundPart[]): void {
  const before = heardBefore(bet);
  const bets = parts.filter(({ kind }) => kind === 'bet');
  const stake = bets.reduce((sum, { amount }) => sum + amount, 0n);
  Object.assign(bet, { state: 'void', stake, payout: 0n, validBet: 0n, settledAt: batch.at });
  batch.news.push(newsOf('bet.voided', bet, batch.at, before));
}

/** What of the win is spent already becomes a debt: the main balance never goes below zero. */
function undoWin(batch: Batch, asked: AskedRollback, bet: Bet): Undone | undefined {
  if (!asked.reversesWins) return undefined;
  const parts = partsOf(bet);
  const part = parts.find((one) => one.kind === 'win' && one.id === asked.reference)!;
  part.isUndone = true;
  const cash = cashOf(batch, bet)!;
  const covered = cash.balance < part.amount ? cash.balance : part.amount;
  const owed = part.amount - covered;
  const row = {
    memberId: bet.memberId,
    currency: bet.currency,
    betId: bet.id,
    key: messageKey(asked),
    reason: 'PAYOUT_REVERSE' as const,
  };
  const rows: Transfer[] = [];
  if (covered > 0n) rows.push({ ...row, purpose: 'cash', counter: 'games', amount: -covered });
  if (owed > 0n) rows.push({ ...row, purpose: 'debt', counter: 'debts', amount: owed });
  postSure(batch, rows);
  keepRound(batch, bet, parts);
  correctRound(batch, bet, bet.payout - part.amount);
  const words = `A win of ${moneyText(part.amount)} was taken back; ${moneyText(owed)} of it is owed`;
  return { alert: alertOf(asked, 'WIN_REVERSED', words) };
}
