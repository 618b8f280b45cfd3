import type { FastifyInstance } from 'fastify';
import type { House } from '../../platform/house.ts';
import { refuse } from '../../platform/refusal.ts';
import { settingsOf } from './settings.ts';
import { standingFor } from './status.ts';

const GUARDED = /^\/(wps|lgw|lotto\/lgw)\//;
/** Open to everyone always: how we stand, the keys to ask with, whom to turn to, and the way out. */
const OPEN = [
  /^\/wps\/(v2\/)?system\/status$/,
  /^\/wps\/session\/key(\/|$)/,
  /^\/wps\/session\/logout$/,
  /^\/wps\/relay\/WPSCORE_getCustomerServiceScript$/,
  /^\/wps\/system\/collect$/,
];

/** While the house is closed, or closed to where the visitor is, it says so and does nothing else. */
export function keepDoors(app: FastifyInstance, house: House): void {
  app.addHook('onRequest', async (request) => {
    const path = request.url.split('?', 1)[0]!;
    if (!GUARDED.test(path) || OPEN.some((open) => open.test(path))) return;
    const { state } = standingFor(house, request.caller.address);
    if (state === 1)
      refuse('UNDER_MAINTENANCE', {
        value: { maintenanceEnd: settingsOf(house, 'status').endsAt },
      });
    if (state === 2) refuse('REGION_RESTRICTED');
  });
}
