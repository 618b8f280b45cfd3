import { insightDashboardOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { showHealth } from './health.ts';
import { showToday } from './today.ts';

export function dashboardOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.today, () => showToday(house));
  serve(app, contract.health, () => showHealth(house));
}
