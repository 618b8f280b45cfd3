import { loyaltyLevels as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { showClub, showLevels } from './club.ts';

export function levelRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.levels, () => showLevels(house));
  serve(app, contract.club, (_input, { memberId }) => showClub(house, memberId));
}
