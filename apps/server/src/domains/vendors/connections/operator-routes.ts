import { vendorDesk as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { listAlerts, markAlert } from './alerts.ts';
import { askConnection } from './ask-connection.ts';
import { askSecret } from './ask-secret.ts';
import { listConnections } from './save-connection.ts';

export function connectionOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.listDoors, () => listConnections(house));
  serve(app, contract.saveDoor, (input, caller) => askConnection(house, caller, input));
  serve(app, contract.rotateSecret, (input, caller) => askSecret(house, caller, input));
  serve(app, contract.listAlarms, (input) => listAlerts(house, input));
  serve(app, contract.markAlarm, (input, caller) => markAlert(house, caller, input));
}
