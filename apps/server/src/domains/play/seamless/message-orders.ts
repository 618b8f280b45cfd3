import type { RefusalCode } from '@baize/contract';
import type { Desk, Order, Verdict } from '../desk.ts';
import { type Asked, type MessageAnswer, recallMessage, told } from './judge.ts';
import { type AskedBet, judgeBet } from './judge-bet.ts';
import { type AskedRollback, judgeRollback } from './judge-rollback.ts';
import { type AskedWin, judgeWin } from './judge-win.ts';

/** Vendors' messages travel in the same lanes as every other bet. */
export function betMessage(asked: AskedBet): Order<MessageAnswer> {
  const { memberId, currency, listedAs, gameCode, category, amount } = asked;
  return {
    ...orderOf(asked, (desk) => judgeBet(desk, asked)),
    ask: { memberId, currency, vendor: listedAs, gameCode, category, stake: amount },
    turnAway: (desk, _code: RefusalCode) => told(desk, asked, 'PLAYER_BLOCKED'),
  };
}

export function winMessage(asked: AskedWin): Order<MessageAnswer> {
  return orderOf(asked, (desk) => judgeWin(desk, asked));
}

export function rollbackMessage(asked: AskedRollback): Order<MessageAnswer> {
  return orderOf(asked, (desk) => judgeRollback(desk, asked));
}

function orderOf(
  asked: Asked,
  judge: (desk: Desk) => Verdict<MessageAnswer>,
): Order<MessageAnswer> {
  const { memberId, currency } = asked;
  return {
    memberId,
    currency,
    purposes: ['cash', 'stakes', 'debt'],
    message: asked,
    recall: (desk) => recallMessage(desk, asked),
    judge,
  };
}
