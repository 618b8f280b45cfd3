import { sportsbookAlertsOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { listAlerts, markAlert } from './list-alerts.ts';

export function alertOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.listAlerts, (input) => listAlerts(house, input));
  serve(app, contract.markAlert, (input, caller) => markAlert(house, caller, input));
}
