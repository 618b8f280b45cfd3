import { randomUUID } from 'node:crypto';
import { days } from '@baize/calendar';
import { playRecords } from '@baize/contract';
import { dice } from '@baize/games';
import { type Money, money } from '@baize/money';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { archivables } from '../../archivables.ts';
import type { Archivable } from '../../platform/database/archive/archivable.ts';
import { findDue, type Part } from '../../platform/database/archive/due.ts';
import { readArchives } from '../../platform/database/archive/kept.ts';
import { proveArchives } from '../../platform/database/archive/prove.ts';
import { dropPartition, restorePartition } from '../../platform/database/archive/restore.ts';
import {
  closePartition,
  detachPartition,
  exportPart,
  verifyPart,
} from '../../platform/database/archive/steps.ts';
import { archiveAgain, archiveOld } from '../../platform/database/archive.ts';
import { openDatabase, openPool, REPORTING } from '../../platform/database.ts';
import { drainEvents } from '../../platform/events/drain.ts';
import type { House } from '../../platform/house.ts';
import { openTestHouse, type TestHouse } from '../../testing/house.ts';
import { ask, openPlayer, playersFittings } from '../../testing/players.ts';
import { keepReconciliation, reconcile } from '../wallet/index.ts';
import {
  archivableBets,
  type Bet,
  findBet,
  openPlay,
  type Play,
  placeBet,
  playInstantBet,
  resettleBet,
  settleBet,
  voidBet,
} from './index.ts';

const WIDTH = 10_000_000n;
const bets = archivables.find(({ table }) => table === 'bets') as Archivable;

let here: TestHouse;
let house: House;
let owner: pg.Client;
let play: Play;

beforeAll(async () => {
  here = await openTestHouse({ BAIZE_ARCHIVE_AFTER: 'bets=3' }, playersFittings());
  house = here.house;
  owner = new pg.Client({ connectionString: here.migrateUrl });
  await owner.connect();
  await owner.query('update insight_book set has_past = true');
  play = openPlay(house);
  await keepReconciliation(house);
});
afterAll(async () => {
  await play.lanes.close();
  await owner.end();
  await here.close();
});

const asked = (memberId: bigint, stake: Money) => ({
  memberId,
  currency: 'USD' as const,
  requestId: randomUUID(),
  vendor: 'ACME',
  gameCode: 'match',
  category: 'SPORTS' as const,
  stake,
});

const skipNumbersTo = async (next: bigint) => {
  await owner.query(`select setval('bet_ids', ${next}, false)`);
  await owner.query('select make_partitions()');
};

/** A partition with bets of all ends by two members, and a new one with bets of today. */
let part: Part;
let memberIds: [bigint, bigint];
/** A server with numbers of the old partition in store. */
let idle: Play;
/** Up to when figures are read. */
let readAt: number;
let lastMember = 100n;
beforeEach(async () => {
  const { rows } = await owner.query(
    "select coalesce(max(below_id), 0) as top from partitions_of('bets')",
  );
  const start = BigInt(rows[0].top) - WIDTH;
  await play.lanes.close();
  await skipNumbersTo(start);
  play = openPlay(house);
  memberIds = [lastMember + 1n, lastMember + 2n];
  lastMember += 2n;
  for (const id of memberIds) await openPlayer(house, id, '1000');
  idle = openPlay(house);
  await rollDice(memberIds[0], money('1'), idle);
  for (let hour = 0; hour < 3; hour += 1) {
    for (const id of memberIds) await playSome(id);
    house.clock.moveTo(new Date(house.clock.now().getTime() + days(1) / 24));
  }
  await play.lanes.close();
  await skipNumbersTo(start + WIDTH);
  play = openPlay(house);
  house.clock.moveTo(new Date(house.clock.now().getTime() + days(100)));
  for (const id of memberIds) await playSome(id);
  await drainEvents(house);
  readAt = house.clock.now().getTime();
  part = (await findDue(house, bets, house.clock.now())).find(({ fromId }) => fromId === start)!;
});

afterEach(() => idle.lanes.close());

async function playSome(memberId: bigint): Promise<void> {
  for (const stake of ['1', '2.5']) await rollDice(memberId, money(stake));
  const [won, lost, corrected, given] = await Promise.all(
    [money('3'), money('4'), money('5'), money('6')].map((stake) =>
      placeBet(play, asked(memberId, stake)),
    ),
  );
  await settleBet(play, won!.bet, { payout: money('7') });
  await settleBet(play, lost!.bet, { payout: 0n });
  await settleBet(play, corrected!.bet, { payout: money('9') });
  await resettleBet(play, corrected!.bet, { payout: money('1') });
  await voidBet(play, given!.bet);
}

/** Through the lanes of this test: those of the house keep numbers of another partition in store. */
function rollDice(memberId: bigint, stake: Money, on = play) {
  return playInstantBet(on, {
    memberId,
    currency: 'USD',
    requestId: randomUUID(),
    vendor: 'BAIZE',
    gameCode: 'dice',
    category: 'RNG',
    stake,
    rulesVersion: 1,
    choice: dice.usualChoice,
    decide: (chance) => dice.play(dice.usualChoice, stake, chance),
  });
}

const archive = () => archiveOld(house, [bets]);

const faultNow = async () =>
  (await archive()).failed.find(({ child }) => child === part.child)?.fault;

const stateNow = async () =>
  (await readArchives(house.db, 'bets')).find(({ child }) => child === part.child)?.state;

const restore = () => asOwner(restorePartition);
const letGo = () => asOwner(dropPartition);

async function asOwner(work: typeof restorePartition | typeof dropPartition): Promise<void> {
  const db = openDatabase(openPool(here.migrateUrl, REPORTING));
  const { archiveDir: folder } = house.config;
  await work(db, bets, { child: part.child, folder, at: house.clock.now() });
  await db.destroy();
}

async function rowsNow(): Promise<unknown[]> {
  const { rows } = await sql<{ row: unknown }>`select to_jsonb(b) as row from bets b
    where id >= ${part.fromId} and id < ${part.belowId} order by id`.execute(house.db);
  return rows.map(({ row }) => row);
}

/** All that is said of these two by those who add up. */
async function figuresNow(): Promise<unknown> {
  const read = async (text: string) => (await owner.query(text, [memberIds])).rows;
  const [one] = memberIds;
  const said = async (path: string) => (await ask(here.app, `member:${one}`, 'GET', path)).body;
  const old = `startDate=${readAt - days(115)}&endDate=${readAt - days(90)}`;
  return {
    counted: await read(`select member_id, category, settled_at::date as day, sum(bets) as bets,
      sum(stake) as stake, sum(payout) as payout, sum(valid_bet) as valid_bet
      from counted_plays where member_id = any($1) group by 1, 2, 3 order by 1, 2, 3`),
    promoted:
      await read(`select member_id, vendor, game_code, date_trunc('hour', settled_at) as hour,
      sum(bets) as bets, max(multiple) as multiple
      from promoted_plays where member_id = any($1) group by 1, 2, 3, 4 order by 1, 2, 3, 4`),
    nonces: await read('select * from booked_nonces where member_id = any($1) order by seed_id'),
    credit: await said(
      `/wps/report/creditReport?startDate=${readAt - days(300)}&endDate=${readAt}`,
    ),
    profit: await said(`${playRecords.profitAndLoss.path}?groupBy=game&${old}`),
    personal: await said(`/wps/report/personalProfit?${old}`),
  };
}

async function provenBooks() {
  const { fault, bets, transfers } = await reconcile(here.serveUrl);
  return { fault, bets, transfers, night: (await keepReconciliation(house)).fault };
}

test('bets that are archived leave their sums, and come back to the row', async () => {
  const before = { figures: await figuresNow(), books: await provenBooks(), rows: await rowsNow() };
  expect(before.books).toMatchObject({ fault: null, night: null });
  expect(before.rows.length).toBeGreaterThan(30);
  expect((await archive()).detached).toContain(part.child);
  expect(await rowsNow()).toEqual([]);
  expect(await figuresNow()).toEqual(before.figures);
  expect(await provenBooks()).toEqual(before.books);
  expect((await proveArchives(house, [bets])).filter(({ fault }) => fault)).toEqual([]);
  await restore();
  expect(await rowsNow()).toEqual(before.rows);
  expect(await figuresNow()).toEqual(before.figures);
  expect(await provenBooks()).toEqual(before.books);
  expect(await archiveAgain(house, bets, part.child)).toBe(`${part.child} is archived`);
  expect(await figuresNow()).toEqual(before.figures);
  await letGo();
  expect(await stateNow()).toBe('dropped');
  expect(await figuresNow()).toEqual(before.figures);
  await restore();
  expect(await rowsNow()).toEqual(before.rows);
});

test('bets are archived while others bet', async () => {
  const before = await figuresNow();
  lastMember += 1n;
  const other = lastMember;
  await openPlayer(house, other, '1000');
  let isDone = false;
  const archiving = archive().finally(() => {
    isDone = true;
  });
  let made = 0;
  for (; !isDone || made < 10; made += 1) await rollDice(other, money('0.1'));
  expect((await archiving).detached).toContain(part.child);
  expect(await figuresNow()).toEqual(before);
  const { rows } = await owner.query('select count(*)::int as n from bets where member_id = $1', [
    other,
  ]);
  expect(rows[0].n).toBe(made);
  expect(await provenBooks()).toMatchObject({ fault: null, night: null });
});

test('wherever a run is killed, the next one goes on, and every sum is the same', async () => {
  const before = await figuresNow();
  const now = async () =>
    (await readArchives(house.db, 'bets')).find(({ child }) => child === part.child)!;
  const steps = [
    () => closePartition(house, part),
    async () => exportPart(house, bets, await now()),
    async () => verifyPart(house, bets, await now()),
    // A part of the sums, as when it was broken off between two of them.
    () =>
      sql`select sum_up_bets(${part.belowId}, ${part.fromId}, ${part.fromId + 20n},
        '{}', '{}', '{}')`.execute(house.db),
    async () => bets.sumUp!(house, await now()),
    () => detachPartition(house, part),
  ];
  for (let killedAfter = 1; killedAfter <= steps.length; killedAfter += 1) {
    for (const step of steps.slice(0, killedAfter)) await step();
    await archive();
    expect(await stateNow()).toBe('detached');
    expect(await figuresNow()).toEqual(before);
    await restore();
    expect(await figuresNow()).toEqual(before);
  }
});

test('play since an instant from which somebody adds up is told to the bet', async () => {
  const [memberId] = memberIds;
  const { rows } = await sql<{ at: Date }>`select distinct settled_at as at from bets
    where id >= ${part.fromId} and id < ${part.belowId} and member_id = ${memberId}
      and state = 'settled' order by 1 offset 2 limit 2`.execute(house.db);
  const [own, all] = rows.map(({ at }) => at);
  const cut = archivableBets({
    reasons: [],
    cuts: sql`select ${all}::timestamptz as at`,
    memberCuts: sql`select ${memberId}::bigint as member_id, ${own}::timestamptz as at`,
  });
  const read = async () =>
    (
      await owner.query(
        `select sum(stake) filter (where member_id = $1 and settled_at > $2) as own,
           sum(stake) filter (where settled_at >= $3) as everybody, sum(bets) as bets from counted_plays`,
        [memberId, own, all],
      )
    ).rows[0];
  const before = await read();
  expect((await archiveOld(house, [cut])).detached).toContain(part.child);
  expect(await read()).toEqual(before);
  const sums = await owner.query(
    'select count(*)::int as n from archived_plays where below_id = $1',
    [part.belowId],
  );
  expect(sums.rows[0].n).toBeLessThan(Number(before.bets));
});

test('sums of the archive that differ from what was booked are a fault of the books', async () => {
  await archive();
  const change = (by: string) =>
    owner.query(`update archived_books set net = net ${by} where member_id = ${memberIds[0]}`);
  await change('+ 1');
  expect((await reconcile(here.serveUrl)).fault).toMatchObject({
    check: 'archived bets moved what their sums say',
    row: expect.stringContaining(`member ${memberIds[0]}, USD`),
  });
  await change('- 1');
  await owner.query(
    `update archived_nonces set draws = draws - 1 where member_id = ${memberIds[1]}`,
  );
  expect((await reconcile(here.serveUrl)).fault?.check).toBe('the nonces of a seed have no gap');
  await owner.query(
    `update archived_nonces set draws = draws + 1 where member_id = ${memberIds[1]}`,
  );
  expect((await reconcile(here.serveUrl)).fault).toBeNull();
  const write = house.pool.query('update archived_books set net = 0');
  await expect(write).rejects.toThrow('permission denied');
});

test('a bet that is not what was booked keeps its partition, and no bet goes without its sums', async () => {
  const change = (by: string) =>
    owner.query(
      `update bets set payout = payout ${by} where id = (select max(id) from bets where state = 'settled' and id < ${part.belowId})`,
    );
  await change('+ 1');
  expect(await faultNow()).toContain('a settled bet moved stake and payout once');
  expect(await stateNow()).toBe('verified');
  await expect(detachPartition(house, part)).rejects.toThrow('is not summed up');
  await owner.query(`alter table ${part.child} disable trigger closed`);
  await change('- 1');
  await owner.query(`alter table ${part.child} enable trigger closed`);
  expect(await faultNow()).toContain('differs from bets');
  expect((await archive()).detached).toEqual([part.child]);
});

test('an open bet keeps its partition, and so does one that ended lately', async () => {
  const [memberId] = memberIds;
  const id = part.belowId - 1n;
  await owner.query(`insert into bets (id, member_id, stake, placed_at, state, currency, category, vendor, game_code, request_id)
    select ${id}, ${memberId}, 0, placed_at, 'open', 'USD', 'SPORTS', 'ACME', 'match', 'planted'
    from bets where id = (select max(id) from bets where id < ${id})`);
  const reason = async () =>
    (await archive()).kept.find(({ child }) => child === part.child)?.reason;
  expect(await reason()).toBe(`bet ${id} is open`);
  await owner.query("update bets set state = 'void', settled_at = $1 where id = $2", [
    house.clock.now(),
    id,
  ]);
  expect(await reason()).toContain('a bet ended at');
  await owner.query('delete from bets where id = $1', [id]);
  await closePartition(house, part);
  expect((await archive()).detached).toEqual([part.child]);
});

/** A bet of the first member in the old partition. */
async function oldBet(): Promise<Bet> {
  const { rows } = await sql<{ id: bigint }>`select min(id) as id from bets
    where id >= ${part.fromId} and member_id = ${memberIds[0]} and category = 'SPORTS'
      and state = 'settled'`.execute(house.db);
  return (await findBet(house.db, rows[0]!.id))!;
}

test('a server that kept numbers of a closed or archived partition in store makes bets with others', async () => {
  const [memberId] = memberIds;
  await closePartition(house, part);
  expect((await rollDice(memberId, money('1'), idle)).bet.id).toBeGreaterThan(part.belowId);
  await idle.lanes.close();
  await skipNumbersTo(part.fromId + 5_000n);
  idle = openPlay(house);
  await idle.lanes.prepare();
  await skipNumbersTo(part.belowId + 50_000n);
  await archive();
  expect((await rollDice(memberId, money('1'), idle)).bet.id).toBeGreaterThan(part.belowId);
});

test('a bet that is archived, or on its way there, is refused by whoever would read or change it', async () => {
  const bet = await oldBet();
  const refused = { code: 'BET_ARCHIVED' };
  await closePartition(house, part);
  await expect(voidBet(play, bet, { evenIfSettled: true })).rejects.toMatchObject(refused);
  await archive();
  await expect(voidBet(play, bet, { evenIfSettled: true })).rejects.toMatchObject(refused);
  const { requestId, memberId, stake } = bet;
  const again = placeBet(play, { ...asked(memberId, stake), requestId });
  await expect(again).rejects.toMatchObject(refused);
  const at = house.clock.now().getTime();
  const desk = 'operator:1:play.read:play.correct';
  const gone: [string, string][] = [
    [desk, `/ops/play/bets/${bet.id}`],
    [desk, `/ops/play/bets?betId=${bet.id}`],
    [desk, `/ops/play/bets?roundId=none&vendor=ACME`],
    [`member:${memberId}`, `/wps/game/bets/${bet.id}`],
    [`member:${memberId}`, recordsUrl(at - days(110), at - days(90))],
  ];
  for (const [who, url] of gone) {
    expect(await ask(here.app, who, 'GET', url), url).toMatchObject({
      status: 410,
      body: { errorCode: 'bet.archived', message: expect.stringContaining('in the archive') },
    });
  }
  const correct = `/ops/play/bets/${bet.id}/void`;
  const asking = await ask(here.app, desk, 'POST', correct, { reason: 'a test of it' });
  expect(asking.status).toBe(410);
  expect(
    (await ask(here.app, `member:${memberId}`, 'GET', recordsUrl(at - days(20), at + 1))).status,
  ).toBe(200);
});

const recordsUrl = (from: number, to: number) =>
  `${playRecords.allOrders.path}?startDate=${from}&endDate=${to}`;

test('a list that is read on goes on to the archive, and says so there', async () => {
  await archive();
  const desk = 'operator:1:play.read';
  const url = `/ops/play/bets?memberId=${memberIds[0]}&pageSize=50`;
  type Page = { list: { betId: string }[]; after: string | null };
  const first = await ask<Page>(here.app, desk, 'GET', url);
  expect(first.status).toBe(200);
  expect(first.body.value.list.length).toBeGreaterThan(0);
  expect(first.body.value.after).not.toBeNull();
  const next = await ask(here.app, desk, 'GET', `${url}&after=${first.body.value.after}`);
  expect(next.status).toBe(410);
});
