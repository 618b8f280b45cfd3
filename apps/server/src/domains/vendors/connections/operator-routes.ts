import { vendorsConnectionsOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { listAlerts, markAlert } from './alerts.ts';
import { askConnection } from './ask-connection.ts';
import { askSecret } from './ask-secret.ts';
import { listConnections } from './save-connection.ts';

export function connectionOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.listConnections, () => listConnections(house));
  serve(app, contract.saveConnection, (input, caller) => askConnection(house, caller, input));
  serve(app, contract.rotateSecret, (input, caller) => askSecret(house, caller, input));
  serve(app, contract.listAlerts, (input) => listAlerts(house, input));
  serve(app, contract.markAlert, (input, caller) => markAlert(house, caller, input));
}
