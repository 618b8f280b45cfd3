import { playSettingsOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../platform/house.ts';
import { serve } from '../../platform/serve.ts';
import { savePlaySettings, showPlaySettings } from './settings.ts';

export function playSettingsOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.readSettings, () => showPlaySettings(house));
  serve(app, contract.saveSettings, (input, caller) => savePlaySettings(house, caller, input));
}
