import pg from 'pg';
import type { House } from '../../../platform/house.ts';
import { repeat } from '../../../platform/repeat.ts';
import type { Crash } from './crash.ts';
import { type Driver, isWanted } from './driver.ts';
import { TOPIC } from './news.ts';
import { unsettledRound } from './rounds.ts';

/** Any number that nothing else locks. */
const LOCK = 7_214_001;
const IDLE_MS = 1_000;
const LOOK_MS = 10_000;
const LONGEST_SLEEP_MS = 1_000;

/**
 * Of all servers one drives the rounds: the one that holds the lock of a connection of its own, which
 * goes with it when it dies. Where nobody plays or watches, nobody drives.
 */
export function conduct(crash: Crash, driver: Driver): { stop(): Promise<void> } {
  const { house } = crash.play;
  const lock = openLock(house);
  let lookAt = 0;
  let isCalled = true;

  async function turn(): Promise<number> {
    const now = performance.now();
    if (!lock.isHeld() && !isCalled && !house.realtime.isHeard(TOPIC)) {
      if (now < lookAt) return IDLE_MS;
      lookAt = now + LOOK_MS;
      if (!(await unsettledRound(house)) && !(await isWanted(house))) return IDLE_MS;
    }
    if (!(await lock.take())) return IDLE_MS;
    isCalled = false;
    const wait = await driver.step();
    if (wait >= IDLE_MS && !(await unsettledRound(house)) && !(await isWanted(house))) {
      await lock.release();
    }
    return wait;
  }

  let waitMs = 0;
  const work = async () => {
    waitMs = Math.min(await turn(), LONGEST_SLEEP_MS);
  };
  const loop = repeat(work, {
    everyMs: () => waitMs,
    onError: (err) => house.log.warn({ err }, 'crash stands still'),
  });
  crash.wake = () => {
    isCalled = true;
    loop.wake();
  };
  return {
    stop: async () => {
      await loop.stop();
      await lock.release();
      crash.news.close();
    },
  };
}

function openLock(house: House) {
  let client: pg.Client | undefined;
  let isHeld = false;
  const release = async () => {
    const old = client;
    client = undefined;
    isHeld = false;
    await old?.end().catch(() => undefined);
  };
  return {
    isHeld: () => isHeld,
    release,
    take: async () => {
      if (isHeld) return true;
      if (!client) {
        const line = new pg.Client(house.pool.options as pg.ClientConfig);
        line.on('error', () => void release());
        line.on('end', () => {
          isHeld = false;
        });
        // One that could not connect is not kept: it would never answer.
        await line.connect();
        client = line;
      }
      const { rows } = await client.query('select pg_try_advisory_lock($1) as held', [LOCK]);
      isHeld = rows[0].held;
      return isHeld;
    },
  };
}
