import { lotteryKinds, playOf } from '@baize/games';
import { expect, test } from 'vitest';
import { beadTexts, digitHits, hitsOf, longOf, resultsOf, roadOf, statOf } from './stats.ts';

const kind = lotteryKinds.get('ssc')!;
const draws = [
  { numbers: [7, 6, 2, 9, 5] },
  { numbers: [1, 6, 2, 0, 0] },
  { numbers: [7, 3, 3, 9, 1] },
];

test('a number is missing since the newest draw that had it, in its own place', () => {
  const play = playOf(kind, 'fixed')!;
  const stat = (item: string, place: string) => statOf(draws, hitsOf(kind, play, { item, place })!);
  expect(stat('7', '1')).toEqual({ missing: 0, hits: 2 });
  expect(stat('1', '1')).toEqual({ missing: 1, hits: 1 });
  expect(stat('1', '5')).toEqual({ missing: 2, hits: 1 });
  expect(stat('8', '1')).toEqual({ missing: 3, hits: 0 });
});

test('an issue that was called off is no draw, even one that was drawn before', () => {
  const [first, second] = draws;
  const listed = [
    { state: 'void', result: null },
    { state: 'settled', result: first },
    { state: 'void', result: second },
  ] as const;
  expect(resultsOf(listed)).toEqual([first]);
});

test('a play on a window counts its own balls only, a side by its own rule', () => {
  const group = playOf(kind, 'last3-group6')!;
  expect(statOf(draws, hitsOf(kind, group, { item: '7' })!)).toEqual({ missing: 3, hits: 0 });
  expect(statOf(draws, hitsOf(kind, group, { item: '9' })!)).toEqual({ missing: 0, hits: 2 });
  const side = playOf(kind, 'sum-side')!;
  expect(statOf(draws, hitsOf(kind, side, { item: 'big' })!)).toEqual({ missing: 0, hits: 2 });
});

test('where whole numbers are drawn, a digit is counted in its place of a prize', () => {
  const drawn = [
    { first: ['2213'], second: ['5284'] },
    { first: ['7930'], second: ['0213'] },
  ];
  const stat = (prize: string, item: string, place: string) =>
    statOf(drawn, digitHits(prize, { item, place }));
  expect(stat('first', '2', '2')).toEqual({ missing: 0, hits: 1 });
  expect(stat('first', '0', '4')).toEqual({ missing: 1, hits: 1 });
  expect(stat('second', '2', '2')).toEqual({ missing: 0, hits: 2 });
  expect(stat('third', '2', '2')).toEqual({ missing: 2, hits: 0 });
});

test('what is rare has not come for long only after more draws than what is frequent', () => {
  const north = lotteryKinds.get('vn-north')!;
  const sixes = lotteryKinds.get('mark6')!;
  expect(longOf(kind, playOf(kind, 'fixed')!, '7')).toBe(20);
  expect(longOf(kind, playOf(kind, 'sum-side')!, 'big')).toBe(20);
  expect(longOf(north, playOf(north, 'lo2')!, '45')).toBe(20);
  expect(longOf(north, playOf(north, 'xien2')!, '45')).toBe(20);
  expect(longOf(north, playOf(north, 'de')!, '45')).toBe(200);
  expect(longOf(sixes, playOf(sixes, 'special')!, '7')).toBe(98);
  expect(longOf(sixes, playOf(sixes, 'special-zodiac')!, 'rat')).toBe(25);
});

test('a sum has not come for long by how many ways there are to it', () => {
  const sum = playOf(kind, 'first3-sum')!;
  expect(longOf(kind, sum, '0')).toBe(2_000);
  expect(longOf(kind, sum, '13')).toBe(27);
  expect(longOf(kind, playOf(kind, 'last3-contains')!, '7')).toBe(20);
});

test('a draw that only gives the stake back has brought neither side', () => {
  const sixes = lotteryKinds.get('mark6')!;
  const side = playOf(sixes, 'special-side')!;
  const drawn = [49, 12, 49, 33].map((special) => ({
    year: 'horse',
    numbers: [1, 2, 3, 4, 5, 6],
    special,
  }));
  const stat = (item: string) => statOf(drawn, hitsOf(sixes, side, { item })!);
  expect(stat('even')).toEqual({ missing: 1, hits: 1 });
  expect(stat('big')).toEqual({ missing: 3, hits: 1 });
});

test('the beads of a road are told apart by their letters, whatever the language', () => {
  const said = (language: string, ...words: string[]) => {
    const told = new Map(words.map((word) => [word, word]));
    return words.map((word) => beadTexts(told, language).get(word));
  };
  expect(said('en', 'Big', 'Small')).toEqual(['B', 'S']);
  expect(said('id', 'Ganjil', 'Genap')).toEqual(['Ga', 'Ge']);
  expect(said('pl', 'Powyżej', 'Poniżej')).toEqual(['Pow', 'Pon']);
  expect(said('th', 'คี่', 'คู่')).toEqual(['คี่', 'คู่']);
  const fight = new Map([
    ['dragon', 'Dragon'],
    ['tiger', 'Tiger'],
    ['tie', 'Tie'],
  ]);
  expect([...beadTexts(fight, 'en').values()]).toEqual(['D', 'T', '=']);
});

test('a road turns with the result, and after six', () => {
  expect(roadOf(['big', 'big', 'small', 'big'])).toEqual([['big', 'big'], ['small'], ['big']]);
  expect(roadOf(Array(8).fill('odd')).map(({ length }) => length)).toEqual([6, 2]);
});
