import { setTimeout as sleep } from 'node:timers/promises';
import { hours } from '@baize/calendar';
import { money } from '@baize/money';
import { reconcile } from '../../domains/wallet/index.ts';
import { openBenchHouse } from '../bench-house.ts';
import { openBetClient } from '../http/bet-client.ts';
import { measureOpenLoop } from '../http/http-load.ts';
import { addPlayers } from '../players.ts';
import { type ServerChild, startRestedServer } from '../server-child.ts';
import { inspect, isClean } from '../stress/aftermath.ts';
import { raiseStorm } from '../stress/storm.ts';
import type { SoakProof } from './proof.ts';

const PLAYERS = 1_000;
const RATE = 300;

/** What holds under load over HTTP, rate fixed, latency from the intended start. */
export const loadProofs: SoakProof[] = [
  { id: 'R1', what: '300 bets a second for 10 minutes, p99 within 150 ms', run: sustained },
  { id: 'R8', what: 'three times that: four fifths served, the rest refused soon', run: overload },
  { id: 'L13', what: 'the clock leaps by hours and days, also back, under load', run: leaps },
];

async function sustained(share: number): Promise<string | undefined> {
  return underLoad({ players: PLAYERS, money: 10n ** 12n }, async (server, serveUrl) => {
    const load = { rate: RATE, seconds: Math.ceil(600 * share), players: PLAYERS };
    const { sent, served, p99Ms } = await measureOpenLoop(server.port, load);
    if (served < sent || p99Ms > 150)
      return `${sent - served} not served, p99 ${p99Ms.toFixed(0)} ms`;
    return faultOf(serveUrl);
  });
}

async function overload(share: number): Promise<string | undefined> {
  return underLoad({ players: PLAYERS, money: 10n ** 12n }, async (server, serveUrl) => {
    const seconds = Math.ceil(60 * share);
    const load = { rate: 3 * RATE, seconds, players: PLAYERS };
    const { served, errors, shed, shedP99Ms } = await measureOpenLoop(server.port, load);
    const told = `${served} served, ${shed} refused (p99 ${shedP99Ms.toFixed(0)} ms), ${errors} errors`;
    if (errors > 0 || served < 0.8 * RATE * seconds || shedP99Ms > 100) return told;
    return faultOf(serveUrl);
  });
}

const LEAPS_MS = [1, -1, 24, -24, -1, 1].map(hours);

/** Moves the clock that every rule of the house asks, as a wrong machine would, while bets come in. */
async function leaps(share: number): Promise<string | undefined> {
  return underLoad({ players: 40, money: money('500') }, async (server, serveUrl) => {
    const client = openBetClient(() => server.port);
    let isOver = false;
    const storm = raiseStorm(client, { members: 40, callers: 24, isOver: () => isOver });
    for (const leapMs of LEAPS_MS) {
      await sleep(Math.max(500, 20_000 * share));
      server.child.send({ leapMs });
    }
    server.child.send({ leapMs: 0 });
    isOver = true;
    const after = await inspect(serveUrl, await storm);
    client.close();
    return isClean(after) ? undefined : JSON.stringify(after);
  });
}

/** A server of its own, warm, with members who can pay. */
async function underLoad(
  { players, money: units }: { players: number; money: bigint },
  prove: (server: ServerChild, serveUrl: string) => Promise<string | undefined>,
): Promise<string | undefined> {
  const bench = await openBenchHouse();
  const { serveUrl, dataDir } = bench;
  await addPlayers(bench, { from: 1, count: players, units });
  const server = await startRestedServer({ serveUrl, dataDir });
  try {
    await measureOpenLoop(server.port, { rate: 20, seconds: 5, players });
    return await prove(server, serveUrl);
  } finally {
    await server.stop();
    await bench.close();
  }
}

async function faultOf(serveUrl: string): Promise<string | undefined> {
  const { fault } = await reconcile(serveUrl);
  return fault ? `${fault.check}: ${fault.row}` : undefined;
}
