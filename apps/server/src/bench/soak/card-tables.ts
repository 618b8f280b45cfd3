import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { minutes, seconds } from '@baize/calendar';
import { cardroomSeats } from '@baize/contract';
import { money } from '@baize/money';
import pg from 'pg';
import { reconcile } from '../../domains/wallet/index.ts';
import { openBenchHouse } from '../bench-house.ts';
import { type Call, callAs } from '../member-call.ts';
import { type MemberSocket, openMemberSocket } from '../member-socket.ts';
import { addPlayers } from '../players.ts';
import { startRestedServer } from '../server-child.ts';
import type { SoakProof } from './proof.ts';

const TABLES = 500;
const LONGEST_ANSWER_MS = 1_000;
const COMES_AFTER_MS = 50;
/** A stake has 200 tables at most, as it is shipped. */
const STAKES = ['holdem-micro', 'holdem-low', 'holdem-middle'];

/** Every table has a person and three bots; whose turn it is thinks a moment and checks or calls. */
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
        // They come one after another, twenty in a second, and leave so.
        await sleep(n * COMES_AFTER_MS);
        const socket = await openMemberSocket(server.port, n + 1);
        const stakeId = STAKES[n % STAKES.length]!;
        const leavesAt = until + n * COMES_AFTER_MS;
        return visit({ call: callAs(agent, server.port, n + 1), socket }, stakeId, leavesAt);
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
  version: number;
  hand: { handId: string; moves: number; view: { options: { check: boolean } | null } } | null;
  mine: object | null;
};

type TableNews = { kind: string; table: Table | null };

const THINKS_MS = seconds(1);
const LOOKS_EVERY_MS = 100;

/**
 * One person at one table until the time is up, then away, as a page does it: the table is told by the
 * socket and moves go over it. How long each answer took.
 */
async function visit(
  { call, socket }: { call: Call; socket: MemberSocket },
  stakeId: string,
  until: number,
): Promise<number[]> {
  const waits: number[] = [];
  const timed = async (asked: ReturnType<Call>): Promise<Table> => {
    const began = performance.now();
    const { status, body } = await asked;
    waits.push(performance.now() - began);
    if (status !== 200) throw new Error(`A card table answered ${status} ${body.errorCode}`);
    return body.value as Table;
  };
  let table: Table | null = null;
  socket.listen('cards:me', (text) => {
    const { kind, table: told } = JSON.parse(text) as TableNews;
    if (kind === 'closed') table = null;
    else if (told && (!table || told.version > table.version)) table = told;
  });
  const room = { requestId: randomUUID(), hasBots: true };
  const opened = await timed(call('POST', `/wps/cardroom/stakes/${stakeId}/rooms`, room));
  const { tableId } = opened;
  table = opened;
  while (performance.now() < until) {
    await sleep(LOOKS_EVERY_MS);
    const { hand, mine }: Table = table ?? { ...opened, mine: null };
    if (!mine) break;
    const options = hand?.view.options;
    if (!hand || !options) continue;
    await sleep(THINKS_MS);
    const move = { action: options.check ? 'check' : 'call' };
    const moved = { requestId: randomUUID(), tableId, handId: hand.handId, move };
    table = await timed(socket.ask(cardroomSeats.act, moved));
  }
  const left = { requestId: randomUUID() };
  await timed(call('POST', `/wps/cardroom/tables/${tableId}/leave`, left));
  socket.close();
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
