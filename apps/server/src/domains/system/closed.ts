import type { FastifyInstance } from 'fastify';
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
  app.addHook('onRequest', ({ url, routeOptions, caller }, _reply, done) => {
    // The route that was found, not what was typed: /%77ps leads to /wps as well.
    const isOpen = routeOptions.config.call?.whileClosed || !GUARDED.test(routeOptions.url ?? url);
    if (isOpen || !mayBeClosed(house)) return done();
    const { state } = standingFor(house, caller.address);
    if (state === 0) return done();
    if (state === 2) refuse('REGION_RESTRICTED');
    refuse('UNDER_MAINTENANCE', { value: { maintenanceEnd: settingsOf(house, 'status').endsAt } });
  });
}
