import { agentsSumsOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { memberTotals } from './member-totals.ts';

export function sumsOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.memberTotals, ({ memberId }) => memberTotals(house, BigInt(memberId)));
}
