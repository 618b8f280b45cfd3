import type { FastifyInstance } from 'fastify';
import { addGate } from '../../platform/edge/gates.ts';
import type { House } from '../../platform/house.ts';
import { refuse } from '../../platform/refusal.ts';
import { settingsOf } from './settings.ts';
import { mayBeClosed, standingFor } from './status.ts';

const GUARDED = /^\/(wps|lgw|lotto\/lgw)\//;

/**
 * While the house is closed, or closed to where the visitor is, it says so and does nothing else. The
 * contract names what is answered all the same: how we stand, whom to turn to, and the way out.
 */
export function refuseWhileClosed(app: FastifyInstance, house: House): void {
  addGate(app, 'onRequest', ({ url, call }) => {
    if (call?.whileClosed || !GUARDED.test(url)) return undefined;
    return ({ caller }) => {
      if (mayBeClosed(house)) refuseAsItStands(house, caller.address);
    };
  });
  // A call that does not exist is no way to learn that we are there.
  app.addHook('onRequest', (request, _reply, done) => {
    const isUnknownCall = mayBeClosed(house) && request.is404 && GUARDED.test(request.url);
    if (isUnknownCall) refuseAsItStands(house, request.caller.address);
    done();
  });
}

function refuseAsItStands(house: House, address: string): void {
  const { state } = standingFor(house, address);
  if (state === 2) refuse('REGION_RESTRICTED');
  if (state === 0) return;
  refuse('UNDER_MAINTENANCE', { value: { maintenanceEnd: settingsOf(house, 'status').endsAt } });
}
