import type { DeckCard } from '@baize/games';
import { CardPicture } from '../../../../shared/own-games/cards/card-picture.tsx';
import { toneOf } from '../table/tones.ts';
import { Disc } from '../xiangqi/disc.tsx';
import type { CardGameCode } from './search.ts';

const card = (rank: number, suit: number): DeckCard => (rank - 2) * 4 + suit;
const [DIAMONDS, HEARTS, SPADES, CLUBS] = [0, 1, 2, 3];
const [JACK, QUEEN, KING, ACE] = [11, 12, 13, 14];

/** A few cards that say which game it is. */
const HANDS: Readonly<Record<Exclude<CardGameCode, 'xiangqi'>, readonly DeckCard[]>> = {
  holdem: [card(ACE, SPADES), card(KING, HEARTS)],
  'niu-niu': [card(KING, CLUBS), card(QUEEN, DIAMONDS), card(10, SPADES)],
  'thirteen-cards': [card(ACE, HEARTS), card(KING, SPADES), card(QUEEN, CLUBS), card(JACK, HEARTS)],
  'tien-len': [card(2, HEARTS), card(2, DIAMONDS), card(3, SPADES)],
  'big-two': [card(2, SPADES), card(ACE, SPADES), card(KING, SPADES)],
  'dou-dizhu': [53, 52, card(2, SPADES)],
};

/** The cloth of a game with a few of its cards. */
export function GameBadge({ game, className }: { game: CardGameCode; className: string }) {
  const { felt } = toneOf(game);
  const background = `radial-gradient(110% 130% at 50% 0, ${felt[0]}, ${felt[1]} 55%, ${felt[2]})`;
  return (
    <span
      aria-hidden
      dir="ltr"
      className={`relative block overflow-hidden ${className}`}
      style={{ background }}
    >
      {game === 'xiangqi' ? <Discs /> : <Fanned cards={HANDS[game]} />}
    </span>
  );
}

function Fanned({ cards }: { cards: readonly DeckCard[] }) {
  return cards.map((one, at) => {
    const from = at - (cards.length - 1) / 2;
    return (
      <span
        key={one}
        className="absolute left-1/2 w-13 drop-shadow-[0_4px_5px_#0008]"
        style={{
          top: `${22 + Math.abs(from) * 5}%`,
          transform: `translateX(calc(-50% + ${from * 26}px)) rotate(${from * 11}deg)`,
        }}
      >
        <CardPicture card={one} isDecoration className="w-full" />
      </span>
    );
  });
}

function Discs() {
  return (
    <span className="absolute inset-0 flex items-center justify-center gap-3">
      <Disc kind="general" side="red" className="size-14" />
      <Disc kind="chariot" side="black" className="size-14" />
    </span>
  );
}
