import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { chanceOf, type Freeze, type Hmac, seaTimeAt } from '@baize/games';
import type { Money } from '@baize/money';
import { sql } from 'kysely';
import { jsonColumn, numberColumn, textColumn } from '../../../platform/database/array-text.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { groupBy } from '../../../platform/lists/group-by.ts';
import { cashOfMany } from '../../wallet/index.ts';
import { bulletsOf, keepBullets } from '../magazines/bullets.ts';
import { dueOf, LATE_MS, type MagazineRow } from '../magazines/magazine.ts';
import type { Sea, SeaState } from '../seas/sea.ts';
import type { CaughtFish } from '../tables.ts';
import type { Visit } from '../visits/visit.ts';
import type { ChangedBullet, Input, Outcome } from './bundle.ts';
import { takeShots } from './fire.ts';
import { judgeHits } from './hit.ts';
import { type KnownMagazines, openKnownMagazines } from './known-magazines.ts';

export type Asked = { visit: Visit; sea: Sea; input: Input };
export type Answer = {
  outcome: Outcome;
  magazines: MagazineRow[];
  now: number;
  /** What the player has to play with, as this was written. */
  balance: Money;
};

type Waiting = Asked & { resolve(answer: Answer): void; reject(error: unknown): void };

/** Shots and hits of everybody on this server: all that wait are decided in one transaction. */
export type Net = { put(asked: Asked): Promise<Answer>; close(): Promise<void> };

const MAX_AT_ONCE = 200;
/** Nobody sees so short a wait, and those who come within it share a transaction. */
const GATHER_MS = 15;

export function openNet(house: House): Net {
  const known = openKnownMagazines();
  let waiting: Waiting[] = [];
  let working: Promise<void> | undefined;

  async function decideWaiting(): Promise<void> {
    const together = waiting.splice(0, MAX_AT_ONCE);
    try {
      const answers = await decideAll(house, known, together);
      for (const [n, { resolve }] of together.entries()) resolve(answers[n]!);
    } catch (error) {
      for (const { reject } of together) reject(error);
    }
  }

  async function work(): Promise<void> {
    while (waiting.length > 0) {
      if (waiting.length < MAX_AT_ONCE) await sleep(GATHER_MS);
      await decideWaiting();
    }
    working = undefined;
  }

  return {
    put: (asked) =>
      new Promise((resolve, reject) => {
        waiting.push({ ...asked, resolve, reject });
        working ??= work();
      }),
    close: async () => {
      await working;
      waiting = [];
    },
  };
}

type Held = {
  /** With how many were ever caught there, and how many of them before. */
  seas: Map<bigint, SeaState & { count: number; before: number }>;
  magazines: MagazineRow[];
};

async function decideAll(
  house: House,
  known: KnownMagazines,
  asked: readonly Asked[],
): Promise<Answer[]> {
  const { answers, magazines } = await begin(house.db, async (tx) => {
    const now = house.clock.now().getTime();
    const held = await hold(tx, known, asked, now);
    const ofVisits = groupBy(held.magazines, ({ visit_id }) => visit_id);
    const decided = asked.map((one) => decide(one, held, ofVisits.get(one.visit.id) ?? [], now));
    const changed = new Map(decided.flatMap(({ outcome }) => [...outcome.changed]));
    await keep(tx, asked, held, [...changed.values()], now);
    const balances = await cashOfMany(
      tx,
      asked.map(({ visit }) => visit),
    );
    return {
      answers: decided.map((answer, n) => ({ ...answer, balance: balances[n]! })),
      magazines: held.magazines,
    };
  });
  known.learn(magazines);
  return answers;
}

/** First the seas, then the magazines, each in the order of their ids. */
async function hold(
  tx: Transaction,
  known: KnownMagazines,
  asked: readonly Asked[],
  now: number,
): Promise<Held> {
  const seaIds = [...new Set(asked.filter(hasHits).map(({ sea }) => sea.id))];
  const visitIds = [...new Set(asked.map(({ visit }) => visit.id))];
  const seas = await sql<{
    id: bigint;
    freezes: Freeze[];
    caught: CaughtFish[];
    caught_count: number;
  }>`select id, freezes, caught, caught_count from fish_seas
     where id = any(${numberColumn(seaIds, (id) => id)}::bigint[]) order by id for update`.execute(
    tx,
  );
  return {
    seas: new Map(
      seas.rows.map(({ id, freezes, caught, caught_count }) => [
        id,
        { freezes, caught: new Map(caught), count: caught_count, before: caught_count },
      ]),
    ),
    magazines: await holdMagazines(tx, known.ofVisits(visitIds), visitIds, now),
  };
}

/**
 * What is known is not read again: neither bullets nor magazines that are closed. The list of what was
 * fired from an open one is copied, because what is decided may yet be rolled back.
 */
async function holdMagazines(
  tx: Transaction,
  known: ReturnType<KnownMagazines['ofVisits']>,
  visitIds: readonly bigint[],
  now: number,
): Promise<MagazineRow[]> {
  const recently = new Date(now - LATE_MS * 5);
  const ended = [...known.values()].filter(({ closed_at }) => closed_at && closed_at > recently);
  const { rows } = await sql<Omit<MagazineRow, 'shots'>>`
    select bet_id, visit_id, member_id, currency, cost, bullets, first_nonce, fired, shots_version,
      is_spent, loaded_at, due_at, closed_at
    from fish_magazines
    where visit_id = any(${numberColumn(visitIds, (id) => id)}::bigint[])
      and (closed_at is null or closed_at > ${recently})
      and bet_id <> all(${numberColumn(ended, ({ bet_id }) => bet_id)}::bigint[])
    order by bet_id for update`.execute(tx);
  const shotsBefore = ({ bet_id, shots_version }: Omit<MagazineRow, 'shots'>) => {
    const before = known.get(bet_id);
    return before?.shots_version === shots_version ? before.shots : undefined;
  };
  const unknown = rows.filter((row) => row.fired > 0 && !shotsBefore(row));
  // After the magazines are held: whoever held them before has written them by then.
  const read = await bulletsOf(
    tx,
    unknown.map(({ bet_id }) => bet_id),
  );
  const shotsOf = (row: Omit<MagazineRow, 'shots'>) =>
    read.get(row.bet_id) ?? [...(shotsBefore(row) ?? [])];
  return [...ended, ...rows.map((row) => ({ ...row, shots: shotsOf(row) }))];
}

const hasHits = ({ input }: Asked) => input.hits.length > 0;

function decide(
  { visit, sea, input }: Asked,
  held: Held,
  magazines: MagazineRow[],
  now: number,
): Omit<Answer, 'balance'> {
  const outcome: Outcome = {
    results: [],
    refused: [],
    fired: [],
    caught: [],
    freezes: [],
    changed: new Map(),
  };
  const state = held.seas.get(sea.id);
  const bundle = {
    visit,
    sea,
    state: state ?? { freezes: [], caught: new Map() },
    magazines: new Map(magazines.map((row) => [String(row.bet_id), row])),
    now,
    chanceOf: (nonce: number) => chanceOf({ ...visit, nonce }, nativeHmac),
  };
  takeShots(bundle, input.shots, outcome);
  if (state) judgeHits(bundle, input.hits, outcome);
  if (state) state.count += outcome.caught.length;
  return { outcome, magazines, now };
}

const nativeHmac: Hmac = (key, text) => createHmac('sha256', key).update(text).digest();

/** Written before anybody is told: what was shown can always be paid. */
async function keep(
  tx: Transaction,
  asked: readonly Asked[],
  { seas }: Held,
  changed: readonly ChangedBullet[],
  now: number,
): Promise<void> {
  const touched = [...new Map(asked.map(({ sea }) => [sea.id, sea])).values()].filter(
    ({ id }) => seas.get(id)?.before !== seas.get(id)?.count,
  );
  if (touched.length > 0) await keepSeas(tx, touched, seas, now);
  if (changed.length === 0) return;
  await keepBullets(
    tx,
    changed.map(({ magazine, bullet }) => ({ bet_id: magazine.bet_id, bullet })),
  );
  await keepMagazines(tx, [...new Set(changed.map(({ magazine }) => magazine))], now);
}

async function keepMagazines(
  tx: Transaction,
  magazines: readonly MagazineRow[],
  now: number,
): Promise<void> {
  for (const magazine of magazines) {
    magazine.due_at = new Date(dueOf(magazine, now));
    magazine.shots_version += 1;
    magazine.fired = magazine.shots.length;
  }
  await sql`update fish_magazines m
    set fired = w.fired, shots_version = w.version, due_at = w.due_at
    from unnest(${numberColumn(magazines, ({ bet_id }) => bet_id)}::bigint[],
      ${numberColumn(magazines, ({ fired }) => fired)}::int[],
      ${numberColumn(magazines, ({ shots_version }) => shots_version)}::int[],
      ${textColumn(magazines, ({ due_at }) => due_at.toISOString())}::timestamptz[])
      w (bet_id, fired, version, due_at)
    where m.bet_id = w.bet_id`.execute(tx);
}

/** Fish that would be gone by now are forgotten. */
async function keepSeas(
  tx: Transaction,
  touched: readonly Sea[],
  seas: Held['seas'],
  now: number,
): Promise<void> {
  const caughtOf = ({ id, openedAt }: Sea) => {
    const { freezes, caught } = seas.get(id)!;
    const seaMs = seaTimeAt(openedAt, freezes, now);
    return [...caught].filter(([, goneAt]) => goneAt > seaMs - LATE_MS * 2);
  };
  await sql`update fish_seas s set freezes = w.freezes, caught = w.caught, caught_count = w.count
    from unnest(${numberColumn(touched, ({ id }) => id)}::bigint[],
      ${jsonColumn(touched, ({ id }) => JSON.stringify(seas.get(id)!.freezes))}::jsonb[],
      ${jsonColumn(touched, (sea) => JSON.stringify(caughtOf(sea)))}::jsonb[],
      ${numberColumn(touched, ({ id }) => seas.get(id)!.count)}::int[]) w (id, freezes, caught, count)
    where s.id = w.id`.execute(tx);
}
