import { lotteryKinds } from '@baize/games';
import { money } from '@baize/money';
import { expect, test } from 'vitest';
import { cartRows } from './cart.ts';
import { nameOf, ordersOf } from './orders.ts';

const laying = { unit: '2' as const, multiple: 3, amount: '5', group: 1_950 };
const { plays } = lotteryKinds.get('ssc')!;
const percentOf = () => 100;

function rowOf(code: string, marks: { spots: string[] } | { numbers: number[] }) {
  const play = plays.find((one) => one.code === code)!;
  return cartRows(play, { marks, percentOf }, laying)[0]!;
}

const sides = () => rowOf('sum-side', { spots: ['big'] });
const pair = () => rowOf('last2-group', { numbers: [1, 2] });
const plan = {
  issues: [
    { issue: '20261120-0001', multiple: 1 },
    { issue: '20261120-0002', multiple: 2 },
  ],
  stopOnWin: true,
};
const wanted = { gameCode: 'ssc-1', group: 1_900, plan };

test('a cart of two prize modes is two tickets, and only the one by group names a group', () => {
  const rows = [sides(), pair(), sides()];
  const orders = ordersOf(rows, wanted);
  expect(orders.map((one) => one.rows)).toEqual([[rows[0], rows[2]], [rows[1]]]);
  expect(orders.map(({ order }) => [order.group, order.stake])).toEqual([
    [undefined, money('30')],
    [1_900, money('18')],
  ]);
});

test('a cart of more rows than a ticket takes is several tickets, and each row is in one', () => {
  const rows = Array.from({ length: 120 }, sides);
  const orders = ordersOf(rows, wanted);
  expect(orders.map((one) => one.rows.length)).toEqual([50, 50, 20]);
  expect(orders.flatMap((one) => one.rows)).toEqual(rows);
});

test('two tickets of equal rows are two purchases, and another try at one of them is the same', () => {
  const [first, second] = ordersOf(Array.from({ length: 100 }, sides), wanted);
  expect(first!.order).toEqual(second!.order);
  expect(nameOf(first!)).not.toBe(nameOf(second!));
  const [again] = ordersOf(second!.rows, wanted);
  expect(nameOf(again!)).toBe(nameOf(second!));
});
