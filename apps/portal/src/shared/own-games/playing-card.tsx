import type { Card, Suit } from '@baize/games';
import { cx } from '@baize/ui';

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const PIPS: Record<Suit, string> = {
  diamonds: 'M0-10L8 0 0 10-8 0Z',
  hearts: 'M0 10C-12 0-10-9-5-9-2-9 0-6.5 0-5 0-6.5 2-9 5-9 10-9 12 0 0 10Z',
  spades:
    'M0-10C12 0 10 6 5.5 6 3.5 6 1.6 5 1 3.6L3 10H-3L-1 3.6C-1.6 5-3.5 6-5.5 6-10 6-12 0 0-10Z',
  clubs:
    'M0-10a4.6 4.6 0 0 1 3.8 7.2A4.6 4.6 0 1 1 1 3.6L3 10H-3L-1 3.6A4.6 4.6 0 1 1-3.8-2.8 4.6 4.6 0 0 1 0-10Z',
};

type Props = { card: Card | undefined; className?: string };

export const rankName = (rank: number) => RANKS[rank - 1] ?? '';

/** A card of ours, or its back. */
export function PlayingCard({ card, className }: Props) {
  if (!card) return <CardBack className={className} />;
  const isRed = card.suit === 'hearts' || card.suit === 'diamonds';
  const colour = isRed ? '#b3261a' : '#16211c';
  return (
    <svg
      viewBox="0 0 100 140"
      aria-hidden
      className={cx('drop-shadow-[0_14px_18px_#0008]', className)}
    >
      <rect
        x="1"
        y="1"
        width="98"
        height="138"
        rx="9"
        fill="#fdf9ee"
        stroke="#d9cba8"
        strokeWidth="1.5"
      />
      <rect x="6" y="6" width="88" height="128" rx="5" fill="none" stroke="#e6d9b8" />
      <Corner card={card} colour={colour} />
      <g transform="rotate(180 50 70)">
        <Corner card={card} colour={colour} />
      </g>
      <path d={PIPS[card.suit]} fill={colour} transform="translate(50 74) scale(2.9)" />
    </svg>
  );
}

function Corner({ card, colour }: { card: Card; colour: string }) {
  return (
    <>
      <text
        x="17"
        y="29"
        textAnchor="middle"
        fill={colour}
        className="font-display text-[24px] font-semibold"
        letterSpacing={card.rank === 10 ? -1 : 0}
      >
        {rankName(card.rank)}
      </text>
      <path d={PIPS[card.suit]} fill={colour} transform="translate(17 41) scale(.78)" />
    </>
  );
}

function CardBack({ className }: { className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 100 140"
      aria-hidden
      className={cx('drop-shadow-[0_14px_18px_#0008]', className)}
    >
      <defs>
        <pattern
          id="card-weave"
          width="10"
          height="10"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="10" height="10" fill="#0c3f30" />
          <path d="M0 5h10M5 0v10" stroke="#1d6a51" strokeWidth="1.4" />
          <circle cx="5" cy="5" r="1.4" fill="#e0b65a" />
        </pattern>
      </defs>
      <rect x="1" y="1" width="98" height="138" rx="9" fill="#f6ecd2" />
      <rect x="6" y="6" width="88" height="128" rx="5" fill="url(#card-weave)" stroke="#e0b65a" />
    </svg>
  );
}
