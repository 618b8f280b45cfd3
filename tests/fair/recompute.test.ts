import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reconcile } from '../../apps/server/src/domains/wallet/index.ts';
import type { TestHouse } from '../../apps/server/src/testing/house.ts';
import { ask, openPlayer, openPlayersHouse } from '../../apps/server/src/testing/players.ts';
import {
  type Action,
  crashOf,
  dice,
  hilo,
  keno,
  limbo,
  mines,
  plinko,
  type Recompute,
  wheel,
} from './mini-games.ts';
import { models } from './models.ts';
import { type Machine, potsOf, slotWith } from './slots.ts';
import { hundredths, poolPick, range, sha256, streamOf } from './stream.ts';
import { bingoWith, roulette, sicBo } from './tables.ts';

/**
 * A second program, written from the description of the games and sharing no line with them, comes to
 * the same outcome and the same payout for every bet once its seed is revealed.
 */
const BETS = Number(process.env.FAIR_BETS ?? 100);
const AT_ONCE = 25;

type Shown = {
  betId: string;
  state: string;
  payout: number;
  steps: Record<string, unknown>[];
  jackpot: { pots: { pot: string }[] } | null;
  fairness: { serverSeedHash: string; clientSeed: string; nonce: number };
};
type Order = { stake: number; choice: Record<string, unknown> };
type Played = Order & { shown: Shown; actions: Action[] };

let test_: TestHouse;
let members = 0;

beforeAll(async () => {
  test_ = await openPlayersHouse();
});

afterAll(async () => {
  const { fault } = await reconcile(test_.serveUrl);
  await test_.close();
  expect(fault).toBeNull();
});

async function newPlayer(): Promise<string> {
  members += 1;
  await openPlayer(test_.house, BigInt(members), '1000000');
  return `member:${members}`;
}

async function call<Value>(token: string, method: 'GET' | 'POST', url: string, body?: object) {
  const { status, body: answer } = await ask<Value>(test_.app, token, method, url, body);
  expect([status, answer.errorCode, url, body]).toEqual([200, undefined, url, body]);
  return answer.value;
}

const anyOf = <Item>(...items: Item[]): Item => items[randomInt(items.length)]!;
const cents = (from: number, to: number) => randomInt(from, to + 1) / 100;
const stake = () => cents(20, 500);

async function placed(token: string, gameCode: string, order: Order): Promise<Played> {
  const bet = { requestId: randomUUID(), gameCode, ...order };
  return { ...order, actions: [], shown: await call<Shown>(token, 'POST', '/wps/game/bet', bet) };
}

async function acted(token: string, played: Played, action: Action): Promise<void> {
  const asked = { requestId: randomUUID(), betId: played.shown.betId, ...action };
  played.shown = await call<Shown>(token, 'POST', '/wps/game/act', asked);
  played.actions.push(action);
}

/** Plays as many bets, reveals the seed, and holds each bet against the second program. */
async function compare(
  gameCode: string,
  count: number,
  play: (token: string) => Promise<Played>,
  recompute: Recompute,
  hasPots = false,
) {
  const token = await newPlayer();
  const clientSeed = `ünï ${randomBytes(4).toString('hex')}`;
  const rotate = () =>
    call<{ revealed: { serverSeed: string; lastNonce: number }; next: Shown['fairness'] }>(
      token,
      'POST',
      '/wps/game/fairness/rotate',
      { clientSeed },
    );
  const { next } = await rotate();
  const all: Played[] = [];
  while (all.length < count) {
    all.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => play(token)))));
  }
  const { serverSeed, lastNonce } = (await rotate()).revealed;
  expect(sha256(serverSeed)).toBe(next.serverSeedHash);
  const nonces = all.map(({ shown }) => shown.fairness.nonce).sort((a, b) => a - b);
  expect(nonces).toEqual(range(1, lastNonce));
  for (const { shown, stake: staked, choice, actions } of all) {
    const { nonce } = shown.fairness;
    const draw = streamOf(serverSeed, clientSeed, nonce);
    const bet = { cents: hundredths(staked), choice, actions };
    const expected = recompute(bet, draw);
    const name = `${gameCode} ${serverSeed} ${clientSeed} ${nonce}`;
    expect([name, shown.state, hundredths(shown.payout)]).toEqual([
      name,
      'settled',
      expected.cents,
    ]);
    const kinds = new Set(expected.steps.map((step) => (step as { step?: string }).step));
    const steps = hasPots
      ? shown.steps.filter(({ step }) => kinds.has(step as string))
      : shown.steps;
    expect(steps.slice(0, expected.steps.length), name).toMatchObject(expected.steps);
    if (hasPots) {
      expect(steps, name).toHaveLength(expected.steps.length);
      const won = shown.jackpot?.pots.map(({ pot }) => pot) ?? [];
      expect(won, name).toEqual(potsOf(bet.cents, draw));
    }
  }
}

/** Chips of whole cents on a few places, together the stake. */
function chips(places: string[]): Order {
  const spots = Object.fromEntries(
    range(1, randomInt(1, 6)).map(() => [anyOf(...places), cents(10, 200)]),
  );
  const sum = Object.values(spots).reduce((all, chip) => all + Math.round(chip * 100), 0);
  return { stake: sum / 100, choice: { spots } };
}

async function placesOf(gameCode: string): Promise<string[]> {
  const rules = await call<{ returns: { bet: string }[] }>(
    '',
    'GET',
    `/wps/game/rules/${gameCode}`,
  );
  return rules.returns.map(({ bet }) => bet);
}

async function publishedOf<Rules>(gameCode: string): Promise<Rules> {
  return (await call<{ rules: Rules }>('', 'GET', `/wps/game/rules/${gameCode}`)).rules;
}

const simple: [string, () => Record<string, unknown>, Recompute][] = [
  ['dice', () => ({ target: cents(200, 9800), side: anyOf('under', 'over') }), dice],
  ['limbo', () => ({ target: anyOf(cents(101, 300), cents(101, 5000)) }), limbo],
  ['plinko', () => ({ rows: anyOf(8, 12, 16), risk: anyOf('low', 'medium', 'high') }), plinko],
  ['keno', () => ({ picks: somePicks(), risk: 'low' }), keno],
  [
    'wheel',
    () =>
      anyOf(
        { segments: 10, risk: anyOf('low', 'medium') },
        { segments: anyOf(10, 20, 30, 50), risk: 'high' },
      ),
    wheel,
  ],
];

const somePicks = () =>
  poolPick(() => randomInt(2 ** 32) / 2 ** 32, range(1, 40), randomInt(1, 11));

test.each(simple)(
  '%s comes to what anyone can compute',
  async (gameCode, choice, recompute) => {
    const play = (token: string) => placed(token, gameCode, { stake: stake(), choice: choice() });
    await compare(gameCode, BETS, play, recompute);
  },
  180_000,
);

test.each([
  ['roulette', roulette],
  ['sic-bo', sicBo],
] as const)(
  '%s pays every place as its odds say',
  async (gameCode, recompute) => {
    const places = await placesOf(gameCode);
    expect(places.length).toBeGreaterThan(50);
    await compare(gameCode, BETS, (token) => placed(token, gameCode, chips(places)), recompute);
  },
  180_000,
);

test('bingo draws card and balls, and pays lines and corners as published', async () => {
  const { pays } = await publishedOf<{ pays: Parameters<typeof bingoWith>[0] }>('bingo');
  const play = (token: string) => placed(token, 'bingo', { stake: stake(), choice: {} });
  await compare('bingo', BETS, play, bingoWith(pays));
});

test('mines lie where the seed put them, whatever is opened', async () => {
  const play = async (token: string) => {
    const count = anyOf(1, 3, 5, 10, 24);
    const played = await placed(token, 'mines', { stake: stake(), choice: { mines: count } });
    for (const cell of poolPick(() => randomInt(1000) / 1000, range(0, 24), randomInt(1, 5))) {
      if (played.shown.state === 'open') await acted(token, played, { action: 'reveal', cell });
    }
    if (played.shown.state === 'open') await acted(token, played, { action: 'cashout' });
    return played;
  };
  await compare('mines', BETS / 2, play, mines);
});

test('hilo takes its share once and multiplies exactly', async () => {
  const play = async (token: string) => {
    const played = await placed(token, 'hilo', { stake: stake(), choice: {} });
    for (const action of [anyOf('skip', 'higher'), 'higher', 'lower', anyOf('higher', 'lower')]) {
      if (played.shown.state === 'open') await acted(token, played, { action });
    }
    if (played.shown.state === 'open') await acted(token, played, { action: 'cashout' });
    return played;
  };
  await compare('hilo', BETS / 2, play, hilo);
});

test.each(['lines25', 'ways243', 'tumble65'] as const)(
  '%s spins, tumbles and gives free spins as described',
  async (gameCode) => {
    const play = (token: string) => placed(token, gameCode, { stake: stake(), choice: {} });
    await compare(gameCode, BETS * 3, play, slotWith(models[gameCode]), true);
  },
  180_000,
);

test.each(['koi-moon', 'thunder-bull', 'gem-cutter'])(
  '%s comes to what its published strips say',
  async (gameCode) => {
    const machine = await publishedOf<Machine>(gameCode);
    const play = (token: string) => placed(token, gameCode, { stake: stake(), choice: {} });
    await compare(gameCode, BETS, play, slotWith(machine), true);
  },
  180_000,
);

test('a crash is in the chain since before its salt was drawn, and every wish is paid by it', async () => {
  const token = await newPlayer();
  for (const wishes of [
    [1.01, 1.5, 2],
    [1.1, 3, 10],
  ]) {
    const bets = await Promise.all(
      wishes.map((autoCashout) =>
        placed(token, 'crash', { stake: stake(), choice: { autoCashout } }),
      ),
    );
    for (const { shown, stake: staked, choice } of bets) {
      const bet = await settledCrash(token, shown.betId);
      const { number, salt, multiplier } = await crashRoundOf(String(shown.steps[0]!.round));
      expect(shown.fairness).toMatchObject({ nonce: number, clientSeed: salt });
      const wish = hundredths(choice.autoCashout as number);
      const paid = wish <= multiplier ? (hundredths(staked) * wish) / 100n : 0n;
      expect(hundredths(bet.payout)).toBe(paid);
    }
  }
});

/** The clock runs ahead until the round is over. */
async function settledCrash(token: string, betId: string): Promise<Shown> {
  for (let turn = 0; turn < 200; turn += 1) {
    const bet = await call<Shown>(token, 'GET', `/wps/game/bets/${betId}`);
    if (bet.state === 'settled' && bet.steps.some(({ step }) => step === 'crash')) return bet;
    await call(token, 'POST', '/test/clock', { advanceMs: 3_000 });
    await new Promise((resolve) => setTimeout(resolve, 120));
  }
  throw new Error('The round did not end');
}

type Past = { round: string; chainId: string; number: number; multiplier: number; hash: string };
type Chain = { chainId: string; commitment: string; salt: string };

async function crashRoundOf(round: string) {
  const url = '/wps/game/crash/rounds?size=50';
  const { list, chains } = await call<{ list: Past[]; chains: Chain[] }>('', 'GET', url);
  const { hash, number, chainId, multiplier } = list.find((past) => past.round === round)!;
  const { commitment, salt } = chains.find((chain) => chain.chainId === chainId)!;
  let link = hash;
  for (let n = 0; n < number; n += 1) link = sha256(link);
  expect(link).toBe(commitment);
  expect(crashOf(hash, salt)).toBe(hundredths(multiplier));
  return { number, salt, multiplier: hundredths(multiplier) };
}
