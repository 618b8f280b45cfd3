import { lotteryIssuesOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { askVoid } from './void-issue.ts';

export function drawsOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.askVoid, (input, caller) => askVoid(house, caller, input));
}
