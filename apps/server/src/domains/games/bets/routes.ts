import { games as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { serveOften } from '../../../platform/serve/often.ts';
import { serve } from '../../../platform/serve.ts';
import { playerOf } from '../../play/index.ts';
import { writeBet } from '../shown-bet.ts';
import { actOnBet, betOnGame, type Games, openBets } from './bet.ts';
import { readQuickBet } from './quick-bet.ts';
import { showBet } from './replay.ts';

export function betRoutes(app: FastifyInstance, games: Games): void {
  const { play } = games;
  const { house } = play;
  serveOften(app, house, contract.bet, {
    handle: (order, caller) => betOnGame(games, playerOf(caller), order),
    read: readQuickBet,
    write: writeBet,
  });
  serveOften(app, house, contract.act, {
    handle: (asked, caller) => actOnBet(games, playerOf(caller), asked),
    write: writeBet,
  });
  serve(app, contract.openBets, async ({ gameCode }, caller) => ({
    list: await openBets(games, playerOf(caller), gameCode),
  }));
  serve(app, contract.findBet, ({ betId }, { memberId }) => showBet(play, memberId, betId));
}
