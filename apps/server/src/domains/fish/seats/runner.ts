import { seconds } from '@baize/calendar';
import { seaTimeAt, slotAt } from '@baize/games';
import { sql } from 'kysely';
import { openLease } from '../../../platform/database/lease.ts';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { repeat } from '../../../platform/repeat.ts';
import { closeDue } from '../magazines/magazines.ts';
import { findRoom } from '../rooms/room.ts';
import { fishIn, knowSea, type Sea, type SeaRow } from '../seas/sea.ts';
import { takeTurn } from '../seas/sea-rows.ts';
import { toldFish } from '../seas/show-sea.ts';
import { leaveIdle, type Seats } from './leave.ts';

const TICK_MS = 250;
const LOOK_EVERY_MS = seconds(1);
/** A sea that nobody sits at stays for a while, for those who come back. */
const EMPTY_MS = seconds(60);

export type Runner = { stop(): Promise<void> };

type OpenSea = { sea: Sea; freezes: readonly { at: number; forMs: number }[]; told: number };

/**
 * One server lets the seas live: it tells who enters, closes what is overdue and gives up seats of
 * those who are gone. All it needs stands in the database, so another goes on when it dies.
 */
export function runSeas(seats: Seats): Runner {
  const { house } = seats.play;
  const lease = openLease(house.db, 'fish seas');
  let open = new Map<bigint, OpenSea>();

  async function look(): Promise<void> {
    if (!(await lease.take())) {
      open = new Map();
      return;
    }
    open = await readSeas(house, open);
    await leaveIdle(seats);
    await closeEmpty(house);
  }

  let lookAt = 0;
  const loop = repeat(
    async () => {
      if (performance.now() >= lookAt) {
        lookAt = performance.now() + LOOK_EVERY_MS;
        await look();
      }
      if (lease.isHeld()) for (const sea of open.values()) tellFish(seats, sea);
    },
    {
      everyMs: () => (lease.isHeld() && open.size > 0 ? TICK_MS : LOOK_EVERY_MS),
      onError: (err) => house.log.warn({ err }, 'the seas stand still'),
    },
  );

  // Many magazines may be due at once, and meanwhile fish go on to enter.
  const closing = repeat(
    async () => {
      if (lease.isHeld()) await closeDue(seats.play);
    },
    {
      everyMs: LOOK_EVERY_MS,
      onError: (err) => house.log.warn({ err }, 'what is overdue is closed later'),
    },
  );

  return {
    stop: async () => {
      await Promise.all([loop.stop(), closing.stop()]);
      await lease.release().catch(() => undefined);
    },
  };
}

/** Tells the fish of the slot that has begun, and of no later one. */
export function tellFish({ play, news }: Seats, open: OpenSea): void {
  const now = play.house.clock.now().getTime();
  const slot = slotAt(seaTimeAt(open.sea.openedAt, open.freezes, now));
  if (slot <= open.told) return;
  const from = Math.max(open.told + 1, slot - 2);
  open.told = slot;
  const fish = Array.from({ length: slot - from + 1 }, (_, n) => fishIn(open.sea, from + n)).flat();
  if (fish.length > 0) news.add(open.sea.id, { fish: fish.map(toldFish) });
}

async function readSeas(
  house: House,
  before: ReadonlyMap<bigint, OpenSea>,
): Promise<Map<bigint, OpenSea>> {
  const rows = await house.db
    .selectFrom('fish_seas')
    .select(['id', 'room', 'sealed', 'hash', 'opened_at', 'freezes'])
    .where('closed_at', 'is', null)
    .execute();
  return new Map(
    rows.map((row) => {
      const known = before.get(row.id);
      const sea = known?.sea ?? knowSea(house, row satisfies SeaRow);
      return [row.id, { sea, freezes: row.freezes, told: known?.told ?? -1 }];
    }),
  );
}

/** Where nobody sits and nobody sat lately: its seed may be shown. In turn with those who sit down. */
export async function closeEmpty({ db, clock }: House): Promise<void> {
  const now = clock.now();
  const before = new Date(now.getTime() - EMPTY_MS);
  const empty = sql`closed_at is null and opened_at < ${before} and not exists (
    select from fish_visits v where v.sea_id = fish_seas.id
      and (v.left_at is null or v.left_at > ${before}))`;
  const { rows } = await sql<{ room: string }>`
    select distinct room from fish_seas where ${empty}`.execute(db);
  for (const { room } of rows) {
    await begin(db, async (tx) => {
      await takeTurn(tx, findRoom(room));
      await sql`update fish_seas set closed_at = ${now} where room = ${room} and ${empty}`.execute(
        tx,
      );
    });
  }
}
