import type { Chance } from '../../chance.ts';
import type { DeckCard } from '../deck.ts';
import { levelOf, TWO } from './plays.ts';
import type { ShedMove } from './trick.ts';
import type { TrickView } from './view.ts';

const NEARLY_OUT = 3;

/**
 * Lays down what leaves the fewest plays in hand, low cards first. It keeps twos and bombs while
 * nobody is nearly out, and does not beat a friend.
 */
export function botShed(
  view: TrickView,
  chance: Chance,
  { minRun, isFriend }: { minRun: number; isFriend: (seat: number) => boolean },
): ShedMove {
  const { hints, mayPass } = view.options!;
  const own = view.seats.find(({ seat }) => seat === view.seat)?.cards ?? [];
  const rivals = view.seats.filter(({ seat }) => seat !== view.seat && !isFriend(seat));
  const isUrgent = Math.min(...rivals.map(({ count }) => count)) <= NEARLY_OUT;
  const ranked = hints
    .map((cards) => ({ cards, ...priceOf(own, cards, minRun) }))
    .sort((a, b) => a.turns - b.turns || a.cost - b.cost);
  const [best] = ranked;
  if (!best) return { pass: true };
  if (best.cards.length === own.length || !mayPass) return { play: best.cards };
  if (view.top && isFriend(view.top.seat)) return { pass: true };
  const isDear = best.cost >= TWO || best.turns >= turnsOf(own, minRun);
  if (isDear && !isUrgent && chance() < 0.8) return { pass: true };
  return { play: best.cards };
}

/** Plays that would be left in hand, and how high a card it takes; bombs are dearest. */
function priceOf(own: readonly DeckCard[], cards: readonly DeckCard[], minRun: number) {
  const left = own.filter((card) => !cards.includes(card));
  const levels = cards.map(levelOf);
  const isBomb = cards.length === 4 && new Set(levels).size === 1;
  return {
    turns: turnsOf(left, minRun),
    cost: Math.max(...levels) + (isBomb ? TWO : 0) - cards.length / 4,
  };
}

/** About how many plays a hand takes: one for every level, but the longest row of single cards is one. */
function turnsOf(cards: readonly DeckCard[], minRun: number): number {
  const counts = new Array<number>(TWO + 3).fill(0);
  for (const card of cards) counts[levelOf(card)]! += 1;
  let [turns, run, longest] = [0, 0, 0];
  counts.forEach((count, level) => {
    turns += Number(count > 0);
    run = count === 1 && level < TWO ? run + 1 : 0;
    longest = Math.max(longest, run);
  });
  return longest >= minRun ? turns - longest + 1 : turns;
}
