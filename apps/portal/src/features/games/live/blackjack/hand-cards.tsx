import { cx } from '@baize/ui';
import { useLayoutEffect, useRef } from 'react';
import { PlayingCard } from '../../../../shared/own-games/playing-card.tsx';
import type { Told } from '../use-story.ts';
import type { SeenCard } from './seen-round.ts';

type Props = { cards: readonly SeenCard[]; told: Told; className: string };

const DEAL = { duration: 420, easing: 'cubic-bezier(.16,.8,.3,1)' };

/** Cards that lie over each other, each with its corner to be read. */
export function HandCards({ cards, told, className }: Props) {
  return (
    <div className="flex justify-center">
      {cards.map(({ card, step }, at) => (
        <SlidCard
          // biome-ignore lint/suspicious/noArrayIndexKey: a card never changes its place in a hand
          key={at}
          isNew={told.isFresh(step)}
          className={cx(className, at > 0 && '-ms-[var(--overlap)]')}
        >
          <PlayingCard card={card} className="size-full" />
        </SlidCard>
      ))}
    </div>
  );
}

type Slid = { isNew: boolean; className: string; children: React.ReactNode };

/** A card slides from the shoe while one looks on. */
function SlidCard({ isNew, className, children }: Slid) {
  const element = useRef<HTMLDivElement>(null);
  const slides = useRef(isNew);
  useLayoutEffect(() => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!slides.current || isCalm) return;
    element.current?.animate(
      [{ transform: 'translate(22vw, -20vh) rotate(32deg) scale(.8)', opacity: 0 }, { opacity: 1 }],
      DEAL,
    );
  }, []);
  return (
    <div ref={element} className={cx('shrink-0', className)} style={{ aspectRatio: '100 / 140' }}>
      {children}
    </div>
  );
}
