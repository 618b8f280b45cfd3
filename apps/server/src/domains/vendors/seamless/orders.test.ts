import { money } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reconcile } from '../../wallet/index.ts';
import { openVendorHouse, type VendorHouse } from '../testing/vendor.ts';

let at: VendorHouse;
let token = '';

beforeAll(async () => {
  at = await openVendorHouse();
  token = await at.sit(1n, '100000');
});

afterAll(async () => {
  const { fault } = await reconcile(at.serveUrl);
  await at.close();
  expect(fault).toBeNull();
});

const STAKE = 1_000;
const WIN = 2_500;

/** Bet, win, rollback of the bet, another rollback of it, rollback of the win. */
type Letter = 'B' | 'W' | 'R' | 'S' | 'V';

/** What the rules say of a round, written without looking at how the house does it. */
function openModel() {
  const stored = new Map<Letter, string>();
  let bet: 'none' | 'taken' | 'back' = 'none';
  let win: 'none' | 'paid' | 'reversed' = 'none';
  let isBetUndone = false;
  let isWinUndone = false;
  let cash = 0;

  const rules: Record<Letter, () => string> = {
    B: () => {
      if (isBetUndone) return 'ROLLED_BACK';
      bet = 'taken';
      cash -= STAKE;
      return 'OK';
    },
    W: () => {
      if (isWinUndone || bet === 'back') return 'ROLLED_BACK';
      if (bet === 'none') return 'UNKNOWN_BET';
      win = 'paid';
      cash += WIN;
      return 'OK';
    },
    R: () => undoBet(),
    S: () => undoBet(),
    V: () => {
      isWinUndone = true;
      if (win !== 'paid') return 'OK';
      win = 'reversed';
      cash -= WIN;
      return 'OK';
    },
  };

  function undoBet(): string {
    if (bet === 'taken' && win !== 'none') return 'ALREADY_SETTLED';
    isBetUndone = true;
    if (bet === 'taken') {
      bet = 'back';
      cash += STAKE;
    }
    return 'OK';
  }

  return {
    hear: (letter: Letter): string => {
      const status = stored.get(letter) ?? rules[letter]();
      if (status !== 'UNKNOWN_BET') stored.set(letter, status);
      return status;
    },
    cash: () => cash,
    staked: () => (bet === 'taken' && win === 'none' ? STAKE : 0),
  };
}

function send(letter: Letter, roundId: string) {
  const id = (of: Letter) => `${roundId}-${of}`;
  const base = { token, playerId: '1', gameCode: 'sample-wheel', roundId, currency: 'USD' };
  const named = { ...base, transactionId: id(letter) };
  switch (letter) {
    case 'B':
      return at.send('bet', { ...named, amount: STAKE });
    case 'W':
      return at.send('win', { ...named, amount: WIN, roundClosed: true });
    case 'R':
    case 'S':
      return at.send('rollback', { ...named, referenceTransactionId: id('B'), amount: STAKE });
    case 'V':
      return at.send('rollback', { ...named, referenceTransactionId: id('W') });
  }
}

function orders(letters: readonly Letter[]): Letter[][] {
  if (letters.length === 0) return [[]];
  return [...new Set(letters)].flatMap((first) => {
    const rest = [...letters];
    rest.splice(rest.indexOf(first), 1);
    return orders(rest).map((order) => [first, ...order]);
  });
}

async function tryOrder(letters: readonly Letter[]): Promise<void> {
  const roundId = `o-${letters.join('')}`;
  const before = await at.held(1n);
  const model = openModel();
  const expected = letters.map((letter) => model.hear(letter));
  const told: string[] = [];
  for (const letter of letters) told.push((await send(letter, roundId)).body.status);
  const after = await at.held(1n);
  const moved = { cash: after.cash - before.cash, stakes: after.stakes - before.stakes };
  const units = (cents: number) => BigInt(cents) * 100n;
  expect({ letters, told, ...moved }).toEqual({
    letters,
    told: expected,
    cash: units(model.cash()),
    stakes: units(model.staked()),
  });
}

test('bet, win and rollback, each sent twice, in every order, end as the rules say', async () => {
  const all = orders(['B', 'B', 'W', 'W', 'R', 'R']);
  expect(all).toHaveLength(90);
  for (const order of all) await tryOrder(order);
});

test('two rollbacks of one bet and a reversed win, in every order', async () => {
  const all = orders(['B', 'W', 'R', 'S', 'V']);
  expect(all).toHaveLength(120);
  for (const order of all) await tryOrder(order);
});

test('all at once, in every mixture, the books hold and nothing moves twice', async () => {
  const before = await at.held(1n);
  let cash = before.cash;
  for (let n = 0; n < 30; n += 1) {
    const letters: Letter[] = ['B', 'W', 'R', 'B', 'W', 'R', 'S', 'V'];
    const answers = await Promise.all(letters.map((letter) => send(letter, `p-${n}`)));
    const statusOf = (letter: Letter) => answers[letters.indexOf(letter)]!.body.status;
    expect(answers.every(({ http }) => http === 200)).toBe(true);
    const isTaken = statusOf('B') === 'OK';
    const { cash: now, stakes } = await at.held(1n);
    // Whatever came first: the stake is gone, back, or waits; the win was paid and kept, or was not.
    const possible = isTaken ? [-money('10'), money('15'), 0n] : [0n];
    expect(possible).toContain(now - cash);
    cash = now;
    expect(stakes - before.stakes).toBeGreaterThanOrEqual(0n);
  }
});
