import type { Chance } from '../../chance.ts';
import type { DeckCard } from '../deck.ts';
import { BULL_COUNTS, kindOfBull } from './bull.ts';
import type { NiuNiuMove } from './state.ts';
import type { NiuNiuView } from './view.ts';

const ALL = BULL_COUNTS.reduce((sum, count) => sum + count, 0);
/** How often a hand of each kind beats another one. */
const BEATS = BULL_COUNTS.map(
  (count, kind) =>
    (BULL_COUNTS.slice(0, kind).reduce((sum, one) => sum + one, 0) + count / 2) / ALL,
);

/** Looks at what its fifth card may make of the four it sees; a little of it is mood. */
export function botNiuNiu({ options, seats, seat }: NiuNiuView, chance: Chance): NiuNiuMove {
  const cards = seats.find((one) => one.seat === seat)?.cards ?? [];
  const hope = hopeOf(cards) + (chance() - 0.5) / 10;
  if (options!.bids.length > 0) {
    const bid = [0.48, 0.54, 0.6, 0.66].filter((least) => hope > least).length;
    return { bid };
  }
  return { bet: 1 + [0.48, 0.56].filter((least) => hope > least).length };
}

function hopeOf(cards: readonly DeckCard[]): number {
  const unseen = Array.from({ length: 52 }, (_, card) => card).filter(
    (one) => !cards.includes(one),
  );
  const sum = unseen.reduce((all, card) => all + BEATS[kindOfBull([...cards, card])]!, 0);
  return sum / unseen.length;
}
