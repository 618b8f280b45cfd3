import {
  type Batch,
  type Bet,
  type Category,
  cashOf,
  openBet,
  type Verdict,
} from '../../play/index.ts';
import { enterAll, moveRows } from '../../wallet/index.ts';
import {
  type Asked,
  answerMessage,
  closeRound,
  isUndone,
  keepRound,
  type MessageAnswer,
  messageKey,
  type Refused,
  roundOf,
} from './judge.ts';
import { messagesOf, roundKey } from './messages.ts';
import { detailOfParts, MAX_PARTS, partsOf } from './round.ts';

export type AskedBet = Asked & {
  /** Under whose name the game is listed. */
  listedAs: string;
  category: Category;
  /** Known before the lock: the session is over, for instance. */
  refused?: Refused | undefined;
};

/** Takes a stake: the first of a round opens it, the others add to it. */
export function judgeBet(batch: Batch, asked: AskedBet): Verdict<MessageAnswer> {
  if (isUndone(messagesOf(batch), asked)) return answerMessage(batch, asked, 'ROLLED_BACK');
  if (asked.refused) return answerMessage(batch, asked, asked.refused);
  const cash = cashOf(batch, asked);
  if (!cash) return answerMessage(batch, asked, 'BAD_REQUEST', { reason: 'UNKNOWN_PLAYER' });
  if (cash.closedFor) return answerMessage(batch, asked, 'PLAYER_BLOCKED');
  const round = roundOf(messagesOf(batch), asked);
  if (round?.state === 'settled')
    return answerMessage(batch, asked, 'ALREADY_SETTLED', { betId: round.id });
  if (round && partsOf(round).length >= MAX_PARTS) {
    return answerMessage(batch, asked, 'BAD_REQUEST', { reason: 'ROUND_TOO_LONG' });
  }
  const isNew = round?.state !== 'open';
  const bet = isNew ? newRound(batch, asked) : round;
  if (enterAll(batch.books, stakeRows(bet, asked)) !== 'posted') {
    return answerMessage(batch, asked, 'INSUFFICIENT_FUNDS');
  }
  if (isNew) openInBatch(batch, asked, bet);
  else addStake(batch, asked, bet);
  if (asked.roundClosed) closeRound(batch, bet);
  return answerMessage(batch, asked, 'OK', { betId: bet.id });
}

function newRound(batch: Batch, asked: AskedBet): Bet {
  const { memberId, currency, vendor, transactionId, listedAs, category, gameCode, roundId } =
    asked;
  const requestId = `${vendor}:${transactionId}`;
  const detail = detailOfParts([partOf(asked)]);
  const game = { vendor: listedAs, gameCode, category, roundId, detail };
  return openBet(batch, { memberId, currency, requestId, stake: asked.amount, ...game });
}

function openInBatch(batch: Batch, asked: AskedBet, bet: Bet): void {
  const { vendor, memberId, roundId } = asked;
  batch.made.push(bet);
  messagesOf(batch).rounds.set(roundKey(asked), bet);
  messagesOf(batch).opened.push({ vendor, memberId, roundId, betId: bet.id });
}

function addStake(batch: Batch, asked: AskedBet, bet: Bet): void {
  bet.stake += asked.amount;
  keepRound(batch, bet, [...partsOf(bet), partOf(asked)]);
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
