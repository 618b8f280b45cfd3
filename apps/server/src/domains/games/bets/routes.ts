import { games as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/serve.ts';
import { playerOf } from '../../play/index.ts';
import { actOnBet, betOnGame, type Games, openBets } from './bet.ts';
import { showBet } from './replay.ts';

export function betRoutes(app: FastifyInstance, games: Games): void {
  const { play } = games;
  serve(app, contract.bet, (order, caller) => betOnGame(games, playerOf(caller), order));
  serve(app, contract.act, (asked, caller) => actOnBet(games, playerOf(caller), asked));
  serve(app, contract.openBets, async ({ gameCode }, caller) => ({
    list: await openBets(games, playerOf(caller), gameCode),
  }));
  serve(app, contract.findBet, ({ betId }, { memberId }) => showBet(play, memberId, betId));
}
