import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { minutes, seconds } from '@baize/calendar';
import { money } from '@baize/money';
import pg from 'pg';
import { reconcile } from '../../domains/wallet/index.ts';
import { openBenchHouse } from '../bench-house.ts';
import { type Call, callAs } from '../member-call.ts';
import { addPlayers } from '../players.ts';
import { startRestedServer } from '../server-child.ts';
import type { SoakProof } from './proof.ts';

const TABLES = 500;
const LONGEST_ANSWER_MS = 1_000;

/** Every table has a person and three bots; whose turn it is checks or calls. */
export const cardTablesProof: SoakProof = {
  id: 'CARDS',
  what: '500 card tables at once for 5 minutes: every hand is paid and the books agree',
  run: async (share) => {
    const tables = Math.max(10, Math.ceil(TABLES * Math.min(1, share * 2)));
    const bench = await openBenchHouse();
    await addPlayers(bench, { from: 1, count: tables, units: money('10000') });
    const server = await startRestedServer({ serveUrl: bench.serveUrl, dataDir: bench.dataDir });
    const agent = new Agent({ keepAlive: true, maxSockets: 512 });
    try {
      const until = performance.now() + minutes(5) * share;
      const visits = Array.from({ length: tables }, async (_, n) => {
        // They come one after another, twenty in a second.
        await sleep(n * 50);
        return visit(callAs(agent, server.port, n + 1), until);
      });
      const waits = (await Promise.all(visits)).flat().sort((a, b) => a - b);
      const p99Ms = waits[Math.floor(waits.length * 0.99)] ?? 0;
      await sleep(seconds(10));
      const { fault } = await reconcile(bench.serveUrl);
      if (fault) return `${fault.check}: ${fault.row}`;
      const { hands, unpaid } = await countHands(bench.serveUrl);
      const told = `${hands} hands, ${unpaid} unpaid, ${waits.length} calls, p99 ${p99Ms.toFixed(0)} ms`;
      process.stdout.write(`      ${told}\n`);
      return hands < tables || unpaid > 0 || p99Ms > LONGEST_ANSWER_MS ? told : undefined;
    } finally {
      agent.destroy();
      await server.stop();
      await bench.close();
    }
  },
};

type Table = {
  tableId: string;
  hand: { handId: string; view: { options: { check: boolean } | null } } | null;
  mine: object | null;
};

/** One person at one table until the time is up, then away; how long each answer took. */
async function visit(call: Call, until: number): Promise<number[]> {
  const waits: number[] = [];
  const ask = async (method: 'GET' | 'POST', path: string, input?: object): Promise<Table> => {
    const began = performance.now();
    const asked = input && { requestId: randomUUID(), ...input };
    const { status, body } = await call(method, `/wps/cardroom${path}`, asked);
    waits.push(performance.now() - began);
    if (status !== 200) throw new Error(`${path} was answered ${status} ${body.errorCode}`);
    return body.value as Table;
  };
  const { tableId } = await ask('POST', '/stakes/holdem-micro/rooms', { hasBots: true });
  while (performance.now() < until) {
    const { hand, mine } = await ask('GET', `/tables/${tableId}`);
    if (!mine) break;
    const options = hand?.view.options;
    if (hand && options) {
      const move = { action: options.check ? 'check' : 'call' };
      await ask('POST', `/tables/${tableId}/act`, { handId: hand.handId, move });
    }
    await sleep(seconds(1));
  }
  await ask('POST', `/tables/${tableId}/leave`, {});
  return waits;
}

async function countHands(serveUrl: string): Promise<{ hands: number; unpaid: number }> {
  const client = new pg.Client({ connectionString: serveUrl });
  await client.connect();
  const { rows } = await client.query(
    `select count(*)::int as hands,
       count(*) filter (where state = 'over' or (state = 'void' and settled_at is null))::int as unpaid
     from card_hands`,
  );
  await client.end();
  return rows[0];
}
