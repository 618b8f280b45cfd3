import { messagingConsent as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { addDevice, dropDevices } from './devices.ts';
import { publicPushKey } from './push-keys.ts';

export function pushRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.readPushKey, async () => ({ key: await publicPushKey(house) }));
  serve(app, contract.addPushDevice, async (device, { memberId }) => {
    await addDevice(house, memberId, device);
    return null;
  });
  serve(app, contract.dropPushDevices, async ({ endpoint }, { memberId }) => {
    await dropDevices(house, memberId, endpoint);
    return null;
  });
}
