import { operatorsAudit as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { listAudit } from './audit-list.ts';
import { auditRefusals } from './audit-refusals.ts';
import { shipLastHead } from './jobs.ts';

export function auditOperatorRoutes(app: FastifyInstance, house: House): void {
  auditRefusals(app, house);
  shipLastHead(app, house);
  serve(app, contract.listAudit, (wanted) => listAudit(house, wanted));
}
