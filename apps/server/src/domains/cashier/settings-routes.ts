import { cashierSettings as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../platform/house.ts';
import { serve } from '../../platform/serve.ts';
import { saveSettings, storedSettings } from './settings.ts';

export function settingsRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.readSettings, async () => {
    const { content, version } = await storedSettings(house.db);
    return { ...content, version };
  });
  serve(app, contract.saveSettings, (wish, caller) => saveSettings(house, caller, wish));
}
