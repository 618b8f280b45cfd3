import { randomUUID } from 'node:crypto';
import { money } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { begin } from '../../../platform/database.ts';
import { drainEvents } from '../../../platform/events/drain.ts';
import type { TestHouse } from '../../../testing/house.ts';
import { cashOf, openPlayer, openPlayersHouse } from '../../../testing/players.ts';
import { importGames } from '../../catalogue/index.ts';
import { openPlay, type Play, placeBet, settleBet, voidBet } from '../../play/index.ts';
import { keepReconciliation, moveRows, postTogether } from '../../wallet/index.ts';
import { depositByCashier } from '../index.ts';
import { keptOpen } from './bust.ts';
import { requireTurnover, turnoverLeft } from './turnover.ts';

let at: TestHouse;
let play: Play;
let nextId = 1n;
beforeAll(async () => {
  at = await openPlayersHouse({ drivesCrash: false });
  play = openPlay(at.house);
});
afterAll(async () => {
  await play.lanes.close();
  await at.close();
});

async function newMember(): Promise<bigint> {
  const id = nextId++;
  await openPlayer(at.house, id, '0');
  return id;
}

const deposit = (memberId: bigint, amount: string) =>
  depositByCashier(at.house, { memberId, amount: money(amount), key: randomUUID() });

const bonus = (memberId: bigint, amount: string, multiple: number, weights?: object) =>
  begin(at.house.db, (tx) =>
    requireTurnover(
      tx,
      {
        memberId,
        kind: 'PROMO',
        reference: randomUUID(),
        amount: money(amount),
        multiple,
        weights: (weights as Record<string, number> | undefined) ?? null,
      },
      at.house.clock.now(),
    ),
  );

async function place(memberId: bigint, stake: string, category: 'RNG' | 'LIVE' = 'RNG') {
  const { bet } = await placeBet(play, {
    memberId,
    currency: 'USD',
    requestId: randomUUID(),
    vendor: 'BAIZE',
    gameCode: 'dice',
    category,
    stake: money(stake),
  });
  return bet;
}

async function bet(memberId: bigint, stake: string, payout = stake, category?: 'RNG' | 'LIVE') {
  const placed = await place(memberId, stake, category);
  await settleBet(play, placed, { payout: money(payout) });
  await drainEvents(at.house);
  return placed;
}

const markDice = (excludesTurnover: boolean) =>
  importGames(
    at.house,
    { kind: 'operator', operatorId: 0n, memberId: 0n, address: '' },
    {
      format: 'json',
      data: JSON.stringify([
        { code: 'dice', vendor: 'BAIZE', category: 'RNG', names: { EN: 'Dice' }, excludesTurnover },
      ]),
    },
  );

const left = (memberId: bigint) => turnoverLeft(at.house.db, memberId);

test('example-F1: bets fill older requirements first, and a bonus what is left over', async () => {
  const ann = await newMember();
  await deposit(ann, '1000');
  await bet(ann, '600');
  expect(await left(ann)).toBe(money('400'));
  await deposit(ann, '500');
  await bonus(ann, '250', 10);
  await bet(ann, '1000');
  expect(await left(ann)).toBe(money('2400'));
});

test('a bet never fills a requirement newer than itself, and counts when it is settled', async () => {
  const ann = await newMember();
  await deposit(ann, '100');
  const early = await place(ann, '60');
  await drainEvents(at.house);
  expect(await left(ann)).toBe(money('100'));
  at.house.clock.moveTo(new Date(at.house.clock.now().getTime() + 1_000));
  await deposit(ann, '50');
  await settleBet(play, early, { payout: money('60') });
  await drainEvents(at.house);
  expect(await left(ann)).toBe(money('90'));
});

test('a category counts by its weight, and what is corrected is open again', async () => {
  const ann = await newMember();
  await deposit(ann, '100');
  await bet(ann, '100');
  await bonus(ann, '10', 10, { LIVE: 50 });
  const live = await bet(ann, '40', '80', 'LIVE');
  expect(await left(ann)).toBe(money('80'));
  const slot = await bet(ann, '80');
  expect(await left(ann)).toBe(0n);
  await voidBet(play, slot, { evenIfSettled: true });
  await drainEvents(at.house);
  expect(await left(ann)).toBe(money('80'));
  expect(live.id).not.toBe(slot.id);
});

test('whoever lost everything starts anew with the next deposit', async () => {
  const ann = await newMember();
  await deposit(ann, '100');
  await bonus(ann, '100', 20);
  await bet(ann, '95.01', '0');
  await deposit(ann, '30');
  expect(await left(ann)).toBe(money('30'));
  const bob = await newMember();
  await deposit(bob, '100');
  await bet(bob, '95', '0');
  await deposit(bob, '30');
  expect(await left(bob)).toBe(money('35'));
});

test('what was lost and came back by a correction must be played again', async () => {
  const ann = await newMember();
  await deposit(ann, '100');
  await bonus(ann, '100', 20);
  const lost = await bet(ann, '100', '0');
  await deposit(ann, '20');
  expect(await left(ann)).toBe(money('20'));
  await voidBet(play, lost, { evenIfSettled: true });
  await drainEvents(at.house);
  expect(await left(ann)).toBe(money('2120'));
});

test('a bust requirement stays open as far as money was sent away since it began', () => {
  const day = (n: number) => new Date(Date.UTC(2026, 0, n));
  const record = (n: number, left: string, multiple = 1) => ({
    id: BigInt(n),
    multiple,
    required: money(left),
    filled: 0n,
    opened_at: day(n),
  });
  const kept = (sent: [string, number][], ...open: ReturnType<typeof record>[]) =>
    keptOpen(
      open,
      sent.map(([amount, n]) => ({ amount: money(amount), at: day(n) })),
    ).map((one) => one.kept);
  expect(kept([], record(2, '100'))).toEqual([0n]);
  expect(kept([['70', 1]], record(2, '100'))).toEqual([0n]);
  expect(kept([['70', 3]], record(2, '100'))).toEqual([money('70')]);
  expect(kept([['70', 3]], record(2, '100'), record(4, '50'))).toEqual([money('70'), 0n]);
  expect(kept([['120', 5]], record(2, '100'), record(4, '50'))).toEqual(['70', '50'].map(money));
  expect(kept([['30', 5]], record(2, '2000', 20))).toEqual([money('600')]);
});

test('what was paid to those below by contract was not lost by play', async () => {
  const [ann, bob] = [await newMember(), await newMember()];
  await deposit(ann, '100');
  const cash = (memberId: bigint) => ({ memberId, purpose: 'cash', currency: 'USD' }) as const;
  const rows = moveRows({
    from: cash(ann),
    to: cash(bob),
    amount: money('60'),
    reasons: ['DIVIDEND', 'DIVIDEND'],
    key: '#bill.1.0',
  });
  await begin(at.house.db, (tx) => postTogether(tx, rows, at.house.clock.now()));
  await bet(ann, '40', '0');
  await deposit(ann, '30');
  expect(await left(ann)).toBe(money('90'));
});

test('a game that is marked so fills no turnover, and takes none back', async () => {
  const ann = await newMember();
  await deposit(ann, '100');
  await markDice(true);
  const marked = await bet(ann, '60');
  expect(await left(ann)).toBe(money('100'));
  await voidBet(play, marked, { evenIfSettled: true });
  await drainEvents(at.house);
  expect(await left(ann)).toBe(money('100'));
  await markDice(false);
  await bet(ann, '60');
  expect(await left(ann)).toBe(money('40'));
});

test('the same deposit pays once, and the books are right after all of it', async () => {
  const ann = await newMember();
  const order = { memberId: ann, amount: money('7'), key: 'the-same-key' };
  await Promise.all([1, 2, 3].map(() => depositByCashier(at.house, order)));
  expect(await cashOf(at.house, ann)).toBe(money('7'));
  expect(await left(ann)).toBe(money('7'));
  expect((await keepReconciliation(at.house)).fault).toBeNull();
});
