import { expect, test } from 'vitest';
import { bustedIn, levelOfHand, prizesOf, settleSitAndGo, sitAndGoRules } from './sit-and-go.ts';

test('blinds go up every eight hands, and the last level stays', () => {
  expect([1, 8, 9, 17, 1_000].map(levelOfHand)).toEqual([1, 1, 2, 3, 11]);
  expect(sitAndGoRules(41)).toMatchObject({
    base: 2_000_000,
    smallBlind: 1_000_000,
    ante: 250_000,
  });
  expect(sitAndGoRules(41).rakeBp).toBe(0);
});

test('prizes are all entries without the fee: 100, 65 and 35, or 50, 30 and 20 percent', () => {
  const terms = { buyIn: 100_000, rakeBp: 500 };
  expect(prizesOf({ ...terms, entrants: 2 })).toEqual([190_000]);
  expect(prizesOf({ ...terms, entrants: 6 })).toEqual([370_500, 199_500]);
  expect(prizesOf({ ...terms, entrants: 9 })).toEqual([427_500, 256_500, 171_000]);
});

test('whoever began the hand with more goes out later, and equal ones share their prizes', () => {
  const seats = [
    { seat: 1, stack: 300 },
    { seat: 2, stack: 200 },
    { seat: 3, stack: 200 },
    { seat: 4, stack: 900 },
  ];
  const lost = seats
    .slice(0, 3)
    .map(({ seat, stack }) => ({ seat, putIn: stack, won: 0, rake: 0 }));
  const won = { seat: 4, putIn: 300, won: 1_000, rake: 0 };
  const busted = bustedIn(seats, { seats: [...lost, won], shown: [], nextLead: 1 });
  expect(busted).toEqual([[1], [2, 3]]);
  const finish = { buyIn: 100_700, rakeBp: 500, places: [[4], [2, 3], [1]] };
  const results = settleSitAndGo(finish);
  expect(results.map(({ seat, won }) => [seat, won])).toEqual([
    [4, 248_600],
    [2, 66_900],
    [3, 66_900],
    [1, 0],
  ]);
  const sum = results.reduce((all, { putIn, won, rake }) => all + putIn - won - rake, 0);
  expect(sum).toBe(0);
});
