import { randomInt } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { begin } from '../../../platform/database.ts';
import { openTestOperators, type TestOperators } from '../../../testing/operators.ts';
import { rule, STORY_MS } from '../../../testing/story.ts';
import { recordAudit, verifyAudit } from '../index.ts';
import { shipHead } from './audit-head.ts';

const ROWS = 40;
let desk: TestOperators;
let owner: pg.Client;

beforeAll(async () => {
  desk = await openTestOperators();
  owner = new pg.Client({ connectionString: desk.migrateUrl });
  await owner.connect();
  await Promise.all(Array.from({ length: ROWS }, (_, number) => write({ number })));
});
afterAll(async () => {
  await owner.end();
  await desk.close();
});

const write = (after: unknown) =>
  begin(desk.house.db, (tx) =>
    recordAudit(desk.house, tx, { actor: 'system', action: 'test.done', subject: 'test:1', after }),
  );
const count = async () =>
  Number((await owner.query('select count(*) from audit_entries')).rows[0].count);

const CHANGES = [
  "actor = 'operator:99'",
  "action = action || '.'",
  "subject = 'test:2'",
  "after = coalesce(after, '') || ' '",
  "before = '{}'",
  "address = '1.2.3.4'",
  "at = at + interval '1 microsecond'",
  "hash = repeat('a', 64)",
  "previous_hash = repeat('b', 64)",
];

/** Does harm in one of many ways, and says which row is the first to show it. */
async function tamper(round: number): Promise<bigint> {
  await owner.query('create table kept as select * from audit_entries');
  const last = await count();
  const at = randomInt(1, last);
  if (round % 4 === 0) {
    await owner.query('delete from audit_entries where id = $1', [at]);
    return BigInt(at);
  }
  if (round % 4 === 1) {
    await owner.query('update audit_entries set id = -id where id > $1', [at]);
    await owner.query('update audit_entries set id = 1 - id where id < 0');
    await owner.query(
      `insert into audit_entries select $1::bigint + 1, at, actor, 'forged', subject, before, after,
         address, hash, repeat('c', 64) from audit_entries where id = $1`,
      [at],
    );
    return BigInt(at + 1);
  }
  const change = CHANGES[round % CHANGES.length];
  await owner.query(`update audit_entries set ${change} where id = $1`, [at]);
  return BigInt(at);
}

async function restore(): Promise<void> {
  await owner.query('truncate audit_entries');
  await owner.query('insert into audit_entries select * from kept');
  await owner.query('drop table kept');
}

test(
  'one audit log is written, tampered with and read',
  async () => {
    await rule('rows written at once form one chain without a gap', async () => {
      expect(await verifyAudit(desk.house)).toEqual({ rows: BigInt(await count()), heads: 0 });
    });

    await rule('the serving role can neither change, delete nor empty the log', async () => {
      for (const statement of [
        "update audit_entries set actor = 'nobody'",
        'delete from audit_entries',
        'truncate audit_entries',
      ]) {
        await expect(desk.house.pool.query(statement)).rejects.toThrow('permission denied');
      }
    });

    await rule('any change, drop or insert is found, and the first bad row is named', async () => {
      for (let round = 0; round < 36; round++) {
        await owner.query('begin');
        const expected = await tamper(round);
        await owner.query('commit');
        const { firstBad } = await verifyAudit(desk.house);
        expect(firstBad?.id, `round ${round}`).toBe(expected);
        await restore();
        expect((await verifyAudit(desk.house)).firstBad).toBeUndefined();
      }
    });

    await rule('a tail that was cut off is found against the newest shipped head', async () => {
      const last = await count();
      expect(await shipHead(desk.house)).toContain(
        join(desk.house.config.dataDir, 'audit', 'head-'),
      );
      expect(await shipHead(desk.house)).toBeUndefined();
      expect(await verifyAudit(desk.house)).toEqual({ rows: BigInt(last), heads: 1 });
      await owner.query('create table kept as select * from audit_entries');
      await owner.query('delete from audit_entries where id > $1', [last - 3]);
      expect((await verifyAudit(desk.house)).firstBad?.id).toBe(BigInt(last - 2));
      await restore();
    });

    await rule('a row put before the first one is found', async () => {
      await owner.query(
        `insert into audit_entries select 0, at, actor, 'forged', subject, before, after, address,
       previous_hash, hash from audit_entries where id = 1`,
      );
      expect((await verifyAudit(desk.house)).firstBad?.id).toBe(0n);
      await owner.query('delete from audit_entries where id < 1');
      expect((await verifyAudit(desk.house)).firstBad).toBeUndefined();
    });

    await rule('a head that someone else wrote is not believed', async () => {
      const folder = join(desk.house.config.dataDir, 'audit');
      const [name] = readdirSync(folder);
      const head = JSON.parse(readFileSync(join(folder, name!), 'utf8'));
      const forged = join(folder, 'head-9999.json');
      writeFileSync(forged, JSON.stringify({ ...head, id: '1' }));
      expect((await verifyAudit(desk.house)).firstBad).toBeDefined();
      rmSync(forged);
      expect((await verifyAudit(desk.house)).firstBad).toBeUndefined();
    });

    await rule('secrets stay out of the log, whoever hands them in', async () => {
      const canary = 'canary-4711';
      await write({
        password: canary,
        nested: { totpSecret: canary, list: [{ token: canary }] },
        kept: 1n,
      });
      const { rows } = await owner.query(
        'select after from audit_entries order by id desc limit 1',
      );
      expect(rows[0].after).not.toContain(canary);
      expect(JSON.parse(rows[0].after).kept).toBe('1');
    });

    await rule('the log is read newest first, by actor, action, subject and time', async () => {
      const token = await desk.logIn('admin');
      const read = async (query: string) =>
        (await desk.ask('GET', `/ops/audit?${query}`, { token })).value;
      const all = await read('pageSize=5');
      expect(all.list).toHaveLength(5);
      expect(Number(all.list[0].id)).toBe(all.totalCount);
      expect(all.totalPages).toBe(Math.ceil(all.totalCount / 5));
      expect((await read('actor=admin')).list[0]).toMatchObject({
        actorName: 'admin',
        action: 'operators.login',
      });
      expect((await read('action=test.')).totalCount).toBe(ROWS + 1);
      expect((await read('action=te%25')).totalCount).toBe(0);
      expect((await read('subject=test:1&pageSize=1')).list).toHaveLength(1);
      expect((await read(`from=${desk.house.clock.now().getTime() + 60_000}`)).totalCount).toBe(0);
    });

    await rule('what an operator tried and may not do is in the log', async () => {
      const token = await desk.logIn('support');
      expect((await desk.ask('GET', '/ops/audit', { token })).status).toBe(403);
      // Written after the answer went out.
      await expect
        .poll(async () => {
          const refused = "select subject from audit_entries where action = 'operators.refused'";
          return (await owner.query(refused)).rows;
        })
        .toContainEqual({ subject: 'operatorsAudit.listAudit' });
    });
  },
  STORY_MS,
);
