import { playDesk as desk } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/serve.ts';
import type { Play } from '../play/index.ts';
import { listCrashRounds } from './crash/desk.ts';
import { setLimits } from './limits.ts';
import { checkRulesNow } from './published-rules.ts';
import { showBetToOperator } from './replay.ts';
import { listOwnGames, listReturns, showReturn } from './returns.ts';

export function gamesOperatorRoutes(app: FastifyInstance, play: Play): void {
  const { house } = play;
  serve(app, desk.listGames, () => listOwnGames(house));
  serve(app, desk.setLimits, (wish, caller) => setLimits(house, caller, wish));
  serve(app, desk.checkRules, (_, caller) => checkRulesNow(house, caller));
  serve(app, desk.showReturn, (wish) => showReturn(house, wish));
  serve(app, desk.listCrashRounds, (wish) => listCrashRounds(house, wish));
  serve(app, desk.showBet, ({ betId }) => showBetToOperator(play, betId));
  serve(app, desk.listReturns, ({ days, byLevel }) =>
    listReturns(house, { days, byLevel: byLevel === 'yes' }),
  );
}
