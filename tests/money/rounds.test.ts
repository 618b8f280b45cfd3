import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BenchHouse, openBenchHouse } from '../../apps/server/src/bench/bench-house.ts';
import { type ServerChild, startServerChild } from '../../apps/server/src/bench/server-child.ts';
import { killServer } from '../../apps/server/src/bench/stress/kills.ts';
import { type Stop, setStop } from '../../apps/server/src/domains/play/lanes/stops.ts';
import { reconcile } from '../../apps/server/src/domains/wallet/index.ts';
import type { Caller } from '../../apps/server/src/platform/caller.ts';
import { PATIENCE, patience } from '../../apps/server/src/testing/patience.ts';
import { openPlayer } from '../../apps/server/src/testing/players.ts';
import { BENCH_SERVER } from '../server-process.ts';
import {
  type AskAs,
  callDown,
  cardsAt,
  dealHand,
  findPast,
  fireNet,
  ownTables,
  sitDown,
} from './rooms-under-way.ts';

/** One member for each thing that is under way when the server dies. */
const [MINES, SLOT, CRASH, POT, DICE, STOPPED, OTHER] = [1, 2, 3, 4, 5, 6, 7] as const;
const AT_CARDS = [8, 9] as const;
const AT_SEA = 10;
const WISHES = [1.01, 1.2, 1_000];
const LEAP_MS = 600_000;
/** Many times what anything here takes: a machine may stand still for a while. */
const UNTIL_MS = 120_000;
const dice = { choice: { target: 50, side: 'under' } };

let bench: BenchHouse;
let server: ServerChild;
let other: ServerChild;
/** Where the one at the sea finds themselves when the server is back. */
let visitAgain: string;
const scene = {} as Awaited<ReturnType<typeof playUntilAllIsUnderWay>>;

beforeAll(async () => {
  bench = await openBenchHouse({ patience: PATIENCE });
  for (let member = 1n; member <= 10n; member += 1n) await openPlayer(bench.house, member, '1000');
  server = await start();
  Object.assign(scene, await playUntilAllIsUnderWay());
  await killServer(server);
  await scene.releasePots();
  [server, other] = await Promise.all([start(server.port), start()]);
  visitAgain = (await sitDown(askAs, AT_SEA)).visit.visitId;
});

afterAll(async () => {
  const fault = bench && (await reconcile(bench.serveUrl)).fault;
  await Promise.all([server?.stop(), other?.stop()]);
  await bench?.close();
  expect(fault).toBeNull();
});

function start(port?: number): Promise<ServerChild> {
  const { serveUrl, dataDir } = bench;
  const script = process.env[BENCH_SERVER]!;
  const at = { serveUrl, dataDir, script, ...(port ? { port } : {}) };
  return startServerChild({ ...at, hearsEvents: true });
}

type Shown = {
  betId: string;
  state: string;
  payout: number;
  balance: number;
  steps: Record<string, unknown>[];
  jackpot: { amount: number } | null;
  fairness: { nonce: number };
};

/** As the portal does it: a server that is busy is asked again for the same thing. */
async function ask<Value = Shown>(
  { port }: ServerChild,
  memberId: number,
  path: string,
  body?: object,
): Promise<{ status: number; value: Value; errorCode?: string }> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `member:${memberId}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const said = (await answer.json()) as { value: Value; errorCode?: string };
    if (answer.status !== 503)
      return { status: answer.status, value: said.value, errorCode: said.errorCode ?? '' };
    await sleep(50);
  }
}

const askAs: AskAs = async <Value>(memberId: number, path: string, body?: object) =>
  (await ask<Value>(server, memberId, path, body)).value;

const bet = (on: ServerChild, memberId: number, gameCode: string, more: object = {}) =>
  ask(on, memberId, '/wps/game/bet', { requestId: randomUUID(), gameCode, stake: 1, ...more });

const act = (on: ServerChild, memberId: number, betId: string, action: object) =>
  ask(on, memberId, '/wps/game/act', { requestId: randomUUID(), betId, ...action });
const read = async (memberId: number, betId: string) =>
  (await ask(server, memberId, `/wps/game/bets/${betId}`)).value;
const fix = (memberId: number, gameCode: string, draws: number[]) =>
  ask(server, memberId, '/test/draws', { gameCode, draws });

async function paymentsOf(betId: string, reason: string): Promise<number> {
  const { rows } = await bench.house.pool.query(
    `select 1 from audit_transfers t join audit_accounts a on a.id = t.account_id
     where t.bet_id = $1 and t.reason = $2 and t.amount > 0 and a.owner like 'member:%'`,
    [betId, reason],
  );
  return rows.length;
}

async function until<Value>(look: () => Promise<Value | undefined | false>): Promise<Value> {
  const end = performance.now() + UNTIL_MS;
  while (performance.now() < end) {
    const seen = await look();
    if (seen) return seen;
    await sleep(50);
  }
  throw new Error('It did not come to that in time');
}

async function playUntilAllIsUnderWay() {
  const flight = takeOff();
  const slot = { requestId: randomUUID() };
  // Five scatters: a hundred times the stake, and fifteen free spins.
  await fix(
    SLOT,
    'lines25',
    [7, 4, 8, 12, 14].map((stop) => stop / 32),
  );
  const spun = (await bet(server, SLOT, 'lines25', slot)).value;
  await fix(MINES, 'mines', [0.5]);
  const mines = (await bet(server, MINES, 'mines', { choice: { mines: 1 } })).value;
  for (const cell of [0, 1]) {
    await act(server, MINES, mines.betId, { action: 'reveal', cell });
  }
  const dug = await read(MINES, mines.betId);
  const cashOut = { requestId: randomUUID() };
  const hands = await dealHand(askAs, until, AT_CARDS);
  const net = await fireNet(askAs, until, AT_SEA);
  const bets = await flight;
  const pot = await hitPot();
  return { hands, net, slot, spun, dug, cashOut, bets, ...pot };
}

/** Bets on a round of crash, and waits until it flies; the one in fifty that ends at once is no flight. */
async function takeOff(): Promise<Shown[]> {
  for (;;) {
    const bets = await Promise.all(
      WISHES.map((autoCashout) => bet(server, CRASH, 'crash', { choice: { autoCashout } })),
    );
    type State = { round: { phase: string } | null };
    const phase = await until(async () => {
      const { round } = (await ask<State>(server, CRASH, '/wps/game/crash')).value;
      return round !== null && round.phase !== 'betting' && round.phase;
    });
    if (phase === 'flying') return bets.map(({ value }) => value);
  }
}

/** Whoever holds the pots keeps a hit from being paid, and so its answer from being sent. */
async function hitPot() {
  const holder = await bench.house.pool.connect();
  await holder.query('begin');
  await holder.query('select 1 from jackpot_pots for update');
  await fix(POT, 'lines25', [0, 0, 0, 0, 0, 0, 0, 0.99, 0.99, 0.99, 0.99, 0.99, 0.99]);
  const requestId = randomUUID();
  const lost = bet(server, POT, 'lines25', { requestId }).catch(() => undefined);
  const betId = await until(async () => {
    const sql = 'select id from audit_bets where member_id = $1 and request_id = $2';
    const { rows } = await bench.house.pool.query(sql, [POT, requestId]);
    return rows[0] && String(rows[0].id);
  });
  const releasePots = async () => {
    await holder.query('rollback');
    holder.release();
  };
  return { potRequest: { requestId }, potBetId: betId as string, lost, releasePots };
}

test('a round of mines goes on after kill -9 exactly where it was, and is paid once', async () => {
  const { dug, cashOut } = scene;
  expect(dug).toMatchObject({ state: 'open' });
  expect(await read(MINES, dug.betId)).toEqual(dug);
  const leave = () =>
    ask(server, MINES, '/wps/game/act', { ...cashOut, betId: dug.betId, action: 'cashout' });
  const first = await leave();
  expect(first.value).toMatchObject({ state: 'settled', payout: 1.07 });
  expect(await leave()).toEqual(first);
  expect(await paymentsOf(dug.betId, 'PAYOUT')).toBe(1);
});

test('a spin whose answer was lost is told again whole, free spins and all, for one stake', async () => {
  const { slot, spun } = scene;
  const again = await bet(server, SLOT, 'lines25', slot);
  expect(again.value).toEqual(spun);
  expect(spun.payout).toBeGreaterThanOrEqual(100);
  expect(spun.steps.filter(({ step }) => step === 'spin').length).toBeGreaterThanOrEqual(16);
  expect(await paymentsOf(spun.betId, 'PAYOUT')).toBe(1);
  const fresh = await bet(server, SLOT, 'lines25');
  expect(fresh.value.fairness.nonce).toBe(spun.fairness.nonce + 1);
});

test('a pot that was hit when the server died is paid without being asked for, and once', async () => {
  const { potBetId, potRequest, lost } = scene;
  expect(await lost).toBeUndefined();
  await until(async () => (await paymentsOf(potBetId, 'JACKPOT')) > 0);
  const again = await bet(server, POT, 'lines25', potRequest);
  expect(again.value.betId).toBe(potBetId);
  expect(again.value.jackpot!.amount).toBeGreaterThanOrEqual(50);
  expect(await paymentsOf(potBetId, 'JACKPOT')).toBe(1);
});

test('fifty bets of one member over two servers have consecutive nonces', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => bet(n % 2 ? server : other, DICE, 'dice', dice)),
  );
  const nonces = answers.map(({ value }) => value.fairness.nonce).sort((a, b) => a - b);
  expect(nonces).toEqual(Array.from({ length: 50 }, (_, n) => n + 1));
});

/** How long after the switch the last bet was still taken. */
async function acceptedAfterStopMs(): Promise<number> {
  const { rows } = await bench.house.pool.query(
    `select extract(epoch from (select max(placed_at) from audit_bets where member_id = $1)
       - (select max(at) from play_stops)) * 1000 as ms`,
    [STOPPED],
  );
  return Number(rows[0].ms);
}

const switches: [Stop['scope'], string][] = [
  ['all', ''],
  ['vendor', 'BAIZE'],
  ['game', 'BAIZE:dice'],
  ['member', String(STOPPED)],
];

test.each(switches)(
  'a stop of %s "%s" holds on every server within two seconds',
  async (scope, subject) => {
    const caller = { kind: 'operator', operatorId: 1n, address: '127.0.0.1' } as Caller;
    const flip = (isStopped: boolean) =>
      setStop(bench.house, caller, { scope, subject, isStopped, reason: 'tried' });
    const isRefused = async (on: ServerChild) =>
      (await bet(on, STOPPED, 'dice', dice)).errorCode === 'play.stopped';
    await flip(true);
    await Promise.all([server, other].map((on) => until(() => isRefused(on))));
    expect(await acceptedAfterStopMs()).toBeLessThan(patience(2_000));
    const elsewhere = await bet(other, OTHER, 'limbo', { choice: { target: 2 } });
    const isFree = scope === 'game' || scope === 'member';
    expect(elsewhere.status === 200).toBe(isFree);
    await flip(false);
    await until(async () => !(await isRefused(server)) && !(await isRefused(other)));
  },
);

test('a stopped game lets an open round end', async () => {
  const stop = { scope: 'game', subject: 'BAIZE:mines', reason: 'tried' } as const;
  const caller = { kind: 'operator', operatorId: 1n, address: '127.0.0.1' } as Caller;
  await fix(STOPPED, 'mines', [0.5]);
  const { betId } = (await bet(server, STOPPED, 'mines', { choice: { mines: 1 } })).value;
  await setStop(bench.house, caller, { ...stop, isStopped: true });
  await until(async () => {
    const { errorCode } = await bet(other, OTHER, 'mines', { choice: { mines: 1 } });
    return errorCode === 'play.stopped';
  });
  await act(other, STOPPED, betId, { action: 'reveal', cell: 7 });
  const end = await act(other, STOPPED, betId, { action: 'cashout' });
  expect(end.value).toMatchObject({ state: 'settled', payout: 1.03 });
});

test('a flight of crash that lost its server ends as its chain says, for everybody once', async () => {
  // The rest of the flight may take minutes; the clocks of both servers leap over it.
  for (const { child } of [server, other]) child.send({ leapMs: LEAP_MS });
  for (const [n, { betId }] of scene.bets.entries()) {
    const ended = await until(async () => {
      const seen = await read(CRASH, betId);
      return seen.state === 'settled' && seen.steps.at(-1)?.step === 'crash' && seen;
    });
    const crashedAt = ended.steps.at(-1)!.multiplier as number;
    const paid = WISHES[n]! <= crashedAt ? WISHES[n]! : 0;
    expect([crashedAt, ended.payout]).toEqual([crashedAt, paid]);
    expect(await paymentsOf(betId, 'PAYOUT')).toBe(paid > 0 ? 1 : 0);
  }
});

test('a hand of cards goes on after kill -9 with the same cards, and is paid once', async () => {
  const { hands } = scene;
  for (const who of AT_CARDS) {
    const tables = await ownTables(askAs, who);
    expect(tables.map(({ tableId }) => tableId)).toEqual([hands[0]!.tableId]);
  }
  // Turns that nobody uses are played by the clock, so the hand ends however busy the machine is.
  await callDown(askAs, AT_CARDS, hands[0]!);
  for (const { mine } of hands) {
    await until(async () => (await stateOf(mine!.betId!)) === 'settled');
    expect(await paymentsOf(mine!.betId!, 'PAYOUT')).toBeLessThanOrEqual(1);
  }
  // Its bets are paid before the hand is closed; it can be read from then on.
  const past = await Promise.all(
    AT_CARDS.map((who) => until(() => findPast(askAs, who, hands[0]!.hand!.handId))),
  );
  expect(past.map(({ first }, n) => cardsAt(first, hands[n]!.mine!.seat))).toEqual(
    hands.map(({ hand, mine }) => cardsAt(hand!.view, mine!.seat)),
  );
  expect(past[0]!.proof.serverSeedHash).toBe(hands[0]!.hand!.serverSeedHash);
});

test('of the bullets that were fired when the server died, what had hit is paid, the others are given back, and once', async () => {
  const { net } = scene;
  expect(visitAgain).toBe(net.visitId);
  for (const { child } of [server, other]) child.send({ leapMs: LEAP_MS });
  await until(async () => (await stateOf(net.betId)) !== 'open');
  expect(await stateOf(net.betId)).toBe('settled');
  expect((await sitDown(askAs, AT_SEA)).balance).toBeCloseTo(net.after, 4);
});

async function stateOf(betId: string): Promise<string> {
  const sql = 'select state from audit_bets where id = $1';
  const { rows } = await bench.house.pool.query(sql, [betId]);
  return rows[0].state;
}
