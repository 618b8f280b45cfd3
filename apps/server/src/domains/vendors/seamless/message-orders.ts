import type { RefusalCode } from '@baize/contract';
import type { Batch, Order, Verdict } from '../../play/index.ts';
import { type Asked, answerMessage, type MessageAnswer, recallMessage, roundOf } from './judge.ts';
import { type AskedBet, judgeBet } from './judge-bet.ts';
import { type AskedRollback, judgeRollback } from './judge-rollback.ts';
import { type AskedWin, judgeWin } from './judge-win.ts';
import { messageCompanion, messagesOf, roundKey } from './messages.ts';

/** Vendors' messages travel in the same lanes as every other bet. */
export function betMessage(asked: AskedBet): Order<MessageAnswer> {
  const { memberId, currency, listedAs, gameCode, category, amount } = asked;
  return {
    ...orderOf(asked, (batch) => judgeBet(batch, asked)),
    ask: { memberId, currency, vendor: listedAs, gameCode, category, stake: amount },
    roundOf: (batch) => ({
      name: roundKey(asked),
      staked: roundOf(messagesOf(batch), asked)?.stake ?? 0n,
    }),
    turnAway: (batch, _code: RefusalCode) => answerMessage(batch, asked, 'PLAYER_BLOCKED'),
  };
}

export function winMessage(asked: AskedWin): Order<MessageAnswer> {
  return orderOf(asked, (batch) => judgeWin(batch, asked));
}

export function rollbackMessage(asked: AskedRollback): Order<MessageAnswer> {
  return orderOf(asked, (batch) => judgeRollback(batch, asked));
}

function orderOf(
  asked: Asked,
  judge: (batch: Batch) => Verdict<MessageAnswer>,
): Order<MessageAnswer> {
  const { memberId, currency } = asked;
  return {
    memberId,
    currency,
    purposes: ['cash', 'stakes', 'debt'],
    accompanied: { companion: messageCompanion, subject: asked },
    recall: (batch) => recallMessage(batch, asked),
    judge,
  };
}
