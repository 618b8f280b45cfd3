import { games as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { showCrash, showPastRounds } from './show-crash.ts';

export function crashRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.crashState, () => showCrash(house));
  serve(app, contract.crashRounds, (wanted) => showPastRounds(house, wanted));
}
