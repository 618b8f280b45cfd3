import { type Chance, pick } from '../../chance.ts';
import type { Prize } from '../lottery.ts';
import { upFrom } from '../plays/position-plays.ts';
import { drawsAsked, wholeLeg } from '../plays/questions.ts';
import { countWins, fixedPrize } from '../plays/spot-plays.ts';
import { numberPlay, type TextsPlay } from '../plays/text-plays.ts';
import { lotteryKind } from './kind.ts';

/** Digits one after another, as from as many drums. */
export const drawDigits = (chance: Chance, digits: number): string =>
  upFrom(0, digits)
    .map(() => pick(chance, 10))
    .join('');

const tiers = ['first', 'second', 'third', 'special', 'consolation'] as const;
type Tier = (typeof tiers)[number];
export type FourDigits = Readonly<Record<Tier, readonly string[]>>;

/** How many numbers each tier has. */
export const fourDigitTiers: Readonly<Record<Tier, number>> = {
  first: 1,
  second: 1,
  third: 1,
  special: 10,
  consolation: 10,
};

const prize = (tier: Tier, odds: string) => fixedPrize(tier, odds, fourDigitTiers[tier], 10_000);

function drawFourDigits(chance: Chance): FourDigits {
  const drawn = (tier: Tier) => upFrom(0, fourDigitTiers[tier]).map(() => drawDigits(chance, 4));
  return {
    first: drawn('first'),
    second: drawn('second'),
    third: drawn('third'),
    special: drawn('special'),
    consolation: drawn('consolation'),
  };
}

const asked = drawsAsked(drawFourDigits);

/** One number, paid for every prize it was drawn for. */
function tierPlay(code: string, prizes: readonly Prize[]): TextsPlay<FourDigits> {
  const { form, ...base } = numberPlay<FourDigits>({
    code,
    digits: 4,
    odds: '1',
    ways: 1,
    of: 10_000,
    asked,
    drawn: () => [],
  });
  const paid = prizes.map(({ code }) => code as Tier);
  const play: TextsPlay<FourDigits> = {
    ...base,
    form,
    prizes,
    lines: [{ id: 'number', notes: 1, prizes: paid }],
    winsOf: ({ texts }, result) => {
      const marked = new Set(texts);
      return countWins(
        paid.flatMap((tier) => result[tier].filter((text) => marked.has(text)).map(() => tier)),
      );
    },
    legs: (selection) => wholeLeg(play, asked, selection),
  };
  return play;
}

/** 23 numbers of four digits; odds are the usual ones of 2,500 and 3,500, times 1.3. */
export const fourDigits = lotteryKind<FourDigits>({
  code: '4d',
  version: 1,
  name: 'Four Digits',
  rules: { draw: '23 × 4 digits', counts: fourDigitTiers },
  plays: [
    tierPlay('big', [
      prize('first', '3250'),
      prize('second', '1300'),
      prize('third', '650'),
      prize('special', '234'),
      prize('consolation', '78'),
    ]),
    tierPlay('small', [prize('first', '4550'), prize('second', '2600'), prize('third', '1300')]),
  ],
  draw: drawFourDigits,
  printed: (result) => tiers.map((tier) => result[tier].join(' ')).join(' | '),
  facts: ({ first, second, third }) => ({
    first: first[0]!,
    second: second[0]!,
    third: third[0]!,
  }),
});
