import {
  cashierSettingsOperator as contract,
  cashierTextsOperator as texts,
} from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../platform/house.ts';
import { serve } from '../../platform/serve.ts';
import { saveSettings, storedSettings } from './settings.ts';
import { saveTexts, storedTexts } from './texts.ts';

export function settingsOperatorRoutes(app: FastifyInstance, house: House): void {
  takeTexts(app);
  serve(app, contract.readSettings, async () => {
    const { content, version } = await storedSettings(house.db);
    return { ...content, version };
  });
  serve(app, contract.saveSettings, (input, caller) => saveSettings(house, caller, input));
  serve(app, texts.readTexts, async () => {
    const { content, version } = await storedTexts(house.db);
    return { ...content, version };
  });
  serve(app, texts.saveTexts, (change, caller) => saveTexts(house, caller, change));
}

/** One text in every language is longer than any other call's body. */
function takeTexts(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.call === texts.saveTexts) route.bodyLimit = texts.TEXTS_BODY_BYTES;
  });
}
