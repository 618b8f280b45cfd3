import { enterAll, moveRows } from '../../wallet/index.ts';
import type { Bet } from '../bets.ts';
import { cashOf, type Desk, type Verdict } from '../desk.ts';
import { openBet } from '../open-orders.ts';
import type { Category } from '../valid-bet.ts';
import {
  type Asked,
  closeRound,
  isUndone,
  keepRound,
  type MessageAnswer,
  messageKey,
  type Refused,
  roundOf,
  told,
} from './judge.ts';
import { roundKey } from './messages.ts';
import { detailOfParts, MOST_PARTS, partsOf } from './round.ts';

export type AskedBet = Asked & {
  /** Under whose name the game is listed. */
  listedAs: string;
  category: Category;
  /** Known before the lock: the session is over, for instance. */
  refused?: Refused | undefined;
};

/** Takes a stake: the first of a round opens it, the others add to it. */
export function judgeBet(desk: Desk, asked: AskedBet): Verdict<MessageAnswer> {
  if (isUndone(desk.vendors!, asked)) return told(desk, asked, 'ROLLED_BACK');
  if (asked.refused) return told(desk, asked, asked.refused);
  const cash = cashOf(desk, asked);
  if (!cash) return told(desk, asked, 'BAD_REQUEST', { reason: 'UNKNOWN_PLAYER' });
  if (cash.closedFor) return told(desk, asked, 'PLAYER_BLOCKED');
  const round = roundOf(desk.vendors!, asked);
  if (round?.state === 'settled') return told(desk, asked, 'ALREADY_SETTLED', { betId: round.id });
  if (round && partsOf(round).length >= MOST_PARTS) {
    return told(desk, asked, 'BAD_REQUEST', { reason: 'ROUND_TOO_LONG' });
  }
  const isNew = round?.state !== 'open';
  const bet = isNew ? newRound(desk, asked) : round;
  if (enterAll(desk.books, stakeRows(bet, asked)) !== 'posted') {
    return told(desk, asked, 'INSUFFICIENT_FUNDS');
  }
  if (isNew) openOnDesk(desk, asked, bet);
  else addStake(desk, asked, bet);
  if (asked.roundClosed) closeRound(desk, bet);
  return told(desk, asked, 'OK', { betId: bet.id });
}

function newRound(desk: Desk, asked: AskedBet): Bet {
  const { memberId, currency, vendor, transactionId, listedAs, category, gameCode, roundId } =
    asked;
  const requestId = `${vendor}:${transactionId}`;
  const detail = detailOfParts([partOf(asked)]);
  const game = { vendor: listedAs, gameCode, category, roundId, detail };
  return openBet(desk, { memberId, currency, requestId, stake: asked.amount, ...game });
}

function openOnDesk(desk: Desk, asked: AskedBet, bet: Bet): void {
  const { vendor, memberId, roundId } = asked;
  desk.made.push(bet);
  desk.vendors!.rounds.set(roundKey(asked), bet);
  desk.vendors!.opened.push({ vendor, memberId, roundId, betId: bet.id });
}

function addStake(desk: Desk, asked: AskedBet, bet: Bet): void {
  bet.stake += asked.amount;
  keepRound(desk, bet, [...partsOf(bet), partOf(asked)]);
}

const partOf = ({ transactionId: id, amount }: AskedBet) =>
  ({ kind: 'bet', id, amount, reference: null, isUndone: false }) as const;

function stakeRows({ id, memberId, currency }: Bet, asked: AskedBet) {
  return moveRows({
    from: { memberId, currency, purpose: 'cash' },
    to: { memberId, currency, purpose: 'stakes' },
    amount: asked.amount,
    reasons: ['BET', 'BET'],
    key: messageKey(asked),
    betId: id,
  });
}
