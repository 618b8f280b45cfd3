import type { Card } from '@baize/games';
import { cx } from '@baize/ui';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { PlayingCard } from '../../../shared/own-games/playing-card.tsx';

type Props = {
  card: Card;
  isUp: boolean;
  /** It comes out of the shoe while one looks on. */
  isDealtNow: boolean;
  /** A third card lies across. */
  isAcross?: boolean;
  /** It is peeled up from its edge instead of turned at once. */
  isSqueezed?: boolean;
};

const DEAL = { duration: 560, easing: 'cubic-bezier(.16,.8,.3,1)' };
const SQUEEZE_MS = 900;
/** A peep, a pause, a little more, and then all of it. */
const PEEL = [
  { clipPath: 'inset(0 0 0 0)' },
  { clipPath: 'inset(0 0 16% 0)', offset: 0.3 },
  { clipPath: 'inset(0 0 20% 0)', offset: 0.55 },
  { clipPath: 'inset(0 0 44% 0)', offset: 0.8 },
  { clipPath: 'inset(0 0 100% 0)' },
];

/** Beside the pair where there is room, else over its lower half: all three ranks are seen. */
const ACROSS =
  'relative rotate-90 @max-[44rem]:absolute @max-[44rem]:-bottom-9 @max-[44rem]:left-1/2 @max-[44rem]:-translate-x-1/2 @max-[44rem]:scale-80';

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A card that slides out of the shoe and is turned over, or squeezed, where it lies. */
export function DealtCard({ card, isUp, isDealtNow, isAcross = false, isSqueezed = false }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const slides = useRef(isDealtNow);
  useLayoutEffect(() => {
    if (!slides.current || isCalm()) return;
    element.current?.animate(
      [{ transform: 'translate(28vw, -22vh) rotate(38deg) scale(.7)', opacity: 0 }, { opacity: 1 }],
      DEAL,
    );
  }, []);
  return (
    <div
      ref={element}
      className={cx('h-(--card) [perspective:50rem]', isAcross ? ACROSS : 'relative')}
      style={{ aspectRatio: '100 / 140' }}
    >
      {isSqueezed ? (
        <Squeezed card={card} isUp={isUp} isDealtNow={slides.current} />
      ) : (
        <Turned card={card} isUp={isUp} />
      )}
    </div>
  );
}

const FACE = 'absolute inset-0 size-full [backface-visibility:hidden]';

function Turned({ card, isUp }: Pick<Props, 'card' | 'isUp'>) {
  return (
    <div
      className={`absolute inset-0 transition-transform duration-500 ease-in-out [transform-style:preserve-3d] motion-reduce:transition-none ${isUp ? '' : '[transform:rotateY(180deg)]'}`}
    >
      <PlayingCard card={card} className={FACE} />
      <PlayingCard card={undefined} className={`${FACE} [transform:rotateY(180deg)]`} />
    </div>
  );
}

/** The face lies there from the moment it may be known; its back is peeled off it. */
function Squeezed({ card, isUp, isDealtNow }: Pick<Props, 'card' | 'isUp' | 'isDealtNow'>) {
  const back = useRef<HTMLDivElement>(null);
  usePeeled(back, { isUp, isDealtNow });
  return (
    <>
      <PlayingCard card={isUp ? card : undefined} className="absolute inset-0 size-full" />
      <div ref={back} aria-hidden className="absolute inset-0">
        <PlayingCard
          card={undefined}
          className="absolute inset-0 size-full drop-shadow-[0_3px_5px_#000b]"
        />
      </div>
    </>
  );
}

type Peel = Pick<Props, 'isUp' | 'isDealtNow'>;

/** Whoever comes later finds it turned. */
function usePeeled(back: RefObject<HTMLDivElement | null>, { isUp, isDealtNow }: Peel): void {
  const seenDown = useRef(!isUp);
  useLayoutEffect(() => {
    const element = back.current;
    if (!element || !isUp) return;
    const isSeen = seenDown.current || isDealtNow;
    const delay = seenDown.current ? 0 : DEAL.duration;
    if (isCalm() || !isSeen) element.style.display = 'none';
    else
      element.animate(PEEL, { duration: SQUEEZE_MS, delay, fill: 'both', easing: 'ease-in-out' });
  }, [back, isUp, isDealtNow]);
}
