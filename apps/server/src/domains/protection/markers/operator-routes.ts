import { protectionMarkersOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { decideCase, listCases } from './cases.ts';

export function markerOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.listCases, (input) => listCases(house, input));
  serve(app, contract.decideCase, (input, caller) => decideCase(house, caller, input));
}
