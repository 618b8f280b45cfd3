import type { LotteryPlay } from '../lottery.ts';
import { digitsAsked, wholeLeg } from './questions.ts';
import { isFaulty } from './read-selection.ts';
import { fixedPrize } from './spot-plays.ts';
import { numberPlay, type TextsPlay } from './text-plays.ts';

/** The top prize, and the two digits of the bottom. */
export type TopAndBottom = { readonly top: string; readonly bottom: string };

const topAsked = (digits: number) =>
  digitsAsked<TopAndBottom>(`top ${digits}`, digits, (top) => ({ top, bottom: '' }));
/** Plays on two digits of the top look at the same three as all others. */
const topThree = topAsked(3);
const bottomAsked = digitsAsked<TopAndBottom>('bottom', 2, (bottom) => ({ top: '', bottom }));

const lastOf = (digits: number) => (result: TopAndBottom) => [result.top.slice(-digits)];
const sortDigits = (text: string) => [...text].sort().join('');
const kindsOf = (text: string) => new Set(text).size;

/** The last so many digits of the top prize. */
export const topPlay = (digits: number, odds: string) =>
  numberPlay<TopAndBottom>({
    code: `top${digits}`,
    digits,
    odds,
    ways: 1,
    of: 10 ** digits,
    asked: digits > 3 ? topAsked(digits) : topThree,
    drawn: lastOf(digits),
  });

const bottom2 = numberPlay<TopAndBottom>({
  code: 'bottom2',
  digits: 2,
  odds: '90',
  ways: 1,
  of: 100,
  asked: bottomAsked,
  drawn: ({ bottom }) => [bottom],
});

type Run = Pick<
  Parameters<typeof numberPlay<TopAndBottom>>[0],
  'code' | 'odds' | 'ways' | 'of' | 'asked'
>;

/** One digit anywhere among those that are read; it pays once. */
const run = (told: Run, read: (result: TopAndBottom) => string) =>
  numberPlay<TopAndBottom>({
    ...told,
    digits: 1,
    drawn: (result) => [...new Set(read(result))],
  });

const straight = numberPlay<TopAndBottom>({
  code: 'tod',
  digits: 3,
  odds: '150',
  ways: 6,
  of: 1_000,
  asked: topThree,
  drawn: lastOf(3),
});

/** Three digits in any order: half as many orders where two are equal, and twice the prize. */
const tod: TextsPlay<TopAndBottom> = {
  ...straight,
  prizes: [fixedPrize('different', '150', 6, 1_000), fixedPrize('with-pair', '300', 3, 1_000)],
  lines: ['different', 'with-pair'].map((id) => ({ id, notes: 1, prizes: [id] })),
  /** 120 sets of different digits and 90 with a pair. */
  allNotes: 210,
  usual: { texts: ['123'] },
  read: (given) => {
    const plain = straight.read(given);
    if (isFaulty(plain)) return plain;
    const texts = plain.selection.texts.map(sortDigits);
    if (texts.some((text) => kindsOf(text) === 1)) return { fault: 'UNKNOWN_NUMBER' };
    if (new Set(texts).size !== texts.length) return { fault: 'CHOSEN_TWICE' };
    return { selection: { texts: texts.sort() }, notes: texts.length };
  },
  winsOf: ({ texts }, { top }) => {
    const drawn = sortDigits(top.slice(-3));
    if (!texts.includes(drawn)) return [];
    return [{ prize: kindsOf(drawn) === 2 ? 'with-pair' : 'different', count: 1 }];
  },
  legs: (selection) => wholeLeg(tod, topThree, selection),
};

/** What Thai and Lao draws have in common. */
export const topAndBottomPlays: readonly LotteryPlay<TopAndBottom>[] = [
  topPlay(3, '900'),
  tod,
  topPlay(2, '90'),
  bottom2,
  run({ code: 'run-top', odds: '3.2', ways: 271, of: 1_000, asked: topThree }, ({ top }) =>
    top.slice(-3),
  ),
  run(
    { code: 'run-bottom', odds: '4.2', ways: 19, of: 100, asked: bottomAsked },
    ({ bottom }) => bottom,
  ),
];
