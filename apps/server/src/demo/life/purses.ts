import { randomUUID } from 'node:crypto';
import { hours } from '@baize/calendar';
import { money } from '@baize/money';
import type { House } from '../../platform/house.ts';
import type { Guest } from '../crowd/people.ts';
import { fund } from '../fund.ts';

/** What guests bring when they have nothing left. */
export type Purses = {
  /** Whether they have more now than before. */
  refill(guest: Guest, stakes: number): Promise<boolean>;
};

/** Whoever has nothing left comes back with a little, once an hour at most. */
export function openPurses(house: House): Purses {
  const brought = new Set<string>();
  return {
    refill: async ({ id, stake }, stakes) => {
      const visit = `${id}:${Math.floor(house.clock.now().getTime() / hours(1))}`;
      if (brought.has(visit)) return false;
      brought.add(visit);
      const key = `demo-life:${visit}:${randomUUID()}`;
      await fund(house, { memberId: id, amount: money(stake * stakes), key });
      return true;
    },
  };
}
