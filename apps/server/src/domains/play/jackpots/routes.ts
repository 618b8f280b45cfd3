import { playJackpots as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { showPots } from './show-pots.ts';

export function jackpotRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.jackpots, () => showPots(house));
}
