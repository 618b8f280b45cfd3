import { randomBytes } from 'node:crypto';
import { hours } from '@baize/calendar';
import { type FishRoom, hashOfSeed, SEATS } from '@baize/games';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { topicOf } from './news.ts';
import { knowSea, type Sea } from './sea.ts';

export function drawSeed(house: House): { sealed: string; hash: string } {
  const seed = randomBytes(32).toString('hex');
  return { sealed: house.keys.seal(seed), hash: hashOfSeed(seed) };
}

/** One after another in a room: two who come at once find two seats. */
export async function takeTurn(tx: Transaction, room: FishRoom): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`fish ${room.code}`}))`.execute(tx);
}

/** A sea that always had somebody would never show its seed: after this nobody new comes to it. */
const NEWCOMERS_MS = hours(6);

/** A seat at the fullest sea that has one; a new sea where none has, or where all are far away. */
export async function findSeat(
  house: House,
  tx: Transaction,
  room: FishRoom,
  isHere: boolean,
): Promise<{ sea: Sea; seat: number }> {
  const found = chooseSea(house, await takenSeats(house, tx, room), isHere);
  if (!found) return { sea: await openSea(house, tx, room), seat: 0 };
  const row = await tx
    .selectFrom('fish_seas')
    .select(['id', 'room', 'sealed', 'hash', 'opened_at'])
    .where('id', '=', found.id)
    .executeTakeFirstOrThrow();
  const seat = Array.from({ length: SEATS }, (_, n) => n).find((n) => !found.taken.includes(n))!;
  return { sea: knowSea(house, row), seat };
}

type TakenSeats = { id: bigint; taken: number[] };

/** The seas that take newcomers, the fullest first, with the seats that are taken at each. */
async function takenSeats(house: House, tx: Transaction, room: FishRoom): Promise<TakenSeats[]> {
  const since = new Date(house.clock.now().getTime() - NEWCOMERS_MS);
  const { rows } = await sql<TakenSeats>`
    select s.id, coalesce(array_agg(v.seat) filter (where v.id is not null), '{}') as taken
    from fish_seas s left join fish_visits v on v.sea_id = s.id and v.left_at is null
    where s.room = ${room.code} and s.closed_at is null and s.version = ${room.version}
      and s.opened_at > ${since}
    group by s.id order by count(v.id) desc, s.id`.execute(tx);
  return rows;
}

/** So many seas with people at them before somebody is led past a free seat to one that is nearer. */
const SEAS_TO_MEET_AT = 4;

/**
 * Where several servers share a house, two that serve one sea wait for each other's locks and tell its news
 * twice. While few people are there they meet wherever they are; in a crowd each finds a seat among those
 * of the same server, and an empty sea sooner than one of another.
 */
function chooseSea(
  { fanout, realtime }: House,
  seas: readonly TakenSeats[],
  isHere: boolean,
): TakenSeats | undefined {
  const free = seas.filter(({ taken }) => taken.length < SEATS);
  const peopled = seas.filter(({ taken }) => taken.length > 0);
  if (!fanout.isShared || !isHere || peopled.length < SEAS_TO_MEET_AT) return free[0];
  const isNear = ({ id, taken }: TakenSeats) =>
    taken.length === 0 || realtime.countListeners(topicOf(id)) > 0;
  return free.find(isNear);
}

/** How long a sea has been when somebody finds it for the first time: nobody sits down at an empty one. */
const ALIVE_MS = 20_000;

async function openSea(house: House, tx: Transaction, room: FishRoom): Promise<Sea> {
  const { sealed, hash } = drawSeed(house);
  const row = await tx
    .insertInto('fish_seas')
    .values({
      room: room.code,
      version: room.version,
      sealed,
      hash,
      opened_at: new Date(house.clock.now().getTime() - ALIVE_MS),
      closed_at: null,
    })
    .returning(['id', 'room', 'sealed', 'hash', 'opened_at'])
    .executeTakeFirstOrThrow();
  return knowSea(house, row);
}
