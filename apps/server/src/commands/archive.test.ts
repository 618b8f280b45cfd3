import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { days, minutes } from '@baize/calendar';
import { dice } from '@baize/games';
import { money } from '@baize/money';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countTransfers } from '../domains/agents/sums/money-sums.ts';
import { countMoney } from '../domains/insight/sums/money-sums.ts';
import { openPlay, playInstantBet } from '../domains/play/index.ts';
import { keepReconciliation, reconcile } from '../domains/wallet/index.ts';
import { drainEvents } from '../platform/events/drain.ts';
import type { House } from '../platform/house.ts';
import { openTestHouse, type TestHouse } from '../testing/house.ts';
import { moveToNextPartitions } from '../testing/partitions.ts';
import { openPlayer } from '../testing/players.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const RULE = 'bets=13,transfers=13';
/** What all commands of a test may take together, each a process of its own on a busy machine. */
const COMMANDS_MS = minutes(10);

let here: TestHouse;
let house: House;
let owner: pg.Client;

/** As it is bundled with the server: read from its source it takes many times as long to begin. */
const BUNDLED = 'apps/server/dist/commands/archive.js';

/** Two old partitions of bets and of transfers, as old as the clock of this machine says. */
beforeAll(async () => {
  execFileSync(process.execPath, ['scripts/build.mjs', 'server'], { cwd: root, stdio: 'pipe' });
  here = await openTestHouse();
  house = here.house;
  owner = new pg.Client({ connectionString: here.migrateUrl });
  await owner.connect();
  await owner.query('update insight_book set has_past = true');
  const now = house.clock.now().getTime();
  for (const daysAgo of [470, 440, 0]) {
    house.clock.moveTo(new Date(now - days(daysAgo)));
    await playOn(BigInt(1_000 + daysAgo));
    if (daysAgo > 0) await moveToNextPartitions(owner);
  }
  await drainEvents(house);
  await countTransfers(house);
  await countMoney(house);
  expect((await keepReconciliation(house)).fault).toBeNull();
});
afterAll(async () => {
  await owner.end();
  await here.close();
});

async function playOn(memberId: bigint): Promise<void> {
  const play = openPlay(house);
  await openPlayer(house, memberId, '1000');
  for (let n = 0; n < 20; n += 1) {
    await playInstantBet(play, {
      memberId,
      currency: 'USD',
      requestId: randomUUID(),
      vendor: 'BAIZE',
      gameCode: 'dice',
      category: 'RNG',
      stake: money('1'),
      rulesVersion: 1,
      choice: dice.usualChoice,
      decide: (chance) => dice.play(dice.usualChoice, money('1'), chance),
    });
  }
  await play.lanes.close();
}

function start(args: readonly string[] = [], rule = RULE): ChildProcess {
  return spawn(process.execPath, [BUNDLED, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      BAIZE_PROFILE: 'test',
      BAIZE_DATA: house.config.dataDir,
      BAIZE_ARCHIVE_AFTER: rule,
      DATABASE_URL: here.migrateUrl,
      BAIZE_SERVE_DATABASE_URL: here.serveUrl,
    },
  });
}

/** What an operator sees who types it. */
async function run(...args: string[]): Promise<{ code: number | null; said: string }> {
  return told(start(args));
}

async function told(child: ChildProcess): Promise<{ code: number | null; said: string }> {
  let said = '';
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.on('data', (text: Buffer) => {
      said += text;
    });
  }
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, said };
}

const stateOf = async (child: string): Promise<string | undefined> =>
  (await owner.query('select state from archives where child = $1', [child])).rows[0]?.state;

const booksNow = async () => {
  const { fault, bets, transfers } = await reconcile(here.serveUrl);
  return { fault, bets, transfers };
};

/** Whoever writes that a step is done waits there, for as long as the test holds the step. */
async function stopsAt(): Promise<void> {
  await owner.query(`
    create function waits_for_the_test() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(77, hashtext(case when tg_table_name = 'archives'
        then concat_ws(' ', to_jsonb(new) ->> 'parent', to_jsonb(new) ->> 'state') else 'sums' end));
      return new;
    end $$;
    create trigger a_test before insert or update on archives for each row execute function waits_for_the_test();
    create trigger a_test before insert on archived_books for each row execute function waits_for_the_test();
    create trigger a_test before insert on archived_chains for each row execute function waits_for_the_test()`);
}

async function waiting(): Promise<boolean> {
  const { rows } = await owner.query(
    `select 1 from pg_locks where locktype = 'advisory' and classid = 77 and not granted`,
  );
  return rows.length > 0;
}

async function killedAt(step: string): Promise<void> {
  await owner.query('select pg_advisory_lock(77, hashtext($1))', [step]);
  const child = start();
  const ended = told(child);
  let isOver = false;
  void ended.finally(() => {
    isOver = true;
  });
  await expect.poll(async () => isOver || (await waiting()), { timeout: COMMANDS_MS }).toBe(true);
  expect(isOver, `it waits at ${step}`).toBe(false);
  child.kill('SIGKILL');
  await ended;
  await owner.query('select pg_advisory_unlock(77, hashtext($1))', [step]);
}

test(
  'a command that is killed at any step of bets or of transfers is gone on from, and nothing is lost or done twice',
  async () => {
    const before = await booksNow();
    expect(before.fault).toBeNull();
    await stopsAt();
    for (const step of ['bets exported', 'sums', 'bets detached']) {
      await killedAt(step);
      expect(await booksNow(), step).toEqual(before);
    }
    expect((await told(start([], 'bets=13'))).said).toContain('bets_1 is archived');
    for (const step of ['transfers closed', 'transfers verified', 'sums', 'transfers detached']) {
      await killedAt(step);
      expect(await booksNow(), step).toEqual(before);
    }
    // What was killed while it waited may have come to its end in the database; the first partition has
    // rows of this very day, in which the house was opened.
    expect(await run()).toMatchObject({
      code: 0,
      said: expect.stringContaining('transfers_0 stays: a transfer moved at'),
    });
    expect(await stateOf('transfers_1')).toBe('detached');
    expect(await booksNow()).toEqual(before);
    expect((await keepReconciliation(house)).fault).toBeNull();
    const proof = await run('--prove');
    expect(proof.code).toBe(0);
    for (const child of ['bets_0', 'bets_1', 'transfers_1']) {
      expect(proof.said).toContain(`${child} is whole`);
    }
  },
  COMMANDS_MS,
);

test(
  'an operator proves files, brings back in the order that is needed, and lets go by hand',
  async () => {
    const file = join(house.config.archiveDir, 'transfers_1.jsonl.gz');
    const whole = readFileSync(file);
    writeFileSync(file, whole.subarray(0, 50));
    expect(await run('--prove')).toMatchObject({
      code: 1,
      said: expect.stringContaining('transfers_1 is damaged'),
    });
    expect(await run('--let-go', 'transfers_1')).toMatchObject({ code: 1 });
    expect(await stateOf('transfers_1')).toBe('detached');
    writeFileSync(file, whole);
    const before = await booksNow();
    expect(await run('--restore', 'bets_1')).toMatchObject({
      code: 1,
      said: expect.stringContaining('bets_1 comes back after transfers_1'),
    });
    expect((await run('--let-go', 'transfers_1')).said).toContain('was let go');
    expect((await run('--restore', 'transfers_1')).said).toContain('is back in its table');
    expect((await run('--restore', 'bets_1')).said).toContain('is back in its table');
    expect(await booksNow()).toEqual(before);
    expect((await run('--again', 'transfers_1')).said).toMatch(/stays: bet \d+ is not archived/);
    expect((await run('--again', 'bets_1')).said).toContain('bets_1 is archived');
    expect((await run('--again', 'transfers_1')).said).toContain('transfers_1 is archived');
    expect((await run()).said).not.toContain('is archived');
    expect(await told(start([], 'transfers=13'))).toMatchObject({
      code: 1,
      said: expect.stringContaining('transfers go after their bets'),
    });
    expect((await told(start([], ''))).said).toContain('Nothing is archived');
    expect(await booksNow()).toEqual(before);
  },
  COMMANDS_MS,
);
