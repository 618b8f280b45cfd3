import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import type { House } from '../house.ts';
import { pauseAfter } from '../repeat.ts';
import { type Fanout, openEars, type Parcel } from './ears.ts';

const CHANNEL = 'baize';

/** Two connections, because one that subscribes can do nothing else. */
export function redisFanout(url: string, log: House['log']): Fanout {
  const self = randomUUID();
  const ears = openEars();
  const options = { retryStrategy: (times: number) => pauseAfter(Math.min(times, 10)) };
  const redis = new Redis(url, { ...options, maxRetriesPerRequest: 1 });
  const listening = new Redis(url, { ...options, maxRetriesPerRequest: null });
  for (const connection of [redis, listening]) {
    connection.on('error', (err) => log.warn({ err }, 'Redis does not answer'));
  }
  // Subscribing again after a break is the library's work; what was said meanwhile is ours.
  listening.on('ready', ears.mendGap);
  listening.on('message', (_channel, text: string) => {
    const { from, channel, message } = JSON.parse(text) as Parcel;
    if (from !== self) ears.publish(channel, message);
  });
  void listening.subscribe(CHANNEL).catch(() => {});
  return {
    publish: (channel, message) => {
      ears.publish(channel, message);
      redis.publish(CHANNEL, JSON.stringify({ from: self, channel, message })).catch((err) => {
        log.warn({ err, channel }, 'a message did not reach the other servers');
      });
    },
    subscribe: ears.subscribe,
    onGap: ears.onGap,
    isShared: true,
    redis,
    close: async () => {
      listening.disconnect();
      await redis.quit().catch(() => redis.disconnect());
    },
  };
}
