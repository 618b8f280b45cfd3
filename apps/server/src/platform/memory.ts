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

export function keepInMemory<Value>({ channel, empty, read }: Kept<Value>): Memory<Value> {
  const values = new WeakMap<House['pool'], Value>();
  const reading = new WeakMap<House['pool'], Promise<void>>();
  const of = (house: House) => values.get(house.pool) ?? empty;
  const load = async (house: House) => {
    values.set(house.pool, await read(house, of(house)));
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
