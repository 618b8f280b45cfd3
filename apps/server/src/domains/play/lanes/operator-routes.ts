import { playLanesOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { listStops, setStop } from './stops.ts';

export function stopOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.listStops, () => listStops(house));
  serve(app, contract.setStop, (stop, caller) => setStop(house, caller, stop));
}
