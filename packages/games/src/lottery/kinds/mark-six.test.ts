import { money } from '@baize/money';
import { expect, test } from 'vitest';
import { chanceOf } from '../../chance.ts';
import { choose } from '../../pay.ts';
import { falseChances, type Weighted } from '../counted-chances.ts';
import type { LotteryPlay } from '../lottery.ts';
import { type SixBalls, waveOf } from '../plays/mark-six-plays.ts';
import { upFrom } from '../plays/position-plays.ts';
import { returnsOf } from '../prizes.ts';
import { mustPlay, settleAlone } from '../settle-alone.ts';
import { markSix } from './mark-six.ts';
import { animalOfDay, animalOfNumber, animals, lunarNewYears } from './zodiac.ts';

const result = markSix.draw(
  chanceOf({ serverSeed: 'server seed', clientSeed: 'client seed', nonce: 1 }),
  '2026-11-15',
);
const returnOf = (code: string, line?: string) =>
  returnsOf(mustPlay(markSix, code) as LotteryPlay, {}).find(({ bet }) => !line || bet === line)!
    .returnToPlayer;

test('example-Mark6: 37 31 13 45 27 43 + 32: the special one is green, big, even and a pig', () => {
  expect(markSix.printed(result)).toBe('37 31 13 45 27 43 + 32');
  expect(markSix.facts(result)).toMatchObject({
    wave: 'green',
    size: 'big',
    parity: 'even',
    animal: 'pig',
    year: 'horse',
  });
});

test('in a year of the horse 1 is the horse, 2 the snake, 12 the goat', () => {
  expect(animalOfDay('2026-11-15')).toBe('horse');
  expect([1, 2, 12].map((number) => animalOfNumber(number, 'horse'))).toEqual([
    'horse',
    'snake',
    'goat',
  ]);
  for (const year of animals) {
    const numbers = upFrom(1, 49).filter((number) => animalOfNumber(number, year) === year);
    expect(numbers).toEqual([1, 13, 25, 37, 49]);
  }
});

test('a lunar year begins on its first day, as calendars say', () => {
  expect(animalOfDay('2026-02-16')).toBe('snake');
  expect(animalOfDay('2026-02-17')).toBe('horse');
  expect(() => animalOfDay('2024-02-09')).toThrow('No lunar year');
  const calendar = new Intl.DateTimeFormat('en-u-ca-chinese', {
    day: 'numeric',
    month: 'numeric',
    timeZone: 'UTC',
  });
  // These new moons come within minutes of midnight in Beijing, too near for this calendar to tell.
  const near = ['2027-02-06', '2030-02-03'];
  for (const day of lunarNewYears.filter((day) => !near.includes(day))) {
    const parts = calendar.formatToParts(new Date(`${day}T12:00:00Z`));
    const read = (type: string) => parts.find((part) => part.type === type)!.value;
    expect([read('month'), read('day')], day).toEqual(['1', '1']);
  }
});

test('17 numbers are red, 16 blue, 16 green', () => {
  const counted = (wave: string) =>
    upFrom(1, 49).filter((number) => waveOf(number) === wave).length;
  expect(['red', 'blue', 'green'].map(counted)).toEqual([17, 16, 16]);
});

test.each([
  ['special', undefined, 0.9796, 4],
  ['special-side', 'big', 0.9804, 4],
  ['special-side', 'even', 0.9804, 4],
  ['normal', undefined, 0.955, 3],
  ['three-of-three', undefined, 0.76, 3],
  ['two-of-two', undefined, 0.791, 3],
  ['zodiac', 'animal', 0.967, 3],
  ['zodiac', 'own-animal', 0.969, 3],
  ['special-zodiac', 'animal', 0.955, 3],
  ['special-zodiac', 'own-animal', 0.959, 3],
  ['wave', 'red', 0.954, 3],
  ['wave', 'blue', 0.947, 3],
  ['wave', 'green', 0.947, 3],
])('%s %s returns %f', (code, line, printed, decimals) => {
  expect(returnOf(code, line)).toBeCloseTo(printed, decimals);
});

test('an animal of four numbers comes 0.471719 of the time, of five 0.553896', () => {
  const chances = mustPlay(markSix, 'zodiac').prizes.map(
    ({ ways, of }) => Number(ways) / Number(of),
  );
  expect(chances[0]).toBeCloseTo(0.471719, 6);
  expect(chances[1]).toBeCloseTo(0.553896, 6);
});

test('49 gives the stake on a side back', () => {
  const push = settleAlone(
    mustPlay(markSix, 'special-side'),
    { spots: ['big', 'odd'] },
    {
      ...result,
      special: 49,
    },
  );
  expect(push.wins).toEqual([{ prize: 'push', count: 2 }]);
  expect(push.payout).toBe(push.stake);
  expect(push.payout).toBe(money('4'));
});

test('every chance on the special number is the counted one, over all 49', () => {
  const draws = upFrom(1, 49).map((special) => ({ result: { ...result, special }, weight: 1 }));
  for (const code of ['special', 'special-side', 'wave']) {
    expect(falseChances(mustPlay(markSix, code), draws), code).toEqual([]);
  }
  expect(falseChances(mustPlay(markSix, 'special-zodiac'), draws, ownOrOther)).toEqual([]);
});

test('every chance on several numbers is the counted one, by how many of them are drawn', () => {
  for (const [code, take] of [
    ['normal', 1],
    ['two-of-two', 2],
    ['three-of-three', 3],
  ] as const) {
    const draws = drawsByHits(upFrom(1, take), 6);
    expect(falseChances(mustPlay(markSix, code), draws), code).toEqual([]);
  }
  const zodiac = mustPlay(markSix, 'zodiac');
  for (const line of zodiac.lines) {
    const animal = line.id === 'animal' ? 'snake' : 'horse';
    const own = upFrom(1, 49).filter((number) => animalOfNumber(number, 'horse') === animal);
    expect(falseChances({ ...zodiac, lines: [line] }, drawsByHits(own, 7), ownOrOther)).toEqual([]);
  }
});

const ownOrOther = (line: string) => ({ spots: [line === 'animal' ? 'snake' : 'horse'] });

/** One draw for each number of hits among so many balls, weighed by how many draws are like it. */
function drawsByHits(marked: readonly number[], balls: number): Weighted<SixBalls>[] {
  const rest = upFrom(1, 49).filter((number) => !marked.includes(number));
  return upFrom(0, marked.length + 1).map((hits) => {
    const drawn = [...marked.slice(0, hits), ...rest.slice(0, 7)];
    const ways = choose(marked.length, hits) * choose(rest.length, balls - hits);
    const numbers = drawn.slice(0, 6);
    return { result: { numbers, special: drawn[6]!, year: 'horse' }, weight: Number(ways) };
  });
}
