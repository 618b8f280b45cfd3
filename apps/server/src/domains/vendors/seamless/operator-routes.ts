import { vendorsSeamlessOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { compareDay, listComparisons } from './compare.ts';
import { listMessages, listRounds } from './message-lists.ts';

export function seamlessOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.listMessages, (input) => listMessages(house, input));
  serve(app, contract.listRounds, (input) => listRounds(house, input));
  serve(app, contract.listComparisons, (input) => listComparisons(house, input));
  serve(app, contract.compareNow, ({ code, day }) => compareDay(house, code, day));
}
