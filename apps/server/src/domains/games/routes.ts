import { games as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/serve.ts';
import { playerOf } from '../play/index.ts';
import { actOnBet, betOnGame, type Games, openBets } from './bet.ts';
import { showCrash, showPastRounds } from './crash/shown.ts';
import { showRules } from './published-rules.ts';
import { showBet } from './replay.ts';

export function gamesRoutes(app: FastifyInstance, games: Games): void {
  const { play } = games;
  const { house } = play;
  serve(app, contract.bet, (order, caller) => betOnGame(games, playerOf(caller), order));
  serve(app, contract.act, (asked, caller) => actOnBet(games, playerOf(caller), asked));
  serve(app, contract.openBets, async ({ gameCode }, caller) => ({
    list: await openBets(games, playerOf(caller), gameCode),
  }));
  serve(app, contract.findBet, ({ betId }, { memberId }) => showBet(play, memberId, betId));
  serve(app, contract.crashState, () => showCrash(house));
  serve(app, contract.crashRounds, (wanted) => showPastRounds(house, wanted));
  serve(app, contract.rules, ({ gameCode }) => showRules(gameCode));
}
