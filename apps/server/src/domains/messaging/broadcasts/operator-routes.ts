import { messagingBroadcastsOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { listBroadcasts, showBroadcast } from './list-broadcasts.ts';
import { previewBroadcast } from './preview.ts';
import { copyBroadcast, saveBroadcast } from './save-broadcast.ts';
import { steerBroadcast } from './steer-broadcast.ts';

export function broadcastOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.listBroadcasts, (input) => listBroadcasts(house, input));
  serve(app, contract.showBroadcast, ({ id }) => showBroadcast(house, id));
  serve(app, contract.saveBroadcast, (input, caller) => saveBroadcast(house, caller, input));
  serve(app, contract.copyBroadcast, ({ id }, caller) => copyBroadcast(house, caller, id));
  serve(app, contract.steerBroadcast, (input, caller) => steerBroadcast(house, caller, input));
  serve(app, contract.previewBroadcast, (input) => previewBroadcast(house, input));
}
