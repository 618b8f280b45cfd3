import { agentsSettingsOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../platform/house.ts';
import { serve } from '../../platform/serve.ts';
import { saveAgentSettings } from './save-settings.ts';
import { agentSettings } from './settings.ts';

export function settingsRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.readSettings, () => agentSettings(house.db));
  serve(app, contract.saveSettings, (input, caller) => saveAgentSettings(house, caller, input));
}
