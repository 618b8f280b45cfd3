import { type Money, moneyText } from '@baize/money';
import type { Bet } from '../bets.ts';
import type { Desk, Verdict } from '../desk.ts';
import {
  type Asked,
  alarmOf,
  closeRound,
  correctRound,
  isUndone,
  keepRound,
  type MessageAnswer,
  messageKey,
  postSure,
  type Refused,
  roundOf,
  told,
} from './judge.ts';
import { partsOf, type RoundPart } from './round.ts';

export type AskedWin = Asked & { maxWin: Money; winCloses: boolean };

/** Pays a win, whoever the player is by now: no session, freeze or exclusion is asked about. */
export function judgeWin(desk: Desk, asked: AskedWin): Verdict<MessageAnswer> {
  const bet = roundOf(desk.vendors!, asked);
  const refused = whyNot(desk, asked, bet);
  if (refused || !bet) return told(desk, asked, refused ?? 'UNKNOWN_BET');
  if (bet.payout + asked.amount > asked.maxWin) {
    const wanted = moneyText(bet.payout + asked.amount);
    const words = `A round would pay ${wanted}; at most ${moneyText(asked.maxWin)} was agreed`;
    const alarm = alarmOf(asked, 'WIN_TOO_LARGE', words);
    return told(desk, asked, 'BAD_REQUEST', { reason: 'WIN_TOO_LARGE', betId: bet.id, alarm });
  }
  pay(desk, asked, bet);
  if (asked.roundClosed || asked.winCloses || asked.amount === 0n) closeRound(desk, bet);
  return told(desk, asked, 'OK', { betId: bet.id });
}

function whyNot(desk: Desk, asked: AskedWin, bet: Bet | undefined): Refused | undefined {
  if (isUndone(desk.vendors!, asked)) return 'ROLLED_BACK';
  if (!bet) return 'UNKNOWN_BET';
  if (bet.state === 'void') return 'ROLLED_BACK';
  if (asked.reference === null) return undefined;
  const won = partsOf(bet).find(({ kind, id }) => kind === 'bet' && id === asked.reference);
  if (!won) return 'UNKNOWN_BET';
  return won.isUndone ? 'ROLLED_BACK' : undefined;
}

function pay(desk: Desk, asked: AskedWin, bet: Bet): void {
  const { transactionId: id, amount, reference } = asked;
  const part: RoundPart = { kind: 'win', id, amount, reference, isUndone: false };
  keepRound(desk, bet, [...partsOf(bet), part]);
  if (amount === 0n) return;
  const { memberId, currency } = bet;
  const row = { memberId, currency, purpose: 'cash', counter: 'games', betId: bet.id } as const;
  postSure(desk, [{ ...row, amount, reason: 'PAYOUT', key: messageKey(asked) }]);
  // Reconciliation counts payouts against settlements: each win of a round is one.
  bet.settlements += 1;
  correctRound(desk, bet, bet.payout + amount);
}
