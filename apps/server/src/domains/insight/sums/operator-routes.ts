import { insightSumsOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { checkDays } from './check.ts';
import { listChecks } from './checks.ts';
import { rebuildDays } from './rebuild.ts';

export function sumsOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.listChecks, (input) => listChecks(house, input));
  serve(app, contract.checkDays, async (period) => {
    const checks = await checkDays(house, period);
    return { days: checks.length, wrong: checks.filter(({ faults }) => faults.length > 0).length };
  });
  serve(app, contract.rebuildDays, async (period, caller) => {
    await rebuildDays(house, caller, period);
    return null;
  });
}
