import type { Card } from '@baize/games';
import { useLayoutEffect, useRef } from 'react';
import { PlayingCard } from '../../../shared/own-games/playing-card.tsx';

type Props = {
  card: Card;
  isUp: boolean;
  /** It comes out of the shoe while one looks on. */
  isDealtNow: boolean;
  /** A third card lies across. */
  isAcross?: boolean;
};

const DEAL = { duration: 620, easing: 'cubic-bezier(.16,.8,.3,1)' };

/** A card that slides out of the shoe and is turned over where it lies. */
export function DealtCard({ card, isUp, isDealtNow, isAcross = false }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const slides = useRef(isDealtNow);
  useLayoutEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!slides.current || calm) return;
    element.current?.animate(
      [{ transform: 'translate(28vw, -22vh) rotate(38deg) scale(.7)', opacity: 0 }, { opacity: 1 }],
      DEAL,
    );
  }, []);
  return (
    <div
      ref={element}
      className={`relative h-[min(24cqh,9rem)] [perspective:50rem] ${isAcross ? 'rotate-90 max-sm:scale-90' : ''}`}
      style={{ aspectRatio: '100 / 140' }}
    >
      <div
        className={`absolute inset-0 transition-transform duration-500 ease-in-out [transform-style:preserve-3d] motion-reduce:transition-none ${isUp ? '' : '[transform:rotateY(180deg)]'}`}
      >
        <PlayingCard
          card={card}
          className="absolute inset-0 size-full [backface-visibility:hidden]"
        />
        <PlayingCard
          card={undefined}
          className="absolute inset-0 size-full [backface-visibility:hidden] [transform:rotateY(180deg)]"
        />
      </div>
    </div>
  );
}
