import { days, hours } from '@baize/calendar';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openBareHouse } from '../testing/bare-house.ts';
import { patience } from '../testing/patience.ts';
import { begin } from './database.ts';
import { announce, listen } from './events.ts';
import { enqueueDue } from './jobs/due.ts';
import { startJobs } from './jobs/runner.ts';
import { defineJob, enqueue } from './jobs.ts';

let test1: Awaited<ReturnType<typeof openBareHouse>>;
beforeEach(async () => {
  test1 = await openBareHouse();
});
afterEach(() => test1.close());

const start = new Date('2026-02-27T12:00:00Z');

type Ran = { name: string; dueAt: string; now: string };

/** Remembers its runs, and what the clock said. */
function diary() {
  const ran: Ran[] = [];
  const job = (name: string, schedule: Parameters<typeof defineJob>[0]['schedule']) =>
    defineJob({
      name,
      ...(schedule && { schedule }),
      run: async (house, { dueAt }) => {
        const minute = (instant: Date) => instant.toISOString().slice(0, 16);
        ran.push({ name, dueAt: minute(dueAt), now: minute(house.clock.now()) });
      },
    });
  return { ran, job };
}

async function post(path: string, body: object) {
  const answer = await test1.app.inject({ method: 'POST', url: path, payload: body });
  return { status: answer.statusCode, body: answer.json() };
}

test('moving the clock runs what became due, in order, with the clock at each instant', async () => {
  const { house } = test1;
  const { ran, job } = diary();
  house.jobs.add(
    job('test.nightly', { dailyAt: '00:00' }),
    job('test.often', { everyMinutes: 360 }),
  );
  await post('/test/clock', { now: start.getTime() });
  ran.length = 0;
  const { body } = await post('/test/clock', { advanceMs: hours(12) });
  expect(ran).toEqual([
    { name: 'test.nightly', dueAt: '2026-02-27T16:00', now: '2026-02-27T16:00' },
    { name: 'test.often', dueAt: '2026-02-27T16:00', now: '2026-02-27T16:00' },
    { name: 'test.often', dueAt: '2026-02-27T22:00', now: '2026-02-27T22:00' },
  ]);
  expect(body).toMatchObject({ success: true, message: '', value: { ran: 3, failed: [] } });
  expect(Math.abs(house.clock.now().getTime() - start.getTime() - hours(12))).toBeLessThan(
    patience(5_000),
  );
});

test('a clock that is moved may leave what became due on the way', async () => {
  const { house } = test1;
  const { ran, job } = diary();
  house.jobs.add(job('test.hourly', { everyMinutes: 60 }));
  await post('/test/clock', { now: start.getTime() });
  ran.length = 0;
  const { body } = await post('/test/clock', { advanceMs: hours(12), leavesWork: true });
  await house.jobs.inTurn(() => enqueueDue(house));
  const { rows } = await sql`select 1 from graphile_worker.jobs`.execute(house.work);
  expect({ ran, handed: rows }).toEqual({ ran: [], handed: [] });
  expect(body).toMatchObject({ success: true, value: { ran: 0, failed: [] } });
  await post('/test/clock', { advanceMs: hours(1) });
  expect(ran).toEqual([
    { name: 'test.hourly', dueAt: '2026-02-28T01:00', now: '2026-02-28T01:00' },
  ]);
});

test('moved again over the same hours nothing runs twice, and after a return to real time all may', async () => {
  const { house } = test1;
  const { ran, job } = diary();
  house.jobs.add(job('test.hourly', { everyMinutes: 60 }));
  await post('/test/clock', { now: start.getTime() });
  await post('/test/clock', { advanceMs: hours(2) });
  const first = ran.length;
  await post('/test/clock', { advanceMs: 0 });
  expect(ran).toHaveLength(first);
  await post('/test/clock', {});
  expect(Math.abs(house.clock.now().getTime() - Date.now())).toBeLessThan(patience(5_000));
  ran.length = 0;
  await post('/test/clock', { advanceMs: hours(1) });
  expect(ran).toHaveLength(1);
});

test('what a job announces is heard before the next job runs', async () => {
  const { house } = test1;
  const order: string[] = [];
  house.events.add(
    listen({
      name: 'test.hearer',
      events: ['test.counted'],
      handle: async () => void order.push('heard'),
    }),
  );
  const announcing = (name: string, dailyAt: string) =>
    defineJob({
      name,
      schedule: { dailyAt },
      run: async ({ db, clock }) => {
        order.push(name);
        await begin(db, (tx) =>
          announce(tx, { name: 'test.counted', key: 'a', at: clock.now(), payload: { n: 1 } }),
        );
      },
    });
  house.jobs.add(announcing('test.second', '03:00'), announcing('test.first', '02:00'));
  await post('/test/clock', { now: start.getTime() });
  await post('/test/clock', { advanceMs: hours(24) });
  expect(order).toEqual(['test.first', 'heard', 'test.second', 'heard']);
});

test('a job can be run by its name, and an unknown one is not found', async () => {
  const { ran, job } = diary();
  test1.house.jobs.add(job('test.byhand', undefined));
  expect((await post('/test/jobs/run', { name: 'test.byhand' })).status).toBe(200);
  expect(ran).toHaveLength(1);
  expect((await post('/test/jobs/run', { name: 'test.nothing' })).status).toBe(404);
});

test('the doors exist in the test profile only', async () => {
  const demo = await openBareHouse({ env: { BAIZE_PROFILE: 'demo' } });
  const { statusCode } = await demo.app.inject({ method: 'POST', url: '/test/clock', payload: {} });
  await demo.close();
  expect(statusCode).toBe(404);
});

test('an occurrence runs once, however many servers watch the clock', async () => {
  const { house } = test1;
  const { ran, job } = diary();
  house.jobs.add(job('test.once', { everyMinutes: 60 }));
  const other = await openBareHouse({ serveUrl: test1.serveUrl });
  other.house.jobs.add(...house.jobs.all());
  await enqueueDue(house);
  const houses = [house, other.house];
  for (const { clock } of houses) clock.moveTo(new Date(clock.now().getTime() + hours(1)));
  await Promise.all([...houses, ...houses].map(enqueueDue));
  const servers = houses.map(startJobs);
  await expect.poll(() => ran.length).toBe(1);
  await Promise.all(houses.map((one) => one.jobs.inTurn(() => enqueueDue(one))));
  await Promise.all(servers.map((server) => server.stop()));
  expect(ran).toHaveLength(1);
  await other.close();
});

test('tests may leave the work of a time of day until they ask for it', async () => {
  const quiet = await openBareHouse({ env: { BAIZE_TEST_DAILY_WORK: 'asked' } });
  const { house, app } = quiet;
  const { ran, job } = diary();
  house.jobs.add(job('test.daily', { dailyAt: '03:00' }), job('test.often', { everyMinutes: 360 }));
  await enqueueDue(house);
  house.clock.moveTo(new Date(house.clock.now().getTime() + days(1)));
  await enqueueDue(house);
  const handed = await sql<{ name: string }>`select distinct task_identifier as name
    from graphile_worker.jobs`.execute(house.work);
  expect(handed.rows).toEqual([{ name: 'test.often' }]);
  await app.inject({ method: 'POST', url: '/test/clock', payload: { advanceMs: days(1) } });
  expect(ran.filter(({ name }) => name === 'test.daily')).toHaveLength(2);
  await quiet.close();
});

test('a job is asked for in the transaction, carries amounts, and waits for its time', async () => {
  const { house } = test1;
  const got: unknown[] = [];
  house.jobs.add(
    defineJob<{ amount: bigint }>({
      name: 'test.task',
      run: async (_house, { payload }) => void got.push(payload.amount),
    }),
  );
  await post('/test/clock', { now: start.getTime() });
  const runAt = new Date(start.getTime() + hours(5));
  const ask = (amount: bigint) => (tx: Parameters<typeof enqueue>[0]) =>
    enqueue(tx, 'test.task', { amount }, { runAt, key: 'task' });
  await begin(house.db, ask(1n));
  await begin(house.db, ask(2n));
  await begin(house.db, async (tx) => {
    await ask(3n)(tx);
    throw new Error('no');
  }).catch(() => {});
  await post('/test/clock', { advanceMs: hours(4) });
  expect(got).toEqual([]);
  await post('/test/clock', { advanceMs: hours(2) });
  expect(got).toEqual([2n]);
});

test('a job that fails is tried again by the runner', async () => {
  const { house } = test1;
  let tries = 0;
  house.jobs.add(
    defineJob({
      name: 'test.fails',
      schedule: { dailyAt: '01:00' },
      run: async () => {
        if (++tries === 1) throw new Error('not today');
      },
    }),
  );
  await post('/test/clock', { now: start.getTime() });
  const { body } = await post('/test/clock', { advanceMs: hours(24) });
  expect(body.value.failed).toEqual(['test.fails']);
  const server = startJobs(house);
  await expect.poll(() => tries).toBe(2);
  await server.stop();
});

test('what a killed runner had taken is given to the others', async () => {
  const { house } = test1;
  await sql`insert into job_runners values ('dead', clock_timestamp() - interval '5 minutes')`.execute(
    house.db,
  );
  const { ran, job } = diary();
  house.jobs.add(job('test.left', undefined));
  await begin(house.db, (tx) => enqueue(tx, 'test.left', null));
  await sql`update graphile_worker._private_jobs
    set locked_at = clock_timestamp(), locked_by = 'dead'`.execute(house.db);
  const server = startJobs(house);
  await expect.poll(() => ran.length).toBe(1);
  await server.stop();
});

test('the runner goes on after the database has thrown everyone out', async () => {
  const { house } = test1;
  const { ran, job } = diary();
  house.jobs.add(job('test.after', undefined));
  const server = startJobs(house);
  await begin(house.db, (tx) => enqueue(tx, 'test.after', null));
  await expect.poll(() => ran.length).toBe(1);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where usename = current_user and datname = current_database()
      and pid <> pg_backend_pid()`.execute(house.reports);
  // The pool may still hand out connections that are gone.
  const isEnqueued = () =>
    begin(house.db, (tx) => enqueue(tx, 'test.after', null)).then(
      () => true,
      () => false,
    );
  await expect.poll(isEnqueued).toBe(true);
  await expect.poll(() => ran.length).toBe(2);
  await server.stop();
});
