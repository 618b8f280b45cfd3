import { type Card, shoeOf } from '../cards/deck.ts';
import { type Chance, pickSome } from '../chance.ts';

/** All cards of a shoe in the order in which they come; the first ones are burnt. */
export type Shoe = { readonly cards: readonly Card[]; readonly burnt: number };

/** The last hand begins at or after the cut card. */
const BEHIND_CUT = 14;

/**
 * Shuffles whole decks: cards are picked one after another from the decks in their published order.
 * The first card is turned, and as many as it counts are burnt after it; ten and faces count ten.
 */
export function shuffleShoe(chance: Chance, decks: number): Shoe {
  const pool = shoeOf(decks);
  const cards = pickSome(chance, pool, pool.length);
  return { cards, burnt: 1 + Math.min(10, cards[0]!.rank) };
}

/** Whether another hand is dealt after one that began here. */
export function isLastHand({ cards }: Shoe, began: number): boolean {
  return began >= cards.length - BEHIND_CUT;
}

/** Every hand of a shoe, in order. */
export function handsOf<Result>(
  shoe: Shoe,
  deal: (cards: readonly Card[], from: number) => { result: Result; next: number },
): Result[] {
  const hands: Result[] = [];
  for (let from = shoe.burnt; ; ) {
    const { result, next } = deal(shoe.cards, from);
    hands.push(result);
    if (isLastHand(shoe, from)) return hands;
    from = next;
  }
}
