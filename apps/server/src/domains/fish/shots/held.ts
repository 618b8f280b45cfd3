import type { Freeze } from '@baize/games';
import { numberColumn } from '../../../platform/database/array-text.ts';
import type { House } from '../../../platform/house.ts';
import { BEGIN, type LaneConnection } from '../../play/index.ts';
import type { Statement } from '../../wallet/index.ts';
import {
  forgetEnded,
  type KnownVisits,
  knownVisits,
  type Magazines,
  readMagazines,
} from '../magazines/known-visits.ts';
import type { SeaState } from '../seas/sea.ts';
import type { CaughtFish } from '../tables.ts';
import type { Asked } from './bundle.ts';
import { openPresence, type Presence } from './presence.ts';

export type HeldSea = SeaState & {
  /** How many were ever caught there, which counts the writes of its row. */
  count: number;
  isChanged: boolean;
};

export type HeldVisit = { version: number; magazines: Magazines };

/** What is decided upon, under the lock of its rows. */
export type Held = { seas: Map<bigint, HeldSea>; visits: Map<bigint, HeldVisit> };

/**
 * What this server knows of seas and visits. It is written on while it is held, so whatever could not
 * be committed is forgotten, and read again.
 */
export type Knowledge = {
  visits: KnownVisits;
  seas: Map<bigint, HeldSea>;
  presence: Presence;
};

export const openKnowledge = (house: House): Knowledge => ({
  visits: knownVisits(house),
  seas: new Map(),
  presence: openPresence(),
});

const MAX_SEAS = 2_000;

/** First the seas, then the visits, each in the order of their ids; read only where others wrote. */
export async function hold(
  connection: LaneConnection,
  known: Knowledge,
  asked: readonly Asked[],
  now: Date,
): Promise<Held> {
  const seaIds = [...new Set(asked.filter(hasHits).map(({ sea }) => sea.id))];
  const visitIds = [...new Set(asked.map(({ visit }) => visit.id))];
  const [, seas, visits] = await connection.together(() => [
    connection.run(BEGIN, []),
    seaIds.length > 0 ? connection.run(holdSeas, [numberColumn(seaIds, (id) => id)]) : [],
    connection.run(holdVisits, [numberColumn(visitIds, (id) => id)]),
  ]);
  return {
    seas: await heldSeas(connection, known, seas as [bigint, number][]),
    visits: await heldVisits(connection, known, visits as [bigint, number][], now),
  };
}

const hasHits = ({ input }: Asked) => input.hits.length > 0;

const holdSeas: Statement = {
  name: 'fish-hold-seas',
  text: 'select id, caught_count from fish_seas where id = any($1::bigint[]) order by id for update',
};

const holdVisits: Statement = {
  name: 'fish-hold-versions',
  text: `select id, shots_version from fish_visits where id = any($1::bigint[])
    order by id for no key update`,
};

const selectSeas: Statement = {
  name: 'fish-select-seas',
  text: 'select id, caught_count, freezes, caught from fish_seas where id = any($1::bigint[])',
};

async function heldSeas(
  connection: LaneConnection,
  { seas: known }: Knowledge,
  rows: readonly [id: bigint, count: number][],
): Promise<Held['seas']> {
  const unknown = rows.filter(([id, count]) => known.get(id)?.count !== count);
  if (unknown.length > 0) {
    const read = await connection.run(selectSeas, [numberColumn(unknown, ([id]) => id)]);
    for (const row of read as [bigint, number, Freeze[], CaughtFish[]][]) {
      const [id, count, freezes, caught] = row;
      known.set(id, { count, freezes, caught: new Map(caught), isChanged: false });
      if (known.size > MAX_SEAS) known.delete(known.keys().next().value!);
    }
  }
  return new Map(rows.map(([id]) => [id, known.get(id)!]));
}

async function heldVisits(
  connection: LaneConnection,
  { visits: known }: Knowledge,
  rows: readonly [id: bigint, version: number][],
  now: Date,
): Promise<Held['visits']> {
  const unknown = rows.filter(([id, version]) => !known.find(id, version)).map(([id]) => id);
  const read = await readMagazines(connection, unknown, now);
  return new Map(
    rows.map(([id, version]) => {
      const magazines = known.find(id, version) ?? read.get(id)!;
      forgetEnded(magazines, now.getTime());
      return [id, { version, magazines }];
    }),
  );
}

/** All of it is written: what was held is what is known. */
export function learnHeld(known: Knowledge, { visits, seas }: Held): void {
  for (const [id, { version, magazines }] of visits) known.visits.learn(id, version, magazines);
  for (const sea of seas.values()) sea.isChanged = false;
}

export function forgetAsked(known: Knowledge, asked: readonly Asked[]): void {
  for (const { visit, sea } of asked) {
    known.visits.forget(visit.id);
    known.seas.delete(sea.id);
  }
}
