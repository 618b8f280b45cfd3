import { agentsPlacementOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { setTopRebates } from './top-rebates.ts';

export function rebatesOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.setTopRebates, (input, caller) => setTopRebates(house, caller, input));
}
