import { agentsDesk as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../platform/house.ts';
import { serve } from '../../platform/serve.ts';
import { agentSettings } from './settings.ts';
import { saveAgentSettings } from './settings-desk.ts';

export function agentsOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.readSettings, () => agentSettings(house.db));
  serve(app, contract.saveSettings, (wish, caller) => saveAgentSettings(house, caller, wish));
}
