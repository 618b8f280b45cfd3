import { gamesOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { setLimits } from './limits.ts';
import { checkRulesNow } from './published-rules.ts';
import { listOwnGames, listReturns, showReturn } from './returns.ts';

export function ruleOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.listGames, () => listOwnGames(house));
  serve(app, contract.setLimits, (input, caller) => setLimits(house, caller, input));
  serve(app, contract.checkRules, (_, caller) => checkRulesNow(house, caller));
  serve(app, contract.showReturn, (input) => showReturn(house, input));
  serve(app, contract.listReturns, ({ days, byLevel }) =>
    listReturns(house, { days, byLevel: byLevel === 'yes' }),
  );
}
