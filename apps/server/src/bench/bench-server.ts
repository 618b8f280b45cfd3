import cluster from 'node:cluster';
import { once } from 'node:events';
import { pino } from 'pino';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { openHouse } from '../open-house.ts';
import { prepareHouse } from '../platform/domain.ts';
import type { FindCaller } from '../platform/edge.ts';
import { startEvents } from '../platform/events/dispatcher.ts';
import { openIdlePlay } from './idle-play.ts';
import { openScale } from './live-memory.ts';

/**
 * Every route and hook of the real server, but the token `member:7` is member 7, because signing
 * thousands in is not what is measured.
 */
const namedMember: FindCaller = (_house, token) => {
  const memberId = BigInt(token.slice('member:'.length));
  return { kind: 'member', sessionId: memberId, memberId };
};

/**
 * The server as a process of its own, for load and crash tests. Where several are asked for they stand
 * behind one port, as `BAIZE_SERVERS` has it, and this process only hands them their connections.
 */
const [serveUrl = '', dataDir = '', port = '0', wallet = 'real', events = '', servers = '1'] =
  process.argv.slice(2);

if (servers === '1' || cluster.isWorker) {
  await serveBench({ serveUrl, dataDir, port, wallet, events, isAlone: servers === '1' });
} else {
  cluster.schedulingPolicy = cluster.SCHED_RR;
  for (let n = 0; n < Number(servers); n += 1) await once(cluster.fork(), 'message');
  process.once('SIGTERM', () => {
    const workers = Object.values(cluster.workers ?? {}).map((worker) => worker!);
    const gone = Promise.all(workers.map((worker) => once(worker, 'exit')));
    for (const worker of workers) worker.process.kill('SIGTERM');
    void gone.then(() => process.exit(0));
  });
}
process.send?.('ready');

type BenchServer = {
  serveUrl: string;
  dataDir: string;
  port: string;
  wallet: string;
  events: string;
  /** Whether no other server shares its database. */
  isAlone: boolean;
};

async function serveBench(options: BenchServer): Promise<void> {
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
  await prepareHouse(house);
  await app.listen({ port: Number(port), host: '127.0.0.1' });
  const heard = events === 'heard' ? startEvents(house) : undefined;
  process.once('SIGTERM', () => {
    void Promise.all([app.close(), heard?.stop()])
      .then(close)
      .then(() => process.exit(0));
  });
  let weigh: ReturnType<typeof openScale> | undefined;
  process.on('message', (said: { leapMs: number } | { weigh: true } | { tell: number }) => {
    if ('leapMs' in said) return house.clock.moveTo(new Date(Date.now() + said.leapMs));
    if ('tell' in said) return house.realtime.publish('system', { told: said.tell });
    weigh ??= openScale();
    process.send?.(weigh());
  });
}
