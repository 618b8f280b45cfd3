import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { days } from '@baize/calendar';
import { cashierReports, wallet, walletOperator } from '@baize/contract';
import { dice } from '@baize/games';
import { type Money, money } from '@baize/money';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { archivables } from '../archivables.ts';
import { checkSums } from '../domains/agents/sums/check-sums.ts';
import { countTransfers } from '../domains/agents/sums/money-sums.ts';
import { countMoney } from '../domains/insight/sums/money-sums.ts';
import {
  openPlay,
  type Play,
  placeBet,
  playInstantBet,
  resettleBet,
  settleBet,
  voidBet,
} from '../domains/play/index.ts';
import {
  adjustedCash,
  answerOnce,
  dailyFlows,
  houseFlows,
  keepReconciliation,
  post,
  reconcile,
  type Transfer,
  transfersByKeys,
  writeHouseMove,
} from '../domains/wallet/index.ts';
import type { Archivable } from '../platform/database/archive/archivable.ts';
import { readArchives } from '../platform/database/archive/kept.ts';
import { proveArchives } from '../platform/database/archive/prove.ts';
import { dropPartition, restorePartition } from '../platform/database/archive/restore.ts';
import {
  closePartition,
  detachPartition,
  exportPart,
  verifyPart,
} from '../platform/database/archive/steps.ts';
import { archiveAgain, archiveOld } from '../platform/database/archive.ts';
import { begin, openDatabase, openPool, REPORTING } from '../platform/database.ts';
import { drainEvents } from '../platform/events/drain.ts';
import type { House } from '../platform/house.ts';
import { openTestHouse, type TestHouse } from '../testing/house.ts';
import { moveToNextPartitions } from '../testing/partitions.ts';
import { ask, cashOf, openPlayer, playersFittings } from '../testing/players.ts';
import { rule, STORY_MS } from '../testing/story.ts';

const WIDTH = 10_000_000n;
const ofTable = (name: string) => archivables.find(({ table }) => table === name) as Archivable;
const bets = ofTable('bets');
const transfers = ofTable('transfers');

let here: TestHouse;
let house: House;
let owner: pg.Client;
let play: Play;

beforeAll(async () => {
  here = await openTestHouse({ BAIZE_ARCHIVE_AFTER: 'bets=13,transfers=13' }, playersFittings());
  house = here.house;
  owner = new pg.Client({ connectionString: here.migrateUrl });
  await owner.connect();
  await owner.query('update insight_book set has_past = true');
  play = openPlay(house);
  await liveOn();
});
afterAll(async () => {
  await play.lanes.close();
  await owner.end();
  await here.close();
});

async function nextPartitions(): Promise<void> {
  await play.lanes.close();
  await moveToNextPartitions(owner);
  play = openPlay(house);
}

/** Two members, with bets and other money in three old partitions, bets over their borders, and new ones. */
const ids = [501n, 502n] as const;
const firstKey = randomUUID();
const betKey = randomUUID();
/** Up to when figures are read. */
let readAt: number;

async function liveOn(): Promise<void> {
  for (const id of ids) await openPlayer(house, id, '1000');
  await give(ids[0], '12', firstKey);
  await rollDice(ids[0], money('2'), betKey);
  for (let part = 0; part < 3; part += 1) {
    const over = await Promise.all(ids.map((id) => placeBet(play, asked(id, money('6')))));
    for (const id of ids) await moveSome(id);
    move(days(2));
    await nextPartitions();
    for (const { bet } of over) await settleBet(play, bet, { payout: money('11') });
    const [again] = over;
    await resettleBet(play, again!.bet, { payout: money('3') });
  }
  move(days(450));
  await nextPartitions();
  for (const id of ids) await moveSome(id);
  await catchUp();
  readAt = house.clock.now().getTime();
}

const move = (ms: number) => house.clock.moveTo(new Date(house.clock.now().getTime() + ms));

async function catchUp(): Promise<void> {
  await drainEvents(house);
  await countTransfers(house);
  await countMoney(house);
  expect((await keepReconciliation(house)).fault).toBeNull();
}

const cash = (memberId: bigint) => ({ memberId, purpose: 'cash', currency: 'USD' }) as const;

function give(memberId: bigint, amount: string, key: string = randomUUID()) {
  const reward: Transfer = {
    ...cash(memberId),
    counter: 'promotions',
    amount: money(amount),
    reason: 'PROMO',
    key,
  };
  return begin(house.db, (tx) => post(tx, [reward], house.clock.now()));
}

const asked = (memberId: bigint, stake: Money, requestId: string = randomUUID()) => ({
  memberId,
  currency: 'USD' as const,
  requestId,
  vendor: 'ACME',
  gameCode: 'match',
  category: 'SPORTS' as const,
  stake,
});

function rollDice(memberId: bigint, stake: Money, requestId: string = randomUUID()) {
  return playInstantBet(play, {
    ...asked(memberId, stake, requestId),
    vendor: 'BAIZE',
    gameCode: 'dice',
    category: 'RNG',
    rulesVersion: 1,
    choice: dice.usualChoice,
    decide: (chance) => dice.play(dice.usualChoice, stake, chance),
  });
}

async function moveSome(memberId: bigint): Promise<void> {
  for (const stake of ['1', '2.5', '4']) await rollDice(memberId, money(stake));
  const [won, lost, undone] = await Promise.all(
    ['3', '4', '6'].map((stake) => placeBet(play, asked(memberId, money(stake)))),
  );
  await settleBet(play, won!.bet, { payout: money('7') });
  await settleBet(play, lost!.bet, { payout: 0n });
  await voidBet(play, undone!.bet);
  await give(memberId, '1.5');
  const at = house.clock.now();
  await begin(house.db, async (tx) => {
    const paid = { ...cash(memberId), counter: 'bank', reason: 'DEPOSIT' } as const;
    const mended = { ...cash(memberId), counter: 'adjustments', reason: 'ADJUST_MINUS' } as const;
    await post(tx, [{ ...paid, amount: money('20'), key: randomUUID() }], at);
    await post(tx, [{ ...mended, amount: -money('2'), key: randomUUID() }], at);
    const pots = { from: 'promotions', to: 'fees', currency: 'USD' } as const;
    await writeHouseMove(
      tx,
      { ...pots, amount: money('1'), reason: 'JACKPOT', key: randomUUID() },
      at,
    );
  });
}

const archive = (those: readonly Archivable[] = [bets, transfers]) => archiveOld(house, those);

const awayNow = async (table = 'transfers') =>
  (await readArchives(house.db, table)).filter(({ state }) =>
    ['detached', 'dropped'].includes(state),
  );

const asOwner = async (
  work: typeof restorePartition | typeof dropPartition,
  archivable: Archivable,
  child: string,
) => {
  const db = openDatabase(openPool(here.migrateUrl, REPORTING));
  const { archiveDir: folder } = house.config;
  try {
    await work(db, archivable, { child, folder, at: house.clock.now() });
  } finally {
    await db.destroy();
  }
};

/** All that is said by those who add money up. */
async function figuresNow(): Promise<unknown> {
  const [one] = ids;
  const said = async (path: string) => (await ask(here.app, `member:${one}`, 'GET', path)).body;
  const long = `startDate=${readAt - days(365)}&endDate=${readAt}`;
  const old = `startDate=${readAt - days(457)}&endDate=${readAt - days(428)}`;
  const read = async (text: string) => (await owner.query(text)).rows;
  const span = { from: new Date(readAt - days(460)), to: new Date(readAt) };
  const accounts = ['bank', 'fees', 'promotions', 'adjustments', 'games'] as const;
  const flows = await dailyFlows(house.db, { accounts, ...span, offsetMinutes: 480 });
  const wide = { memberId: one, from: undefined, to: undefined, limit: 20, offset: 0 };
  return {
    audit: await read('select * from audit_accounts order by id'),
    credit: await said(`${cashierReports.creditReport.path}?${long}`),
    oldCredit: await said(`${cashierReports.creditReport.path}?${old}`),
    profit: await said(`${cashierReports.personalProfit.path}?${old}`),
    flows: flows.sort((a, b) =>
      JSON.stringify([a.day, a.account, a.reason]) < JSON.stringify([b.day, b.account, b.reason])
        ? -1
        : 1,
    ),
    house: await houseFlows(house.db, { reason: 'JACKPOT', currency: 'USD' }),
    adjusted: await adjustedCash(house.db, wide),
    firsts:
      await read(`select distinct on (member_id) member_id, id, amount, at from insight_transfers
      where reason = 'DEPOSIT' order by member_id, id`),
    counted: await read(`select member_id, reason, sum(times) as times, sum(amount) as amount
      from counted_moves group by 1, 2 order by 1, 2`),
    sums: await checkSums(house),
  };
}

async function provenBooks() {
  const { fault, bets, transfers, accounts } = await reconcile(here.serveUrl);
  return { fault, bets, transfers, accounts, night: (await keepReconciliation(house)).fault };
}

const oldRecord = () =>
  `${wallet.statement.path}?startTime=${readAt - days(456)}&endTime=${readAt - days(430)}`;

async function rowsNow(): Promise<unknown[]> {
  const { rows } = await owner.query('select * from transfers order by id');
  return rows;
}

test(
  'transfers of several partitions on their way into files, there, and back',
  async () => {
    const before = {
      figures: await figuresNow(),
      books: await provenBooks(),
      rows: await rowsNow(),
    };
    expect(before.books).toMatchObject({ fault: null, night: null });
    expect((await ask(here.app, `member:${ids[0]}`, 'GET', oldRecord())).status).toBe(200);

    await rule('they stay while somebody needs them, and go after their bets', async () => {
      const reasons = async (those?: readonly Archivable[]) =>
        (await archive(those)).kept.map(({ reason }) => reason);
      expect(await reasons([transfers])).toContainEqual(
        expect.stringMatching(/^bet \d+ is not archived$/),
      );
      await archive([bets]);
      await owner.query(`insert into vendor_transfers (member_id, vendor, direction, amount, status, asked_at, next_at)
    select 1, 'ACME', 'TO_VENDOR', 1, 'UNKNOWN', min(at), min(at) from transfers`);
      expect(await reasons()).toContainEqual(expect.stringContaining('vendor transfer'));
      await owner.query("update vendor_transfers set status = 'FAILED'");
      await owner.query(`insert into withdrawals (member_id, payout_account_id, kind, bank_code, account_shown, amount,
      fee, remaining, state, applied_on, applied_at)
    select 999999, 1, 'BC', 'X', '1', 5, 0, 5, 'DISPUTE', min(at)::date, min(at) from transfers`);
      expect(await reasons()).toContainEqual(expect.stringContaining('withdrawal'));
      await owner.query('delete from withdrawals');
      const { rows } = await owner.query('select transfer_id from proved_up_to');
      await owner.query('update proved_up_to set transfer_id = 1');
      expect(await reasons()).toContainEqual(expect.stringContaining('no night has proved'));
      await owner.query('update proved_up_to set transfer_id = $1', [rows[0].transfer_id]);
      for (const [table, column, who] of [
        ['transfer_cursor', 'after_id', 'the sums of teams'],
        ['insight_book', 'transfer_id', 'the book'],
      ] as const) {
        const kept = (await owner.query(`select ${column} as id from ${table}`)).rows[0].id;
        await owner.query(`update ${table} set ${column} = 1`);
        expect(await reasons()).toContainEqual(expect.stringContaining(who));
        await owner.query(`update ${table} set ${column} = $1`, [kept]);
      }
    });

    await rule(
      'one that is not what was booked keeps its partition, and no other waits for it',
      async () => {
        const { rows } = await owner.query(
          `select id, id / ${WIDTH} as part from transfers where seq is not null and reason = 'PROMO' order by id limit 1`,
        );
        const child = `transfers_${rows[0].part}`;
        const change = async (by: string) => {
          await owner.query(`update transfers set amount = amount ${by} where id = ${rows[0].id}`);
        };
        await change('+ 1');
        const { detached, failed } = await archive();
        expect(failed).toMatchObject([
          { child, fault: expect.stringContaining('balance follows from the one before') },
        ]);
        expect(detached.length).toBeGreaterThan(0);
        await owner.query(`alter table ${child} disable trigger closed`);
        await change('- 1');
        await owner.query(`alter table ${child} enable trigger closed`);
        // The file has what was wrong then, and is written anew by the run after the next.
        expect((await archive()).failed).toHaveLength(1);
        expect((await archive()).detached).toEqual([child]);
        const bet = (await awayNow('bets')).findLast(({ exported }) => exported!.rows > 0n)!;
        await expect(asOwner(restorePartition, bets, bet.child)).rejects.toThrow(
          'comes back after',
        );
      },
    );

    await rule('once they are away every book and report says what it said before', async () => {
      expect((await rowsNow()).length).toBeLessThan(before.rows.length / 2);
      expect(await figuresNow()).toEqual(before.figures);
      expect(await provenBooks()).toEqual(before.books);
      const proofs = await proveArchives(house, [bets, transfers]);
      expect(proofs.filter(({ fault }) => fault)).toEqual([]);
    });

    await rule(
      'a key of theirs moves nothing, and is answered as the first time where that is known',
      async () => {
        const before = await cashOf(house, ids[0]);
        expect(await give(ids[0], '12', firstKey)).toMatchObject([{ outcome: 'replayed' }]);
        expect(await give(ids[0], '13', firstKey)).toMatchObject([{ outcome: 'differs' }]);
        const [found] = await transfersByKeys(house.db, cash(ids[0]), [firstKey]);
        expect(found).toMatchObject({ amount: money('12'), key: firstKey, reason: 'PROMO' });
        const gone = { code: 'BET_ARCHIVED' };
        await expect(rollDice(ids[0], money('2'), betKey)).rejects.toMatchObject(gone);
        await expect(placeBet(play, asked(ids[0], money('2'), betKey))).rejects.toMatchObject(gone);
        await expect(placeBet(play, asked(ids[0], money('2'), firstKey))).rejects.toMatchObject({
          code: 'REQUEST_DIFFERS',
        });
        await expect(transfersByKeys(house.db, cash(ids[0]), [betKey])).rejects.toMatchObject(gone);
        const request = { memberId: ids[0], currency: 'USD', content: 'any' } as const;
        for (const requestId of [firstKey, betKey]) {
          const again = answerOnce(house, { ...request, requestId }, async () => ({
            done: 'twice',
          }));
          await expect(again).rejects.toMatchObject({ code: 'TRANSFER_ARCHIVED' });
        }
        // A server that knows nothing of this is held to the same by the database.
        for (const used of [firstKey, betKey]) {
          await expect(
            house.pool.query(
              `insert into transfers (account_id, counter_account_id, seq, amount, balance_after, bet_id, reason, key, at)
         select id, 1, seq + 1, 1, balance + 1, null, 'PROMO', $1, now() from accounts
         where member_id = $2 and purpose = 'cash' and currency = 'USD'`,
              [used, ids[0]],
            ),
          ).rejects.toMatchObject({ code: '23505' });
        }
        expect(await cashOf(house, ids[0])).toBe(before);
        expect((await provenBooks()).fault).toBeNull();
      },
    );

    await rule(
      'an account record that reaches there says so, and nothing is missing silently',
      async () => {
        const member = `member:${ids[0]}`;
        const desk = 'operator:1:cashier.read';
        const old = `startTime=${readAt - days(456)}&endTime=${readAt - days(430)}`;
        const record = oldRecord();
        const file = `${cashierReports.statementFile.path}?${old}`;
        const moves = (after = '') =>
          `${walletOperator.memberMovements.path.replace(':memberId', String(ids[0]))}?memberId=${ids[0]}&pageSize=50${after}`;
        type Page = { list: { id: string }[]; after: string | null };
        for (const path of [record, file]) {
          expect(await ask(here.app, member, 'GET', path), path).toMatchObject({
            status: 410,
            body: {
              errorCode: 'transfer.archived',
              message: expect.stringContaining('in the archive'),
            },
          });
        }
        const german = await ask(here.app, member, 'GET', `${record}&language=DE`, undefined, {
          'accept-language': 'de',
        });
        expect(german.body.message).toContain('Archiv');
        const late = `${wallet.statement.path}?startTime=${readAt - days(20)}&endTime=${readAt + 1}`;
        expect((await ask(here.app, member, 'GET', late)).status).toBe(200);
        const first = await ask<Page>(here.app, desk, 'GET', moves());
        expect(first.status).toBe(200);
        expect(first.body.value.list.length).toBeGreaterThan(0);
        expect(first.body.value.after).not.toBeNull();
        const next = await ask(here.app, desk, 'GET', moves(`&after=${first.body.value.after}`));
        expect(next.status).toBe(410);
      },
    );

    await rule('what is kept of them and differs is a fault of the books', async () => {
      const [, part] = await awayNow();
      const { rows } = await owner.query(
        `select k.account_id from archived_chains k join accounts a on a.id = k.account_id
     where k.below_id = $1 and a.member_id = $2 and a.purpose = 'cash'`,
        [part!.belowId, ids[0]],
      );
      const account = rows[0].account_id;
      const of = `below_id = ${part!.belowId} and account_id = ${account}`;
      const harms: [table: string, column: string, where: string, check: string][] = [
        ['archived_chains', 'closing', of, 'balance follows from the one before'],
        ['archived_chains', 'last_seq', of, 'seq without a gap'],
        ['archived_bet_moves', 'amount', `${of} and reason = 'BET'`, 'archived transfers moved'],
        ['archived_papers', 'amount', `${of} and reason = 'PROMO'`, 'archived transfers moved'],
        [
          'archived_bookings',
          'net',
          `below_id = ${part!.belowId} and member_id = ${ids[0]}`,
          'archived bets moved',
        ],
        [
          'archived_bookings',
          'bets',
          `below_id = ${part!.belowId} and member_id = ${ids[0]}`,
          'archived bets moved',
        ],
        [
          'archived_split_bets',
          'net',
          `below_id = ${part!.belowId} and member_id = ${ids[0]}`,
          'archived bets moved',
        ],
      ];
      for (const [table, column, where, check] of harms) {
        const change = async (by: string, row: string) => {
          const { rows: changed } = await owner.query(
            `update ${table} set ${column} = ${column} ${by} where ctid = ${row} returning ctid`,
          );
          return `'${changed[0].ctid}'::tid`;
        };
        const row = await change('+ 1', `(select min(ctid) from ${table} where ${where})`);
        expect((await reconcile(here.serveUrl)).fault?.check, table).toContain(check);
        await change('- 1', row);
        expect((await reconcile(here.serveUrl)).fault, table).toBeNull();
      }
      const key = `account_id = ${account} and transfer_id >= ${part!.fromId} and transfer_id < ${part!.belowId} and key not like '%!'`;
      await owner.query(
        `update transfer_keys set key = key || '!' where ctid = (select min(ctid) from transfer_keys where ${key})`,
      );
      expect((await reconcile(here.serveUrl)).fault?.check).toBe('a transfer is known by its key');
      await owner.query("update transfer_keys set key = rtrim(key, '!') where key like '%!'");
      expect((await reconcile(here.serveUrl)).fault).toBeNull();
      for (const table of ['archived_chains', 'archived_papers', 'away_chains', 'house_moves']) {
        await expect(house.pool.query(`delete from ${table}`)).rejects.toThrow();
      }
    });

    await rule(
      'a file that was changed, or does not say what the house keeps, is told of',
      async () => {
        const part = (await awayNow())[1]!;
        const path = join(house.config.archiveDir, part.exported!.file);
        const whole = readFileSync(path);
        const faultOf = async () =>
          (await proveArchives(house, [transfers])).find(({ child }) => child === part.child)!
            .fault;
        const lines = gunzipSync(whole).toString().split('\n');
        const row = JSON.parse(lines[3]!);
        const changed = lines.with(
          3,
          lines[3]!.replace(`"amount": ${row.amount}`, `"amount": ${row.amount + 1}`),
        );
        expect(changed).not.toEqual(lines);
        writeFileSync(path, gzipSync(changed.join('\n')));
        expect(await faultOf()).toContain('contentSha256');
        writeFileSync(path, whole);
        expect(await faultOf()).toBeUndefined();
        const change = (by: string) =>
          owner.query(
            `update archived_chains set closing = closing ${by} where below_id = ${part.belowId}`,
          );
        await change('+ 1');
        expect(await faultOf()).toContain('closing is');
        await change('- 1');
        expect(await faultOf()).toBeUndefined();
      },
    );

    await rule(
      'wherever a run is killed, the next one goes on, and every figure is the same',
      async () => {
        const { child } = (await awayNow())[1]!;
        const now = async () =>
          (await readArchives(house.db, 'transfers')).find((archived) => archived.child === child)!;
        const part = await now();
        await expect(detachPartition(house, part)).rejects.toThrow();
        await asOwner(restorePartition, transfers, child);
        const steps = [
          () => closePartition(house, part),
          async () => exportPart(house, transfers, await now()),
          async () => verifyPart(house, transfers, await now()),
          // A part of the sums, as when it was broken off between two of them.
          () =>
            sql`select forget_transfer_sums(${part.belowId}),
        sum_up_transfers(${part.belowId}, ${part.fromId}, ${part.fromId + 20n})`.execute(house.db),
          async () => transfers.sumUp!(house, await now()),
          () => detachPartition(house, part),
        ];
        for (let killedAfter = 1; killedAfter <= steps.length; killedAfter += 1) {
          for (const step of steps.slice(0, killedAfter)) await step();
          if (killedAfter === 3)
            await expect(detachPartition(house, part)).rejects.toThrow('not summed up');
          expect((await archive()).failed).toEqual([]);
          expect((await now()).state).toBe('detached');
          expect(await provenBooks()).toEqual(before.books);
          await asOwner(restorePartition, transfers, child);
        }
        expect(await figuresNow()).toEqual(before.figures);
        await archiveAgain(house, transfers, child);
      },
    );

    await rule('they come back to the row, from their tables or from their files', async () => {
      const away = (await awayNow()).map(({ child }) => child);
      await asOwner(restorePartition, transfers, away[1]!);
      expect(await figuresNow()).toEqual(before.figures);
      expect(await provenBooks()).toEqual(before.books);
      expect(await archiveAgain(house, transfers, away[1]!)).toBe(`${away[1]} is archived`);
      expect(await provenBooks()).toEqual(before.books);
      await asOwner(dropPartition, transfers, away[0]!);
      for (const child of away) await asOwner(restorePartition, transfers, child);
      expect(await rowsNow()).toEqual(before.rows);
      expect(await provenBooks()).toEqual(before.books);
      expect(await figuresNow()).toEqual(before.figures);
    });

    await rule('two servers that archive at once do nothing twice, while others bet', async () => {
      const parts = (await readArchives(house.db, 'transfers')).map(({ child }) => child);
      const other = 503n;
      await openPlayer(house, other, '1000');
      let isDone = false;
      const again = () => parts.map((child) => archiveAgain(house, transfers, child));
      const archiving = Promise.all([...again(), ...again()]).finally(() => {
        isDone = true;
      });
      let made = 0;
      for (; !isDone || made < 10; made += 1) await rollDice(other, money('0.1'));
      expect((await archiving).filter((said) => said.endsWith('is archived'))).toHaveLength(
        parts.length,
      );
      expect((await awayNow()).map(({ child }) => child)).toEqual(parts);
      expect(await provenBooks()).toMatchObject({ fault: null, night: null });
    });
  },
  STORY_MS,
);
