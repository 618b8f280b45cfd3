import { type Money, moneyText } from '@baize/money';
import type { Batch, Bet, Verdict } from '../../play/index.ts';
import {
  type Asked,
  alertOf,
  answerMessage,
  closeRound,
  correctRound,
  isUndone,
  keepRound,
  type MessageAnswer,
  messageKey,
  postSure,
  type Refused,
  roundOf,
} from './judge.ts';
import { messagesOf } from './messages.ts';
import { partsOf, type RoundPart } from './round.ts';

export type AskedWin = Asked & { maxWin: Money; winCloses: boolean };

/** Pays a win, whoever the player is by now: no session, freeze or exclusion is asked about. */
export function judgeWin(batch: Batch, asked: AskedWin): Verdict<MessageAnswer> {
  const bet = roundOf(messagesOf(batch), asked);
  const refused = whyNot(batch, asked, bet);
  if (refused || !bet) return answerMessage(batch, asked, refused ?? 'UNKNOWN_BET');
  if (bet.payout + asked.amount > asked.maxWin) {
    const wanted = moneyText(bet.payout + asked.amount);
    const words = `A round would pay ${wanted}; at most ${moneyText(asked.maxWin)} was agreed`;
    const alert = alertOf(asked, 'WIN_TOO_LARGE', words);
    return answerMessage(batch, asked, 'BAD_REQUEST', {
      reason: 'WIN_TOO_LARGE',
      betId: bet.id,
      alert,
    });
  }
  pay(batch, asked, bet);
  if (asked.roundClosed || asked.winCloses || asked.amount === 0n) closeRound(batch, bet);
  return answerMessage(batch, asked, 'OK', { betId: bet.id });
}

function whyNot(batch: Batch, asked: AskedWin, bet: Bet | undefined): Refused | undefined {
  if (isUndone(messagesOf(batch), asked)) return 'ROLLED_BACK';
  if (!bet) return 'UNKNOWN_BET';
  if (bet.state === 'void') return 'ROLLED_BACK';
  if (asked.reference === null) return undefined;
  const won = partsOf(bet).find(({ kind, id }) => kind === 'bet' && id === asked.reference);
  if (!won) return 'UNKNOWN_BET';
  return won.isUndone ? 'ROLLED_BACK' : undefined;
}

function pay(batch: Batch, asked: AskedWin, bet: Bet): void {
  const { transactionId: id, amount, reference } = asked;
  const part: RoundPart = { kind: 'win', id, amount, reference, isUndone: false };
  keepRound(batch, bet, [...partsOf(bet), part]);
  if (amount === 0n) return;
  const { memberId, currency } = bet;
  const row = { memberId, currency, purpose: 'cash', counter: 'games', betId: bet.id } as const;
  postSure(batch, [{ ...row, amount, reason: 'PAYOUT', key: messageKey(asked) }]);
  // Reconciliation counts payouts against settlements: each win of a round is one.
  bet.settlements += 1;
  correctRound(batch, bet, bet.payout + amount);
}
