import { type Chance, pick } from '../../chance.ts';
import type { DeckCard } from '../deck.ts';
import { rankCards } from '../poker/rank.ts';
import type { HoldemMove } from './rules.ts';
import type { HoldemView } from './view.ts';

const TRIALS = 40;
/** More rivals than these hardly change what a hand is worth, and cost time. */
const RIVALS = 4;
const BLUFFS = 0.07;

/** Plays its chance to win against the price of staying; now and then it bluffs. */
export function botHoldem(view: HoldemView, chance: Chance): HoldemMove {
  const options = view.options!;
  const rivals = view.seats.filter(({ seat, folded }) => seat !== view.seat && !folded).length;
  const equity = equityOf(view, rivals, chance);
  const isStrong = equity > (rivals === 1 ? 0.62 : 1.5 / (rivals + 1));
  const isBluff = chance() < BLUFFS;
  if (options.call === null) {
    return (isStrong && chance() < 0.8) || isBluff ? raise(view, chance) : { action: 'check' };
  }
  const price = options.call / (view.pot + options.call);
  // Whoever bets has more than a hand by chance: a call wants a little more than its price.
  if (equity < price * 1.1 + 0.04) return isBluff && chance() < 0.3 ? raise(view, chance) : FOLD;
  const isCertain = equity > (rivals === 1 ? 0.75 : 2 / (rivals + 1));
  return isCertain && chance() < 0.6 ? raise(view, chance) : { action: 'call' };
}

const FOLD: HoldemMove = { action: 'fold' };

/** Half the pot to the whole pot more than is to be called, in whole chips. */
function raise({ options, pot, highest, rules }: HoldemView, chance: Chance): HoldemMove {
  const range = options?.raise;
  if (!range) return options?.call === null ? { action: 'check' } : { action: 'call' };
  const wanted = highest + (pot + (options.call ?? 0)) * (0.5 + chance() / 2);
  const to = Math.min(range.max, Math.max(range.min, wanted));
  return { action: 'raise', to: to === range.max ? to : inChips(to, range.min, rules.chip) };
}

function inChips(to: number, min: number, chip: number): number {
  return Math.max(Math.floor(to / chip), Math.ceil(min / chip)) * chip;
}

/** How often its hand wins when everything unseen is dealt by chance; a shared pot counts half. */
function equityOf({ seats, seat, board }: HoldemView, rivals: number, chance: Chance): number {
  const own = seats.find((one) => one.seat === seat)?.cards ?? [];
  const known = new Set([...own, ...board]);
  const unseen = Array.from({ length: 52 }, (_, card) => card).filter((card) => !known.has(card));
  let won = 0;
  for (let trial = 0; trial < TRIALS; trial += 1) {
    won += tryOnce(own, board, drawSome(unseen, Math.min(rivals, RIVALS) * 2 + 5, chance));
  }
  return won / TRIALS;
}

function tryOnce(
  own: readonly DeckCard[],
  board: readonly DeckCard[],
  drawn: readonly DeckCard[],
): number {
  const full = [...board, ...drawn.slice(0, 5 - board.length)];
  const mine = rankCards([...own, ...full]);
  let worth = 1;
  for (let i = 5; i + 1 < drawn.length; i += 2) {
    const rank = rankCards([drawn[i]!, drawn[i + 1]!, ...full]);
    if (rank > mine) return 0;
    if (rank === mine) worth = 0.5;
  }
  return worth;
}

/** Swaps the drawn ones to the front, so that a trial costs as many floats as it deals cards. */
function drawSome(cards: DeckCard[], count: number, chance: Chance): DeckCard[] {
  for (let i = 0; i < count; i += 1) {
    const j = i + pick(chance, cards.length - i);
    [cards[i], cards[j]] = [cards[j]!, cards[i]!];
  }
  return cards.slice(0, count);
}
