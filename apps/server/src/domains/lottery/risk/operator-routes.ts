import { lotteryRiskOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { setNumber, showRisk } from './operator-risk.ts';
import { saveLimits } from './save-limits.ts';

export function riskOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.showRisk, (input) => showRisk(house, input));
  serve(app, contract.saveLimits, (input, caller) => saveLimits(house, caller, input));
  serve(app, contract.setNumber, (input, caller) => setNumber(house, caller, input));
}
