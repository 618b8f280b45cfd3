import { protectionSettingsOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../platform/house.ts';
import { serve } from '../../platform/serve.ts';
import { saveSettings, showSettings } from './settings.ts';

/** The market's rules, which all wings obey. */
export function settingsOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.readSettings, () => showSettings(house));
  serve(app, contract.saveSettings, (input, caller) => saveSettings(house, caller, input));
}
