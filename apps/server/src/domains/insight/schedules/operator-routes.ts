import { insightSchedulesOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { listSchedules, removeSchedule, saveSchedule } from './schedules.ts';

export function schedulesOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.listSchedules, () => listSchedules(house));
  serve(app, contract.saveSchedule, (input, caller) => saveSchedule(house, caller, input));
  serve(app, contract.removeSchedule, ({ id }, caller) => removeSchedule(house, caller, id));
}
