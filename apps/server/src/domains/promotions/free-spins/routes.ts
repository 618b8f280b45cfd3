import { promotionsFreeSpins as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { listSpins } from './list-spins.ts';

export function spinRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.spins, (_input, { memberId, language }) =>
    listSpins(house, memberId, language),
  );
}
