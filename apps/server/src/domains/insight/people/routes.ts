import { insightVisits as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { countVisit } from './visits.ts';

export function peopleRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.countVisit, (input, caller) => countVisit(house, caller, input));
}
