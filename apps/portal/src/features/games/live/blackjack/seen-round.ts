import { blackjackTotal, type Card } from '@baize/games';
import type { Step } from '../live-state.ts';
import type { Told } from '../use-story.ts';

/** A card as it lies; nothing on its face while it lies face down. */
export type SeenCard = { card: Card | undefined; step: Step };
export type SeenHand = { cards: SeenCard[]; isDoubled: boolean };
export type SeenRound = {
  dealer: SeenCard[];
  seats: ReadonlyMap<number, SeenHand[]>;
  isOver: boolean;
};

type CardStep = Step & { to: string; seat: number; hand: number; card: Card | null };

/** What lies on the table, as far as the story has come. */
export function seenRound({ steps }: Pick<Told, 'steps'>): SeenRound {
  const dealer: SeenCard[] = [];
  const seats = new Map<number, SeenHand[]>();
  const handsOf = (seat: number): SeenHand[] => {
    const hands = seats.get(seat) ?? [{ cards: [], isDoubled: false }];
    seats.set(seat, hands);
    return hands;
  };
  for (const step of steps) {
    const {
      seat,
      hand = 0,
      move,
    } = step as unknown as {
      seat: number;
      hand?: number;
      move?: string;
    };
    if (step.step === 'card') addCard(step as CardStep, dealer, handsOf);
    if (step.step === 'turn' && dealer[1]) dealer[1].card = step.card as Card;
    if (step.step === 'split') splitHands(handsOf(seat));
    if (step.step === 'move' && move === 'double') handsOf(seat)[hand]!.isDoubled = true;
  }
  return { dealer, seats, isOver: steps.some(({ step }) => step === 'result') };
}

function addCard(step: CardStep, dealer: SeenCard[], handsOf: (seat: number) => SeenHand[]): void {
  const seen = { card: step.card ?? undefined, step };
  if (step.to === 'dealer') dealer.push(seen);
  else handsOf(step.seat)[step.hand]!.cards.push(seen);
}

function splitHands(hands: SeenHand[]): void {
  const [first, second] = hands[0]!.cards as [SeenCard, SeenCard];
  hands.splice(0, 1, { cards: [first], isDoubled: false }, { cards: [second], isDoubled: false });
}

const facesOf = (cards: readonly SeenCard[]): Card[] =>
  cards.flatMap(({ card }) => (card ? [card] : []));

/** `7/17` while an ace may still be one or eleven. */
export function totalText(cards: readonly SeenCard[]): string {
  const { total, isSoft } = blackjackTotal(facesOf(cards));
  if (total === 21 && cards.length === 2) return '21';
  return isSoft && total < 21 ? `${total - 10}/${total}` : String(total);
}

export type HandEnd = 'blackjack' | 'win' | 'push' | 'lose' | 'bust';

/** What a hand came to: a bust is known at once, the rest when the dealer is done. */
export function endOfHand(
  hand: SeenHand,
  { dealer, isOver }: SeenRound,
  isSplit: boolean,
): HandEnd | undefined {
  const { total } = blackjackTotal(facesOf(hand.cards));
  if (total > 21) return 'bust';
  const hasNatural = !isSplit && hand.cards.length === 2 && total === 21;
  if (!isOver) return hasNatural ? 'blackjack' : undefined;
  const theirs = blackjackTotal(facesOf(dealer)).total;
  const isTheirs = dealer.length === 2 && theirs === 21;
  if (hasNatural) return isTheirs ? 'push' : 'blackjack';
  if (isTheirs) return 'lose';
  if (theirs > 21 || total > theirs) return 'win';
  return total === theirs ? 'push' : 'lose';
}
