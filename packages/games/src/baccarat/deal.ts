import type { Card } from '../cards/deck.ts';
import type { Dealt } from '../tables/table-game.ts';
import { baccaratRules } from './rules.ts';

/** Two hands of two or three cards, in the order in which they were dealt to them. */
export type BaccaratHands = { player: Card[]; banker: Card[] };

/** Tens and faces count nothing, an ace one. */
export const countOfCard = ({ rank }: Card): number => (rank >= 10 ? 0 : rank);

export const totalOf = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + countOfCard(card), 0) % 10;

/** Player, banker, player, banker; then the third cards as the table of the rules says. */
export function dealBaccarat(cards: readonly Card[], from: number): Dealt<BaccaratHands> {
  let next = from;
  const take = () => {
    const card = cards[next];
    if (!card) throw new Error('The shoe is empty');
    next += 1;
    return card;
  };
  const [p1, b1, p2, b2] = [take(), take(), take(), take()];
  const result: BaccaratHands = { player: [p1, p2], banker: [b1, b2] };
  const { player, banker } = result;
  if (totalOf(player) >= 8 || totalOf(banker) >= 8) return { result, next };
  const third = totalOf(player) <= 5 ? take() : undefined;
  if (third) player.push(third);
  if (bankerDraws(totalOf(banker), third && countOfCard(third))) banker.push(take());
  return { result, next };
}

/** `third` is what the player's third card counts; undefined when the player stood. */
export function bankerDraws(total: number, third: number | undefined): boolean {
  if (third === undefined) return total <= 5;
  const on = baccaratRules.bankerDraws[total as keyof typeof baccaratRules.bankerDraws] ?? '';
  return on.includes(String(third));
}
