import { openDesk } from '../../apps/server/src/domains/operators/index.ts';
import type { House } from '../../apps/server/src/platform/house.ts';
import { openPlayer } from '../../apps/server/src/testing/players.ts';

/** The people behind the guards' callers, in an empty house; the first of a kind has the id 1. */
export async function moveIn(house: House): Promise<void> {
  await openDesk(house, [
    {
      username: 'guard',
      name: 'Guard',
      roles: ['admin'],
      password: 'Baize-demo-1',
      needsPasswordChange: false,
    },
  ]);
  await openPlayer(house, 1n, '10000');
}
