import { protectionDesk as desk } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../platform/house.ts';
import { serve } from '../../platform/serve.ts';
import { saveSettings, showSettings } from './settings.ts';

export function protectionOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, desk.readSettings, () => showSettings(house));
  serve(app, desk.saveSettings, (wish, caller) => saveSettings(house, caller, wish));
}
