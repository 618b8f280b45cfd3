import { loyaltyLevelsOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { saveSettings, storedSettings } from '../settings.ts';
import { previewRules, saveRules } from './edit-rules.ts';
import { listHolders } from './list-holders.ts';
import { endManualLevel, setManualLevel } from './manual.ts';

export function levelOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.readRules, () => storedSettings(house, 'levels'));
  serve(app, contract.saveRules, (input, caller) => saveRules(house, caller, input));
  serve(app, contract.previewRules, ({ content }) => previewRules(house, content));
  serve(app, contract.listHolders, (input) => listHolders(house, input));
  serve(app, contract.setManualLevel, async (input, caller) => {
    await setManualLevel(house, caller, input);
    return null;
  });
  serve(app, contract.endManualLevel, async (input, caller) => {
    await endManualLevel(house, caller, input);
    return null;
  });
  serve(app, contract.readPointRules, () => storedSettings(house, 'points'));
  serve(app, contract.savePointRules, async (input, caller) => ({
    version: await saveSettings(house, caller, { ...input, name: 'points' }),
  }));
}
