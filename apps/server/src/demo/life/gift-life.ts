import { randomUUID } from 'node:crypto';
import { hours, seconds } from '@baize/calendar';
import { claimAll } from '../../domains/promotions/index.ts';
import { openLease } from '../../platform/database/lease.ts';
import type { Domain } from '../../platform/domain.ts';
import type { House } from '../../platform/house.ts';
import { Refusal } from '../../platform/refusal.ts';
import { repeat } from '../../platform/repeat.ts';
import { findGuests, type Guest } from '../crowd/people.ts';

const BETWEEN_MS = seconds(3);
const ROUND_MS = hours(1);
/** One guest of so many looks after their gifts. */
const ONE_OF = 3;

/** The demo's guests fetch what waits for them, so that campaigns have people in them and a cost. */
export const giftLife: Domain = {
  name: 'demo-gifts',
  start: (app, house) => {
    let life: { stop(): Promise<void> } | undefined;
    // Not before: until it serves, a new house is still being filled.
    app.addHook('onListen', async () => {
      life = openGiftLife(house);
    });
    app.addHook('onClose', async () => life?.stop());
  },
};

function openGiftLife(house: House): { stop(): Promise<void> } {
  const lease = openLease(house.db, 'demo gifts');
  let waiting: Guest[] = [];
  const loop = repeat(
    async () => {
      if (!(await lease.take())) return;
      if (waiting.length === 0) waiting = (await findGuests(house)).filter(comesForGifts);
      const guest = waiting.pop();
      if (guest) await fetchGifts(house, guest);
    },
    {
      everyMs: () => (waiting.length > 0 ? BETWEEN_MS : ROUND_MS),
      onError: (err) => house.log.warn({ err }, 'the guests of the demo fetch no gifts'),
    },
  );
  return {
    stop: async () => {
      await loop.stop();
      await lease.release().catch(() => undefined);
    },
  };
}

const comesForGifts = (_guest: Guest, n: number) => n % ONE_OF === 0;

/** Whoever is excluded, for instance, is refused, as any member would be. */
export async function fetchGifts(house: House, { id }: Pick<Guest, 'id'>): Promise<void> {
  try {
    await claimAll(house, { memberId: id, language: 'EN' }, randomUUID());
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
