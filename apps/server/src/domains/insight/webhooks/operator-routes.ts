import { insightWebhooksOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { listDeliveries, listWebhooks } from './webhook-lists.ts';
import { addWebhook, removeWebhook, replayEvents, rotateSecret, saveWebhook } from './webhooks.ts';

export function webhooksOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.listWebhooks, () => listWebhooks(house));
  serve(app, contract.addWebhook, (input, caller) => addWebhook(house, caller, input));
  serve(app, contract.saveWebhook, (input, caller) => saveWebhook(house, caller, input));
  serve(app, contract.removeWebhook, ({ id }, caller) => removeWebhook(house, caller, id));
  serve(app, contract.rotateSecret, ({ id }, caller) => rotateSecret(house, caller, id));
  serve(app, contract.replayEvents, (input, caller) => replayEvents(house, caller, input));
  serve(app, contract.listDeliveries, (input) => listDeliveries(house, input));
}
