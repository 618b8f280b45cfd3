import { play as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../platform/house.ts';
import { serve } from '../../platform/serve.ts';
import { listUnfinished } from './unfinished.ts';

export function playOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.unfinishedBets, ({ size }) => listUnfinished(house, size));
}
