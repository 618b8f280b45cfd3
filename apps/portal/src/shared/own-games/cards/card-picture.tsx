import { backAddress, type CardSuit, cardAddress, jokerAddress } from '@baize/art/cards';
import { type DeckCard, faceOf, type Suit } from '@baize/games';
import { cx } from '@baize/ui';
import { useCardName } from './use-card-name.ts';

type Props = {
  /** Undefined shows the back. */
  card: DeckCard | undefined;
  /** `fan`: what shows of it under the next card says which it is. */
  form?: 'whole' | 'fan';
  /** Its name stands elsewhere. */
  isDecoration?: boolean;
  className?: string | undefined;
};

const SUITS: Readonly<Record<Suit, CardSuit>> = {
  spades: 'spade',
  hearts: 'heart',
  clubs: 'club',
  diamonds: 'diamond',
};

/** A card of the house's deck, as it is drawn for every table. */
export function CardPicture({ card, form = 'whole', isDecoration = false, className }: Props) {
  const nameOf = useCardName();
  return (
    <img
      src={card === undefined ? backAddress : addressOf(card, form)}
      alt={isDecoration ? '' : nameOf(card)}
      width={140}
      height={196}
      draggable={false}
      className={cx('h-auto select-none', className)}
    />
  );
}

function addressOf(card: DeckCard, form: 'whole' | 'fan'): string {
  const { rank, suit, joker } = faceOf(card);
  return joker !== null ? jokerAddress(joker, form) : cardAddress(rank, SUITS[suit], form);
}
