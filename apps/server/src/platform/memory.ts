import type { FastifyInstance } from 'fastify';
import type { House } from './house.ts';

const READ_EVERY_MS = 1_000;

type Kept<Value> = {
  /** Told to the other servers when something was saved. */
  channel: string;
  empty: Value;
  /** The value as stored; the very same object where nothing is new. */
  read(house: House, before: Value): Promise<Value>;
};

/** What nearly every call reads and few people change: one copy for each database served. */
export type Memory<Value> = {
  of(house: House): Value;
  /** After a commit: this server knows at once, the others a moment later. */
  renew(house: House): Promise<void>;
  /** Reads once, then keeps up with what other servers save: a second later at most. */
  follow(app: FastifyInstance, house: House): Promise<void>;
};

// A house whose memory has changed in any part has another number here.
const editions = new WeakMap<House['pool'], number>();

/** Counts the changes of all that is kept in memory: the same number, the same values. */
export function editionOf({ pool }: Pick<House, 'pool'>): number {
  return editions.get(pool) ?? 0;
}

export function keepInMemory<Value>({ channel, empty, read }: Kept<Value>): Memory<Value> {
  const values = new WeakMap<House['pool'], Value>();
  const reading = new WeakMap<House['pool'], Promise<void>>();
  const of = (house: House) => values.get(house.pool) ?? empty;
  const load = async (house: House) => {
    const before = of(house);
    const now = await read(house, before);
    values.set(house.pool, now);
    if (now !== before) editions.set(house.pool, editionOf(house) + 1);
  };
  // One after another: an older answer must never overtake a newer one.
  const reload = (house: House) => {
    const before = reading.get(house.pool) ?? Promise.resolve();
    const next = before.catch(() => {}).then(() => load(house));
    reading.set(house.pool, next);
    return next;
  };
  return {
    of,
    renew: async (house) => {
      await reload(house);
      house.fanout.publish(channel, null);
    },
    follow: async (app, house) => {
      await reload(house);
      let looking: Promise<void> | undefined;
      const readAgain = () => {
        looking ??= reload(house)
          // Without the database, what was known last goes on to hold.
          .catch((err) => house.log.warn({ err, channel }, 'what is kept in memory is not renewed'))
          .finally(() => {
            looking = undefined;
          });
      };
      const stopHearing = house.fanout.subscribe(channel, readAgain);
      const timer = setInterval(readAgain, READ_EVERY_MS);
      timer.unref();
      app.addHook('onClose', async () => {
        clearInterval(timer);
        stopHearing();
        await looking;
      });
    },
  };
}
