import { messagingResultsOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { showResults } from './results.ts';

export function resultsOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.showBroadcastResults, (input) => showResults(house, input));
}
