import { type ModuleId, modulesOfCalls } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../platform/house.ts';
import { requireModule } from './whitelabel.ts';

const needed: ReadonlyMap<string, readonly ModuleId[]> = modulesOfCalls();

/**
 * Whatever a switch closes is refused here, before anyone looks at who asks; the contract has the table,
 * and names the calls that ask for themselves.
 */
export function refuseSwitchedOff(app: FastifyInstance, house: House): void {
  app.addHook('onRequest', async ({ routeOptions }) => {
    for (const modId of needed.get(routeOptions.config.name ?? '') ?? [])
      requireModule(house, modId);
  });
}
