import { pino } from 'pino';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { openHouse } from '../open-house.ts';
import type { FindCaller } from '../platform/edge.ts';
import { startEvents } from '../platform/events/dispatcher.ts';
import { openIdlePlay } from './idle-play.ts';
import { openScale } from './live-memory.ts';

export type BenchServer = {
  serveUrl: string;
  dataDir: string;
  port: string;
  wallet: string;
  events: string;
  /** Whether no other server shares its database. */
  isAlone: boolean;
};

/**
 * Every route and hook of the real server, but the token `member:7` is member 7, because signing
 * thousands in is not what is measured.
 */
const namedMember: FindCaller = (_house, token) => {
  const memberId = BigInt(token.slice('member:'.length));
  return { kind: 'member', sessionId: memberId, memberId };
};

export async function serveBench(options: BenchServer): Promise<void> {
  const { serveUrl, dataDir, port, wallet, events, isAlone } = options;
  const config = readConfig({
    BAIZE_PROFILE: 'test',
    BAIZE_DATA: dataDir,
    PORT: port,
    ...(!isAlone && { DATABASE_URL: serveUrl }),
  });
  const { house, close } = openHouse(config, serveUrl, pino({ level: 'silent' }));
  const app = await buildApp(house, {
    callers: [namedMember],
    buckets: { take: () => 0, close: () => undefined },
    ...(wallet === 'idle' ? { play: openIdlePlay } : {}),
  });
  await app.listen({ port: Number(port), host: '127.0.0.1' });
  const heard = events === 'heard' ? startEvents(house) : undefined;
  process.once('SIGTERM', () => {
    void Promise.all([app.close(), heard?.stop()])
      .then(close)
      .then(() => process.exit(0));
  });
  let weigh: ReturnType<typeof openScale> | undefined;
  process.on('message', (said: { leapMs: number } | { weigh: true }) => {
    if ('leapMs' in said) return house.clock.moveTo(new Date(Date.now() + said.leapMs));
    weigh ??= openScale();
    process.send?.(weigh());
  });
}
