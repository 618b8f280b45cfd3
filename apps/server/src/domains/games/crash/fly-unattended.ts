import { crashPoint, crashRules, crashTimeOf } from '@baize/games';
import type { Insertable } from 'kysely';
import type { Tables } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import type { Place } from '../../play/index.ts';
import { placeAfter } from './chains.ts';
import { PAUSE_MS } from './driver.ts';
import { lastRound } from './rounds.ts';

/**
 * Lets the rounds of a game that was never played fly, from this house's clock until an instant, with
 * nobody aboard. Each is decided by the chain that was committed to, as any round is.
 */
export async function flyUnattended(house: House, until: Date): Promise<void> {
  if (await lastRound(house)) return;
  const rows = await roundsUntil(house, until);
  if (rows.length === 0) return;
  await house.db
    .insertInto('crash_rounds')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

type Row = Insertable<Tables['crash_rounds']>;

async function roundsUntil(house: House, until: Date): Promise<Row[]> {
  const rows: Row[] = [];
  let opensAt = house.clock.now().getTime();
  let last: Place | undefined;
  for (;;) {
    last = await placeAfter(house, last);
    const { chain, link } = last;
    const hash = chain.links[link]!;
    const crash = crashPoint(hash, chain.salt);
    const startsAt = opensAt + crashRules.bettingMs;
    const crashAt = Math.ceil(startsAt + crashTimeOf(crash));
    if (crashAt + PAUSE_MS > until.getTime()) return rows;
    rows.push({
      id: BigInt(rows.length + 1),
      chain_id: chain.id,
      number: link,
      opens_at: new Date(opensAt),
      starts_at: new Date(startsAt),
      crash,
      hash,
      settled_at: new Date(crashAt + PAUSE_MS),
      voided_at: null,
    });
    opensAt = crashAt + PAUSE_MS;
  }
}
