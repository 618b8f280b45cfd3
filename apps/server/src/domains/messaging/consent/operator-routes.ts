import { messagingSettingsOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { saveSettings, showSettings } from './settings.ts';

export function settingsOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.readMessagingSettings, () => showSettings(house));
  serve(app, contract.saveMessagingSettings, (input, caller) => saveSettings(house, caller, input));
}
