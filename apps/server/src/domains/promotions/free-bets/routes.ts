import { promotionsFreeBets as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { listFreeBets } from './list-free-bets.ts';

export function freeBetRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.freeBets, (_input, { memberId, language }) =>
    listFreeBets(house, memberId, language),
  );
}
