import { randomInt, randomUUID } from 'node:crypto';
import { untilAtRest } from '../processor-time.ts';
import { type ServerChild, startServerChild } from '../server-child.ts';
import { openBetClient } from './bet-client.ts';
import { measureHttp } from './http-load.ts';

const CALLERS = 64;
const FIRST_BETS = 1_000;

type Place = { serveUrl: string; dataDir: string; players: number; seconds: number };

export type ServersMeasured = {
  /** Bets a second of one server that is warm, and of two. */
  one: number;
  two: number;
  /** Of the first thousand bets that a server gets after its start. */
  first: number;
};

/**
 * One server, then a second one on the same database: how fast its first bets go, and what both reach
 * together. The callers are warm before the second one starts, so that only its own start is measured.
 */
export async function measureServers(place: Place): Promise<ServersMeasured> {
  const { serveUrl, dataDir, players, seconds } = place;
  const servers: ServerChild[] = [];
  const start = async () => {
    const server = await startServerChild({ serveUrl, dataDir });
    servers.push(server);
    return server;
  };
  try {
    const older = await start();
    await untilAtRest(older.child.pid!);
    await measureHttp([older.port], seconds, players);
    const one = await measureHttp([older.port], seconds, players);
    const newer = await start();
    const first = await firstBets(newer.port, players);
    const both = [older.port, newer.port];
    await measureHttp(both, seconds, players);
    const two = await measureHttp(both, seconds, players);
    return { one: one.perSecond, two: two.perSecond, first };
  } finally {
    for (const server of servers) await server.stop();
  }
}

async function firstBets(port: number, players: number): Promise<number> {
  const client = openBetClient(() => port);
  let left = FIRST_BETS;
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      while (left > 0) {
        left -= 1;
        const memberId = randomInt(1, players + 1);
        const { status } = await client.send({ memberId, requestId: randomUUID(), stake: '1.00' });
        if (status !== 200) throw new Error(`A bet was answered ${status}`);
      }
    }),
  );
  client.close();
  return (FIRST_BETS / (performance.now() - startedAt)) * 1_000;
}
