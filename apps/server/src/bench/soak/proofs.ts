import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { minutes } from '@baize/calendar';
import { money } from '@baize/money';
import { openPlay, playInstantBet } from '../../domains/play/index.ts';
import { runModel } from '../../domains/play/testing/random-play.ts';
import {
  moveRows,
  openAccounts,
  post,
  postTogether,
  reconcile,
} from '../../domains/wallet/index.ts';
import { begin } from '../../platform/database.ts';
import { type BenchHouse, openBenchHouse } from '../bench-house.ts';
import { openBetClient } from '../http/bet-client.ts';
import { addPlayers } from '../players.ts';
import { type ServerChild, startServerChild } from '../server-child.ts';
import { inspect, isClean } from '../stress/aftermath.ts';
import { killPostgres, killServer } from '../stress/kills.ts';
import { raiseStorm } from '../stress/storm.ts';
import { cardTablesProof } from './card-tables.ts';
import { crowdProof } from './crowd-proof.ts';
import { fishProofs } from './fish-proof.ts';
import { loadProofs } from './load-proofs.ts';
import { memoryProof } from './memory-proof.ts';
import type { SoakProof } from './proof.ts';
import { rainKillProof, rainProof } from './rain-proof.ts';
import { readProofs } from './read-load.ts';
import { roundProof } from './round-proof.ts';
import { tableProofs } from './table-rounds.ts';

export const soakProofs: SoakProof[] = [
  { id: 'L1', what: '200 bets for one balance, 100 rounds: one succeeds', run: oneBalance },
  { id: 'L2', what: 'every read under load sees one total, 10 minutes', run: constantTotal },
  {
    id: 'L7',
    what: 'kill -9 of the server, 20 times in 10 minutes',
    run: (s) => kills(s, 20, 'server'),
  },
  { id: 'L8', what: 'kill -9 of PostgreSQL, 10 times', run: (s) => kills(s, 10, 'database') },
  { id: 'L12', what: 'transfers A to B and B to A, 10,000 each', run: oppositeTransfers },
  { id: 'L21', what: 'a million random orders over 1,000 seeds equal the model', run: modelRuns },
  ...loadProofs,
  memoryProof,
  ...readProofs,
  crowdProof,
  roundProof,
  cardTablesProof,
  ...fishProofs,
  rainProof,
  rainKillProof,
  ...tableProofs,
];

async function oneBalance(share: number): Promise<string | undefined> {
  return inHouse(async ({ house, serveUrl }, open) => {
    const plays = [openPlay(house), openPlay(house)];
    const rounds = Math.ceil(100 * share);
    for (let round = 1; round <= rounds; round += 1) {
      await open(round, '50');
      const bet = (n: number) =>
        playInstantBet(plays[n % 2]!, {
          memberId: BigInt(round),
          currency: 'USD',
          requestId: randomUUID(),
          vendor: 'BAIZE',
          gameCode: 'dice',
          category: 'RNG',
          stake: money('50'),
          choice: null,
          rulesVersion: 1,
          decide: () => ({ payout: 0n }),
        });
      const bets = await Promise.allSettled(Array.from({ length: 200 }, (_, n) => bet(n)));
      const accepted = bets.filter(({ status }) => status === 'fulfilled').length;
      if (accepted !== 1) return `round ${round}: ${accepted} bets were accepted`;
    }
    for (const { lanes } of plays) await lanes.close();
    return faultOf(serveUrl);
  });
}

async function constantTotal(share: number): Promise<string | undefined> {
  return inHouse(async ({ house, serveUrl }, open) => {
    for (let member = 1; member <= 16; member += 1) await open(member, '1000');
    const end = performance.now() + minutes(10) * share;
    const writers = Array.from({ length: 16 }, async () => {
      while (performance.now() < end) {
        const cash = {
          memberId: BigInt(randomInt(1, 17)),
          purpose: 'cash',
          currency: 'USD',
        } as const;
        const given = { counter: 'promotions', reason: 'PROMO', key: randomUUID() } as const;
        const amount = money(randomInt(2) ? '1' : '-1');
        await begin(house.db, (tx) => post(tx, [{ ...cash, ...given, amount }], house.clock.now()));
      }
    });
    let reads = 0;
    for (; performance.now() < end || reads < 1_000 * share; reads += 1) {
      const { rows } = await house.pool.query(
        'select sum(balance)::text as total from audit_accounts group by currency having sum(balance) <> 0',
      );
      if (rows.length > 0) return `read ${reads} saw a total of ${rows[0].total}`;
      await sleep(100);
    }
    await Promise.all(writers);
    return faultOf(serveUrl);
  });
}

async function kills(share: number, count: number, what: 'server' | 'database') {
  const bench = await openBenchHouse();
  const { serveUrl, dataDir } = bench;
  await addPlayers(bench, { from: 1, count: 60, units: money('500') });
  let server: ServerChild = await startServerChild({ serveUrl, dataDir });
  const client = openBetClient(() => server.port);
  let isOver = false;
  try {
    const storm = raiseStorm(client, { members: 60, callers: 48, isOver: () => isOver });
    for (let n = 0; n < Math.ceil(count * share); n += 1) {
      await sleep((minutes(10) / count) * (0.5 + Math.min(1, share) / 2));
      if (what === 'database') killPostgres(bench.pid());
      else {
        await killServer(server);
        server = await startServerChild({ serveUrl, dataDir, port: server.port });
      }
    }
    await sleep(2_000);
    isOver = true;
    const after = await inspect(serveUrl, await storm);
    return isClean(after) ? undefined : JSON.stringify(after);
  } finally {
    client.close();
    await server.stop();
    await bench.close();
  }
}

async function oppositeTransfers(share: number): Promise<string | undefined> {
  return inHouse(async ({ house, serveUrl }, open) => {
    for (const member of [1, 2]) await open(member, '1000');
    const cash = (memberId: bigint) => ({ memberId, purpose: 'cash', currency: 'USD' }) as const;
    const each = Math.ceil(10_000 * share);
    const workers = Array.from({ length: 16 }, async (_, worker) => {
      const [from, to] = worker % 2 ? [1n, 2n] : [2n, 1n];
      for (let n = 0; n < each / 8; n += 1) {
        const reasons = ['TRANSFER_OUT', 'TRANSFER_IN'] as const;
        const move = { from: cash(from!), to: cash(to!), amount: money('0.01'), reasons };
        const rows = moveRows({ ...move, key: randomUUID() });
        await begin(house.db, (tx) => postTogether(tx, rows, house.clock.now()));
      }
    });
    await Promise.all(workers);
    return faultOf(serveUrl);
  });
}

async function modelRuns(share: number): Promise<string | undefined> {
  return inHouse(async ({ house, serveUrl }, open) => {
    const members = 4;
    for (let run = 0; run < Math.ceil(1_000 * share); run += 1) {
      const firstMember = BigInt(1 + run * members);
      for (let n = 0; n < members; n += 1) await open(Number(firstMember) + n, '300');
      const seed = randomBytes(6).toString('hex');
      const size = { steps: 1_000, members, balance: money('300') };
      await runModel({ house, seed, firstMember, ...size });
    }
    return faultOf(serveUrl);
  });
}

type Opening = (memberId: number, balance: string) => Promise<void>;

/** A house of its own for one proof, and a way to open members in it. */
async function inHouse(
  prove: (bench: BenchHouse, open: Opening) => Promise<string | undefined>,
): Promise<string | undefined> {
  const bench = await openBenchHouse();
  const { house } = bench;
  const open: Opening = (memberId, balance) =>
    begin(house.db, async (tx) => {
      const at = house.clock.now();
      await openAccounts(tx, BigInt(memberId), { kind: 'member', at });
      const cash = { memberId: BigInt(memberId), purpose: 'cash', currency: 'USD' } as const;
      const paid = { counter: 'bank', reason: 'DEPOSIT', key: '#opening' } as const;
      await post(tx, [{ ...cash, ...paid, amount: money(balance) }], at);
    });
  try {
    return await prove(bench, open);
  } finally {
    await bench.close();
  }
}

async function faultOf(serveUrl: string): Promise<string | undefined> {
  const { fault } = await reconcile(serveUrl);
  return fault ? `${fault.check}: ${fault.row}` : undefined;
}
