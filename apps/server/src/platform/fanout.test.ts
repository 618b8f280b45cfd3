import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BareHouse, openBareHouse } from '../testing/bare-house.ts';

let one: BareHouse & { serveUrl: string };
let two: BareHouse;
beforeEach(async () => {
  one = await openBareHouse({ env: { DATABASE_URL: 'shared' } });
  two = await openBareHouse({ env: { DATABASE_URL: 'shared' }, serveUrl: one.serveUrl });
  await linesStand();
});
afterEach(async () => {
  await two.close();
  await one.close();
});

/** It takes a moment until both listen: each is asked until it answers. */
async function linesStand(): Promise<void> {
  for (const [from, to] of [
    [one, two],
    [two, one],
  ] as const) {
    const heard = listenTo(to, 'knock');
    await expect
      .poll(() => {
        from.house.fanout.publish('knock', 1);
        return heard.length;
      })
      .toBeGreaterThan(0);
  }
}

const listenTo = ({ house }: BareHouse, channel: string) => {
  const heard: unknown[] = [];
  house.fanout.subscribe(channel, (message) => heard.push(message));
  return heard;
};

test('what one server says every server hears once, itself too', async () => {
  const [here, there] = [listenTo(one, 'news'), listenTo(two, 'news')];
  const elsewhere = listenTo(two, 'gossip');
  for (const n of [1, 1, 2]) one.house.fanout.publish('news', { n });
  await expect.poll(() => there).toEqual([{ n: 1 }, { n: 1 }, { n: 2 }]);
  expect(here).toEqual([{ n: 1 }, { n: 1 }, { n: 2 }]);
  expect(elsewhere).toEqual([]);
});

test('a message too long for a notification arrives whole', async () => {
  const heard = listenTo(two, 'news');
  const long = 'ß'.repeat(30_000);
  one.house.fanout.publish('news', long);
  await expect.poll(() => heard).toEqual([long]);
});

test('a listener that lost its connection listens again, and says that it may have missed something', async () => {
  const heard = listenTo(two, 'news');
  const mended = new Promise<void>((resolve) => two.house.fanout.onGap(resolve));
  await one.house.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'baize fan-out' and datname = current_database()`,
  );
  await mended;
  one.house.fanout.publish('news', 'back');
  await expect.poll(() => heard).toEqual(['back']);
});

test('without a shared database or Redis the words stay in the house', async () => {
  const alone = await openBareHouse();
  const heard = listenTo(alone, 'news');
  alone.house.fanout.publish('news', 1);
  expect(heard).toEqual([1]);
  expect(alone.house.fanout).toMatchObject({ isShared: false, redis: null });
  await alone.close();
});
