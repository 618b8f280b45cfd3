import { days, seconds } from '@baize/calendar';
import { type Selectable, sql } from 'kysely';
import { begin, type Tables, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { type Lottery, standingOf } from '../lotteries.ts';
import { calendarOf } from './calendar.ts';
import { type Place, placesAfter, publishSalts } from './chains.ts';
import { type IssueTimes, issuesAfter, type Wanted } from './clock.ts';

export type Issue = Selectable<Tables['lottery_issues']>;

/** Enough for the longest chase of a fast lottery; more are made when so many are left. */
const AHEAD = 200;
const LEFT = 130;
/** Those by the calendar are known a year ahead, and looked at again every month. */
const YEAR_MS = days(366);
const MONTH_MS = days(30);
/** Any number that nothing else locks, beside the game's own. */
const LOCK = 7_214_010;

/** Makes issues ahead, where too few are left. Many servers may ask: one makes them. */
export async function makeIssues(house: House, lottery: Lottery): Promise<void> {
  await makeMissingIssues(house, [lottery], (_code, err) => {
    throw err;
  });
}

/** The same for many lotteries, of which most have enough; whoever calls hears which one failed. */
export async function makeMissingIssues(
  house: House,
  games: readonly Lottery[],
  onFault: (gameCode: string, err: unknown) => void,
): Promise<void> {
  const open = games.filter((lottery) => standingOf(house, lottery).isOpen);
  const ahead = await issuesAhead(house, house.db, open);
  for (const lottery of open) {
    if (!missingIssues(house, lottery, ahead.get(lottery.code), LEFT)) continue;
    await addMissing(house, lottery).catch((err: unknown) => onFault(lottery.code, err));
  }
}

async function addMissing(house: House, lottery: Lottery): Promise<void> {
  await begin(house.db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCK}, hashtext(${lottery.code}))`.execute(tx);
    const ahead = (await issuesAhead(house, tx, [lottery])).get(lottery.code);
    const missing = missingIssues(house, lottery, ahead, AHEAD);
    if (missing) await addIssues(house, tx, lottery, missing);
  });
  if (lottery.drawnBy === 'chain') await publishSalts(house, lottery.code);
}

type Ahead = { count: number; last: Date };

/** How many issues of each game lie ahead, and when the last of them is drawn. */
async function issuesAhead(
  { clock }: House,
  db: House['db'] | Transaction,
  games: readonly Lottery[],
): Promise<Map<string, Ahead>> {
  if (games.length === 0) return new Map();
  const rows = await db
    .selectFrom('lottery_issues')
    .select(['game_code', ({ fn }) => fn.countAll<bigint>().as('count')])
    .select(({ fn }) => fn.max('draws_at').as('last'))
    .where(
      'game_code',
      'in',
      games.map(({ code }) => code),
    )
    .where('draws_at', '>', clock.now())
    .groupBy('game_code')
    .execute();
  return new Map(
    rows.map(({ game_code, count, last }) => [game_code, { count: Number(count), last }]),
  );
}

/** How many more are wanted, or until when; undefined while enough of them are there. */
function missingIssues(
  house: House,
  { clock }: Lottery,
  ahead: Ahead | undefined,
  enough: number,
): Wanted | undefined {
  if ('everyMinutes' in clock) {
    const count = ahead?.count ?? 0;
    return count < enough ? { count: AHEAD - count } : undefined;
  }
  const now = house.clock.now().getTime();
  const reaches = ahead?.last.getTime() ?? 0;
  return reaches < now + YEAR_MS - MONTH_MS ? { until: new Date(now + YEAR_MS) } : undefined;
}

function lastIssue(db: House['db'] | Transaction, gameCode: string) {
  return db
    .selectFrom('lottery_issues')
    .select(['chain_id', 'link', 'draws_at'])
    .where('game_code', '=', gameCode)
    .orderBy('draws_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function addIssues(
  house: House,
  tx: Transaction,
  lottery: Lottery,
  wanted: Wanted,
): Promise<void> {
  const { code, clock } = lottery;
  const last = await lastIssue(tx, code);
  const now = house.clock.now();
  const after = last && last.draws_at > now ? last.draws_at : now;
  const closeBeforeMs = seconds(standingOf(house, lottery).closeBeforeSeconds);
  const zoneMinutes = await house.jobs.offsetMinutes();
  const changes = await calendarOf(tx, code);
  const times = issuesAfter({ clock, closeBeforeMs, zoneMinutes, changes }, after, wanted);
  const place = last?.chain_id && { chainId: last.chain_id, link: last.link! };
  const places =
    lottery.drawnBy === 'chain'
      ? await placesAfter(house, tx, code, place || undefined, times.length)
      : [];
  const rows = times.map((one, n) => issueRow(code, one, places[n]));
  if (rows.length === 0) return;
  await tx
    .insertInto('lottery_issues')
    .values(rows)
    // One that was put off stands already.
    .onConflict((conflict) => conflict.columns(['game_code', 'number']).doNothing())
    .execute();
}

function issueRow(gameCode: string, times: IssueTimes, place: Place | undefined) {
  return {
    game_code: gameCode,
    number: times.number,
    chain_id: place?.chainId ?? null,
    link: place?.link ?? null,
    opens_at: times.opensAt,
    closes_at: times.closesAt,
    draws_at: times.drawsAt,
    result: null,
    hash: null,
    drawn_at: null,
    settled_at: null,
  };
}

export async function findIssue(
  { db }: House,
  gameCode: string,
  number: string,
): Promise<Issue | undefined> {
  return db
    .selectFrom('lottery_issues')
    .selectAll()
    .where('game_code', '=', gameCode)
    .where('number', '=', number)
    .executeTakeFirst();
}

export async function findIssues(
  { db }: House,
  names: readonly { gameCode: string; number: string }[],
): Promise<Issue[]> {
  if (names.length === 0) return [];
  return db
    .selectFrom('lottery_issues')
    .selectAll()
    .where('game_code', 'in', [...new Set(names.map(({ gameCode }) => gameCode))])
    .where('number', 'in', [...new Set(names.map(({ number }) => number))])
    .execute();
}

/** Those that still take bets, the next one first. The first look at a game makes its issues. */
export async function openIssues(house: House, lottery: Lottery, size: number): Promise<Issue[]> {
  const find = () =>
    house.db
      .selectFrom('lottery_issues')
      .selectAll()
      .where('game_code', '=', lottery.code)
      .where('closes_at', '>', house.clock.now())
      .where('draws_at', '>', house.clock.now())
      .where('state', '=', 'open')
      .orderBy('draws_at')
      .limit(size)
      .execute();
  const found = await find();
  if (found.length > 0) return found;
  await makeIssues(house, lottery);
  return find();
}

/** Issues whose draw was held elsewhere and whose result nobody entered yet, the oldest first. */
export function awaitedIssues({ db, clock }: House, gameCode: string): Promise<Issue[]> {
  return db
    .selectFrom('lottery_issues')
    .selectAll()
    .where('game_code', '=', gameCode)
    .where('state', '=', 'open')
    .where('draws_at', '<=', clock.now())
    .orderBy('draws_at')
    .execute();
}

/**
 * Issues whose time has come and that were drawn or made void, in the order of their draws, newest
 * first: one that was put off may come after those that are numbered after it.
 */
export async function pastIssues(
  { db, clock }: House,
  gameCode: string,
  { before, size, skip = 0 }: { before?: string | undefined; size: number; skip?: number },
): Promise<Issue[]> {
  let query = db
    .selectFrom('lottery_issues')
    .selectAll()
    .where('game_code', '=', gameCode)
    .where('draws_at', '<=', clock.now())
    .where('state', '<>', 'open');
  if (before !== undefined) {
    query = query.where(
      sql<boolean>`(draws_at, number) < (select b.draws_at, b.number from lottery_issues b
        where b.game_code = ${gameCode} and b.number = ${before})`,
    );
  }
  return query
    .orderBy('draws_at', 'desc')
    .orderBy('number', 'desc')
    .limit(size)
    .offset(skip)
    .execute();
}

/** The newest result and the running issue of every game, each in one question. */
export async function standings(
  { db, clock }: House,
  gameCodes: readonly string[],
): Promise<Record<'running' | 'last', ReadonlyMap<string, Issue>>> {
  if (gameCodes.length === 0) return { running: new Map(), last: new Map() };
  const now = clock.now();
  const running = db
    .selectFrom('lottery_issues')
    .distinctOn('game_code')
    .selectAll()
    .where('game_code', 'in', [...gameCodes])
    .where('draws_at', '>', now)
    .where('closes_at', '>', now)
    .where('state', '=', 'open')
    .orderBy('game_code')
    .orderBy('draws_at')
    .execute();
  const drawn = sql<Issue>`select i.* from unnest(${gameCodes}::text[]) as g (code)
    cross join lateral (select * from lottery_issues
      where game_code = g.code and draws_at <= ${now} and result is not null
      order by draws_at desc limit 1) i`.execute(db);
  const [open, { rows }] = await Promise.all([running, drawn]);
  return {
    running: new Map(open.map((issue) => [issue.game_code, issue])),
    last: new Map(rows.map((issue) => [issue.game_code, issue])),
  };
}
