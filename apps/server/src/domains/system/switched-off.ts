import { type ModuleId, modulesOfCalls } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { addGate } from '../../platform/edge/gates.ts';
import type { House } from '../../platform/house.ts';
import { requireModule } from './whitelabel.ts';

const needed: ReadonlyMap<string, readonly ModuleId[]> = modulesOfCalls();

/**
 * Whatever a switch closes is refused here, before anyone looks at who asks; the contract has the table,
 * and names the calls that ask for themselves.
 */
export function refuseSwitchedOff(app: FastifyInstance, house: House): void {
  addGate(app, 'onRequest', ({ name = '' }) => {
    const modules = needed.get(name) ?? [];
    if (modules.length === 0) return undefined;
    return () => {
      for (const modId of modules) requireModule(house, modId);
    };
  });
}
