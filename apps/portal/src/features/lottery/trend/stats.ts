import type { LotteryKind, LotteryPlay } from '@baize/games';
import { money } from '@baize/money';
import type { Draw } from '../cart.ts';

/** In how many draws it has not come since it last did, and how often it came. */
export type Stat = { missing: number; hits: number };
/** The same of something that can be marked, and whether it was hoped for by many. */
export type MarkStat = Stat & { isLong: boolean };

type Drawn = { numbers?: readonly number[] };

const WINDOWS: Readonly<Record<string, readonly number[]>> = {
  first4: [0, 1, 2, 3],
  last4: [1, 2, 3, 4],
  first3: [0, 1, 2],
  middle3: [1, 2, 3],
  last3: [2, 3, 4],
  first2: [0, 1],
  last2: [3, 4],
};

/** Draws that were held and stand: what was called off is no result, whether it was drawn before or not. */
export function heldDraws<One extends Pick<Draw, 'state' | 'result'>>(
  draws: readonly One[],
): One[] {
  return draws.filter(({ state, result }) => state !== 'void' && result !== null);
}

/** Their results, the newest first. */
export function resultsOf(draws: readonly Pick<Draw, 'state' | 'result'>[]): unknown[] {
  return heldDraws(draws).map(({ result }) => result);
}

/** Counted on results of which the newest comes first. */
export function statOf(results: readonly unknown[], isHit: (result: unknown) => boolean): Stat {
  const first = results.findIndex(isHit);
  return {
    missing: first === -1 ? results.length : first,
    hits: results.filter(isHit).length,
  };
}

/** What counts as having come, for one item of a play; undefined where it has no items of its own. */
export function hitsOf(
  kind: LotteryKind,
  play: LotteryPlay,
  { item, place }: { item: string; place?: string | undefined },
): ((result: unknown) => boolean) | undefined {
  const { form } = play;
  const wins = (selection: Parameters<LotteryPlay['winsOf']>[0], by = play) => {
    return (result: unknown) => by.winsOf(selection, result).some((win) => isWon(by, win));
  };
  if (form.kind === 'spots') return wins({ spots: [item] });
  if (form.kind === 'positions') {
    return (result) => (result as Drawn).numbers?.[Number(place) - 1] === Number(item);
  }
  if (form.kind === 'numbers') {
    if (form.atLeast === 1) return wins({ numbers: [Number(item)] });
    const window = WINDOWS[play.code.split('-')[0]!];
    return (result) => {
      const { numbers = [] } = result as Drawn;
      const seen = window ? window.map((index) => numbers[index]) : numbers;
      return seen.includes(Number(item));
    };
  }
  if (form.digits > 2) return undefined;
  if (form.atLeast === 1) return wins({ texts: [item] });
  const single = kind.plays.find(({ code }) => code === 'lo2');
  return single && wins({ texts: [item] }, single);
}

/** A draw that only gives the stake back has not brought it. */
function isWon({ prizes }: LotteryPlay, won: { prize: string }): boolean {
  return prizes.find(({ code }) => code === won.prize)?.odds !== money('1');
}

/** What comes once in ten draws is missed from here on. */
const LONG = 20;
/** So many times as long as it takes on average. */
const LONG_TIMES = 2;

/** After how many draws without it something has not come for long: what is rare takes longer. */
export function longOf(kind: LotteryKind, play: LotteryPlay, item: string): number {
  return Math.max(LONG, Math.round(LONG_TIMES * usualGap(kind, play, item)));
}

function usualGap(kind: LotteryKind, play: LotteryPlay, item: string): number {
  const { form, prizes, lines } = play;
  if (form.kind === 'positions') return form.numbers.length;
  if (form.kind === 'spots') {
    // Of animals eleven are alike, and the first line is theirs.
    const own = (lines.find(({ id }) => id === item) ?? lines[0])?.prizes ?? [];
    return gapOf(prizes.filter(({ code }) => own.includes(code) && isWon(play, { prize: code })));
  }
  if (form.kind === 'numbers' && form.atLeast === 1) {
    // A sum comes as often as there are ways to it; each of them is a note.
    const read = play.read({ numbers: [Number(item)] });
    return gapOf(prizes) / ('notes' in read ? read.notes : 1);
  }
  if (form.atLeast === 1) return gapOf(prizes);
  const single = kind.plays.find(({ code }) => code === 'lo2');
  return single && form.kind === 'texts' ? gapOf(single.prizes) : 0;
}

/** In how many draws one of these prizes comes once. */
function gapOf(prizes: LotteryPlay['prizes']): number {
  const often = prizes.reduce((sum, { ways, of }) => sum + Number(ways) / Number(of), 0);
  return often > 0 ? 1 / often : 0;
}

/** What counts as having come where whole numbers are drawn: a digit in its place of one of the prizes. */
export function digitHits(prize: string, { item, place }: { item: string; place: string }) {
  return (result: unknown) =>
    (result as Readonly<Record<string, readonly string[]>>)[prize]?.[0]?.[Number(place) - 1] ===
    item;
}

/** A bead has room for so many letters. */
const MOST_LETTERS = 3;
/** In every language the same, and no other word begins so. */
const TIE = '=';

/** What the beads of a road say: the first letters of their words, as many as tell them apart. */
export function beadTexts(
  words: ReadonlyMap<string, string>,
  language: string,
): ReadonlyMap<string, string> {
  const segments = new Intl.Segmenter(language, { granularity: 'grapheme' });
  const begin = (word: string, letters: number) =>
    Array.from(segments.segment(word), ({ segment }) => segment)
      .slice(0, letters)
      .join('');
  const told = [...words].filter(([value]) => value !== 'tie');
  for (let letters = 1; ; letters += 1) {
    const texts = told.map(([value, word]) => [value, begin(word, letters)] as const);
    const isTold = new Set(texts.map(([, text]) => text)).size === texts.length;
    if (isTold || letters === MOST_LETTERS) return new Map([...texts, ['tie', TIE]]);
  }
}

const LONGEST = 6;

/** A road: equal results stand under each other, six at most; the oldest comes first. */
export function roadOf(values: readonly string[]): string[][] {
  const columns: string[][] = [];
  for (const value of values) {
    const last = columns.at(-1);
    if (last && last[0] === value && last.length < LONGEST) last.push(value);
    else columns.push([value]);
  }
  return columns;
}
