import { gamesOperator, playRecordsOperator } from '@baize/contract';
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
  serve(app, gamesOperator.listGames, () => listOwnGames(house));
  serve(app, gamesOperator.setLimits, (wish, caller) => setLimits(house, caller, wish));
  serve(app, gamesOperator.checkRules, (_, caller) => checkRulesNow(house, caller));
  serve(app, gamesOperator.showReturn, (wish) => showReturn(house, wish));
  serve(app, gamesOperator.listCrashRounds, (wish) => listCrashRounds(house, wish));
  serve(app, playRecordsOperator.showBet, ({ betId }) => showBetToOperator(play, betId));
  serve(app, gamesOperator.listReturns, ({ days, byLevel }) =>
    listReturns(house, { days, byLevel: byLevel === 'yes' }),
  );
}
