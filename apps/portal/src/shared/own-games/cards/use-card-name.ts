import { type DeckCard, faceOf } from '@baize/games';
import { useText } from '../../words/use-text.ts';

/** A card in words, for those who hear the table; a back is called face down. */
export function useCardName(): (card: DeckCard | undefined) => string {
  const text = useText();
  return (card) => {
    if (card === undefined) return text('cardroom.card.back');
    const { rank, suit, joker } = faceOf(card);
    if (joker !== null) return text(`cardroom.card.joker.${joker}`);
    const name = rank === 1 || rank > 10 ? text(`cardroom.rank.${rank as 1}`) : String(rank);
    return text('cardroom.card.name', { rank: name, suit: text(`cardroom.suit.${suit}`) });
  };
}
