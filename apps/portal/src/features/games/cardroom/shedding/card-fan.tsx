import type { DeckCard } from '@baize/games';
import { cx } from '@baize/ui';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { CardPicture } from '../../../../shared/own-games/cards/card-picture.tsx';
import { useCardName } from '../../../../shared/own-games/cards/use-card-name.ts';
import { useText } from '../../../../shared/words/use-text.ts';
import type { Layout } from '../table/layout.ts';
import { fanPlaces } from './fan-places.ts';

type Props = {
  cards: readonly DeckCard[];
  chosen: ReadonlySet<DeckCard>;
  onToggle: (card: DeckCard, isChosen: boolean) => void;
  isDisabled: boolean;
  layout: Layout;
};

/** A hand of many cards: a tap takes one, a sweep takes several, arrows and space do the same. */
export function CardFan({ cards, chosen, onToggle, isDisabled, layout }: Props) {
  const text = useText();
  const nameOf = useCardName();
  const sweep = useSweep(chosen, onToggle, isDisabled);
  const width = layout.table.cx * 2;
  const { ownCardWidth: cardWidth, handTop, handHeight } = layout;
  const places = fanPlaces({ count: cards.length, width, cardWidth });
  const top = handTop + handHeight - cardWidth * 1.4 - (layout.isNarrow ? 10 : 22);
  return (
    <section
      aria-label={text('cardroom.own')}
      className="absolute inset-x-0 z-4 touch-none"
      style={{ top }}
      {...sweep}
    >
      {cards.map((card, at) => {
        const { x, y, turn } = places[at]!;
        const isUp = chosen.has(card);
        const lift = isUp ? cardWidth * 0.27 : 0;
        return (
          <button
            key={card}
            type="button"
            data-card={card}
            disabled={isDisabled}
            aria-pressed={isUp}
            aria-label={nameOf(card)}
            onKeyDown={stepFocus}
            onClick={(event) => event.detail === 0 && onToggle(card, !isUp)}
            className={cx(
              'absolute origin-bottom rounded-lg transition-[transform,filter] duration-150 ease-house motion-reduce:transition-none',
              isUp
                ? 'drop-shadow-[0_0_7px_#f4d58bcc]'
                : 'drop-shadow-[-3px_3px_3px_#0007] enabled:hover:brightness-105',
            )}
            style={{
              width: cardWidth,
              left: x,
              transform: `translateY(${y - lift}px) rotate(${turn}deg)`,
              zIndex: at,
            }}
          >
            <CardPicture card={card} form="fan" isDecoration className="w-full" />
          </button>
        );
      })}
    </section>
  );
}

type Toggle = Props['onToggle'];

/** A finger or mouse that moves over cards while down takes or gives back all of them. */
function useSweep(chosen: ReadonlySet<DeckCard>, onToggle: Toggle, isDisabled: boolean) {
  const sweep = useRef<{ takes: boolean; met: Set<DeckCard> }>(undefined);
  const meet = (event: PointerEvent) => {
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const named = under?.closest<HTMLElement>('[data-card]')?.dataset.card;
    return named === undefined ? undefined : Number(named);
  };
  return {
    onPointerDown(event: PointerEvent) {
      const card = meet(event);
      if (isDisabled || card === undefined || event.button !== 0) return;
      sweep.current = { takes: !chosen.has(card), met: new Set([card]) };
      onToggle(card, sweep.current.takes);
    },
    onPointerMove(event: PointerEvent) {
      if (!sweep.current) return;
      if (event.buttons === 0) {
        sweep.current = undefined;
        return;
      }
      const card = meet(event);
      if (card === undefined || sweep.current.met.has(card)) return;
      sweep.current.met.add(card);
      onToggle(card, sweep.current.takes);
    },
    onPointerUp() {
      sweep.current = undefined;
    },
    onPointerCancel() {
      sweep.current = undefined;
    },
  };
}

function stepFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = { ArrowRight: 'nextElementSibling', ArrowLeft: 'previousElementSibling' } as const;
  const way = step[event.key as keyof typeof step];
  const next = way && event.currentTarget[way];
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}
