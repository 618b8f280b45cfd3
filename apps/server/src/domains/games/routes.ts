import { games as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/serve.ts';
import { type Play, playerOf } from '../play/index.ts';
import { actOnBet, betOnGame, openBets } from './bet.ts';
import { showRules } from './published-rules.ts';
import { showBet } from './replay.ts';

export function gamesRoutes(app: FastifyInstance, play: Play): void {
  serve(app, contract.bet, (order, caller) => betOnGame(play, playerOf(caller), order));
  serve(app, contract.act, (asked, caller) => actOnBet(play, playerOf(caller), asked));
  serve(app, contract.openBets, async ({ gameCode }, caller) => ({
    list: await openBets(play, playerOf(caller), gameCode),
  }));
  serve(app, contract.findBet, ({ betId }, { memberId }) => showBet(play, memberId, betId));
  serve(app, contract.rules, ({ gameCode }) => showRules(gameCode));
}
