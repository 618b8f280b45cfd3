import type { Question } from '../../coverage/coverage.ts';
import { choose } from '../../pay.ts';
import type { MarkedTexts, Prize } from '../lottery.ts';
import { countSets } from './combinations.ts';
import { wholeLeg } from './questions.ts';
import { isFaulty, readTexts } from './read-selection.ts';
import { fixedPrize } from './spot-plays.ts';
import type { TextsPlay } from './text-plays.ts';

/** All prizes of a draw, tier by tier, the special one first. */
export type Vietnam = { readonly prizes: readonly (readonly string[])[] };

export const lastTwos = ({ prizes }: Vietnam) => prizes.flat().map((text) => text.slice(-2));

const LOTS = 100n;

/** In how many of 100^prizes draws all of `take` numbers appear: by inclusion and exclusion. */
export function waysAllAppear(take: number, prizes: number): bigint {
  return Array.from({ length: take + 1 }, (_, j) => j).reduce(
    (sum, j) =>
      sum + (j % 2 === 0 ? 1n : -1n) * choose(take, j) * (LOTS - BigInt(j)) ** BigInt(prizes),
    0n,
  );
}

const waysNone = (take: number, prizes: number) => (LOTS - BigInt(take)) ** BigInt(prizes);
const waysOfAll = (prizes: number) => LOTS ** BigInt(prizes);

type SetTold = {
  code: string;
  take: number;
  prizes: number;
  odds: string;
  asked: Question<Vietnam>;
};

/** Sets of `take` two-digit numbers; `side` says whether all must appear, or none. */
export function setOfTwos(told: SetTold & { side: 'all' | 'none' }): TextsPlay<Vietnam> {
  const { code, take, prizes, odds, side } = told;
  const form = { kind: 'texts', digits: 2, atLeast: take, atMost: Number(LOTS) } as const;
  const ways = side === 'all' ? waysAllAppear(take, prizes) : waysNone(take, prizes);
  const notesOf = (count: number) => countSets(count, take);
  const play: TextsPlay<Vietnam> = {
    code,
    mode: 'SEA',
    form,
    prizes: [fixedPrize('hit', odds, ways, waysOfAll(prizes))],
    lines: [{ id: 'set', notes: 1, prizes: ['hit'] }],
    allNotes: notesOf(Number(LOTS)),
    usual: { texts: twos(take) },
    read: (given) => {
      const selection = readTexts(given, form);
      if (isFaulty(selection)) return selection;
      return { selection, notes: notesOf(selection.texts.length) };
    },
    winsOf: ({ texts }, result) => {
      const drawn = new Set(lastTwos(result));
      const fit = texts.filter((text) => drawn.has(text) === (side === 'all')).length;
      const count = countSets(fit, take);
      return count > 0 ? [{ prize: 'hit', count }] : [];
    },
    legs: (selection) => wholeLeg(play, told.asked, selection),
  };
  return play;
}

const twos = (count: number) => Array.from({ length: count }, (_, i) => String(i + 11));

const MOST_LINKED = 4;

/**
 * Đá: two to four numbers. From the second number that appears, each is a link; once there is a
 * link, each further appearance pays half of one. Every pair costs two points on every prize.
 */
export function linkedTwos(told: {
  prizes: number;
  link: string;
  repeat: string;
  asked: Question<Vietnam>;
}) {
  const { prizes, link, repeat } = told;
  const sizes = [2, 3, MOST_LINKED];
  const pairNotes = 2 * prizes;
  const form = { kind: 'texts', digits: 2, atLeast: 2, atMost: MOST_LINKED } as const;
  const notesOf = (count: number) => countSets(count, 2) * pairNotes;
  const play: TextsPlay<Vietnam> = {
    code: 'da',
    mode: 'SEA',
    form,
    allNotes: notesOf(MOST_LINKED),
    prizes: sizes.flatMap((size) => linkPrizes(size, prizes, { link, repeat })),
    lines: sizes.map((size) => ({
      id: String(size),
      notes: notesOf(size),
      prizes: [`link-${size}`, `repeat-${size}`],
    })),
    usual: { texts: twos(2) },
    read: (given) => {
      const selection = readTexts(given, form);
      if (isFaulty(selection)) return selection;
      return { selection, notes: notesOf(selection.texts.length) };
    },
    winsOf: linkWins,
    legs: (selection) => wholeLeg(play, told.asked, selection),
  };
  return play;
}

function linkWins({ texts }: MarkedTexts, result: Vietnam) {
  const hits = lastTwos(result).filter((text) => texts.includes(text));
  const appeared = new Set(hits).size;
  if (appeared < 2) return [];
  const repeats = hits.length - appeared;
  return [
    { prize: `link-${texts.length}`, count: appeared - 1 },
    ...(repeats > 0 ? [{ prize: `repeat-${texts.length}`, count: repeats }] : []),
  ];
}

/** Expected links and repeats of `size` numbers, as exact shares of 100^prizes draws. */
function linkPrizes(size: number, prizes: number, odds: { link: string; repeat: string }): Prize[] {
  const [k, n] = [BigInt(size), BigInt(prizes)];
  const all = waysOfAll(prizes);
  const missing = (count: bigint) => (LOTS - count) ** n;
  // Numbers that appear, less one where any does.
  const links = k * (all - missing(1n)) - (all - missing(k));
  const appearances = n * k * LOTS ** (n - 1n);
  const aloneHits = k * n * (LOTS - k + 1n) ** (n - 1n);
  const alone = k * (missing(k - 1n) - missing(k));
  const repeats = appearances - k * (all - missing(1n)) - (aloneHits - alone);
  return [
    fixedPrize(`link-${size}`, odds.link, links, all),
    fixedPrize(`repeat-${size}`, odds.repeat, repeats, all),
  ];
}
