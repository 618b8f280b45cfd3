import { money } from '@baize/money';
import type { Question } from '../../coverage/coverage.ts';
import type { LotteryPlay, MarkedTexts, Prize, Win } from '../lottery.ts';
import { wholeLeg } from './questions.ts';
import { isFaulty, readTexts } from './read-selection.ts';
import { fixedPrize } from './spot-plays.ts';

export type TextsPlay<Result> = LotteryPlay<Result, MarkedTexts>;

/** More numbers than this are several bets. */
const MOST_TEXTS = 1_000;

type Told<Result> = {
  code: string;
  digits: number;
  odds: string;
  /** How often one number comes; several hits of one draw count each. */
  ways: number | bigint;
  of: number | bigint;
  /** What a number costs, in notes; a hit pays for one of them. */
  notes?: number;
  /** What its numbers look at. */
  asked: Question<Result>;
  /** Every text that hit, as often as it did. */
  drawn(result: Result): readonly string[];
};

/** Each marked number is a bet of its own, and pays as often as it was drawn. */
export function numberPlay<Result>(told: Told<Result>): TextsPlay<Result> {
  const { code, digits, odds, ways, of, notes = 1 } = told;
  const most = Math.min(MOST_TEXTS, 10 ** digits);
  const form = { kind: 'texts', digits, atLeast: 1, atMost: most } as const;
  const play: TextsPlay<Result> = {
    code,
    mode: 'SEA',
    form,
    prizes: [fixedPrize('hit', odds, ways, of)],
    lines: [{ id: 'number', notes, prizes: ['hit'] }],
    allNotes: 10 ** digits * notes,
    usual: { texts: ['1'.repeat(digits)] },
    read: (given) => {
      const selection = readTexts(given, form);
      return isFaulty(selection) ? selection : { selection, notes: selection.texts.length * notes };
    },
    winsOf: ({ texts }, result) => countHits(texts, told.drawn(result)),
    legs: (selection) => wholeLeg(play, told.asked, selection),
  };
  return play;
}

/** Few are drawn and many may be marked, so the drawn ones are what is looked up. */
function countHits(texts: readonly string[], drawn: readonly string[]): Win[] {
  const times = new Map<string, number>();
  for (const text of drawn) times.set(text, (times.get(text) ?? 0) + 1);
  const count = texts.reduce((sum, text) => sum + (times.get(text) ?? 0), 0);
  return count > 0 ? [{ prize: 'hit', count }] : [];
}

export type NumberLimits = { closed: readonly string[]; half: readonly string[] };

export type SplitSelection = { full?: MarkedTexts; half?: MarkedTexts };

/**
 * Numbers that too many have chosen may be closed, or pay half. A selection with a closed one is
 * faulty; the half-paid ones become a bet of their own, at halved odds.
 */
export function splitByLimits(
  { texts }: MarkedTexts,
  { closed, half }: NumberLimits,
): SplitSelection | { fault: 'CLOSED_NUMBER' } {
  if (texts.some((text) => closed.includes(text))) return { fault: 'CLOSED_NUMBER' };
  const halved = texts.filter((text) => half.includes(text));
  const whole = texts.filter((text) => !half.includes(text));
  return {
    ...(whole.length > 0 && { full: { texts: whole } }),
    ...(halved.length > 0 && { half: { texts: halved } }),
  };
}

/** The odds of half-paid numbers, to four decimals. */
export function halvedOdds(
  prizes: readonly Prize[],
  odds: Readonly<Record<string, bigint>> = {},
): Record<string, bigint> {
  return Object.fromEntries(
    prizes.map((prize) => [prize.code, (odds[prize.code] ?? prize.odds ?? money('0')) / 2n]),
  );
}
