import { IconButton } from '@baize/ui';
import { GripHorizontal, X } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { readStored, writeStored } from '../../../shared/brand/stored.ts';
import { useText } from '../../../shared/words/use-text.ts';
import type { StatsKey } from './stats.ts';
import { StatsFigures } from './stats-figures.tsx';

type Place = { x: number; y: number };

const STEP = 16;
const MOVES: Record<string, Place> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** Whether the statistics float over the stage; remembered from game to game. */
export function useFloatingStats() {
  const [isFloating, setFloating] = useState(() => readStored('games.stats') === 'floating');
  const toggle = () => {
    writeStored('games.stats', isFloating ? 'docked' : 'floating');
    setFloating(!isFloating);
  };
  return { isFloating, toggle };
}

/** The statistics over the stage: dragged by their head, or moved by the arrow keys. */
export function StatsWindow({ onClose, ...key }: StatsKey & { onClose: () => void }) {
  const text = useText();
  const box = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<Place>();
  const grip = useRef<Place>(undefined);
  const moveTo = (wanted: Place) =>
    setPlace(box.current ? withinStage(box.current, wanted) : wanted);
  const onDown = (event: PointerEvent<HTMLElement>) => {
    const at = box.current!.getBoundingClientRect();
    grip.current = { x: event.clientX - at.left, y: event.clientY - at.top };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onMove = ({ clientX, clientY }: PointerEvent) => {
    if (!grip.current) return;
    const stage = box.current!.parentElement!.getBoundingClientRect();
    moveTo({ x: clientX - grip.current.x - stage.left, y: clientY - grip.current.y - stage.top });
  };
  const onKey = (event: KeyboardEvent) => {
    const by = MOVES[event.key];
    if (!by || !box.current) return;
    event.preventDefault();
    moveTo({ x: box.current.offsetLeft + by.x, y: box.current.offsetTop + by.y });
  };
  return (
    <section
      ref={box}
      aria-label={text('games.stats.title')}
      className="absolute end-4 bottom-4 z-3 w-64 rounded-card border border-line-strong bg-table/95 p-3 pt-1 shadow-pop max-md:hidden"
      style={place && { left: place.x, top: place.y, right: 'auto', bottom: 'auto' }}
    >
      <header className="mb-1 flex items-center gap-1">
        <button
          type="button"
          aria-label={text('games.stats.move')}
          onPointerDown={onDown}
          onPointerMove={onMove}
          onPointerUp={() => {
            grip.current = undefined;
          }}
          onKeyDown={onKey}
          className="flex h-9 min-w-0 flex-1 cursor-grab touch-none items-center gap-2 text-start text-[0.8125rem] font-semibold active:cursor-grabbing"
        >
          <GripHorizontal aria-hidden className="size-4 shrink-0 text-ink-soft" />
          <span className="truncate">{text('games.stats.title')}</span>
        </button>
        <IconButton size="sm" label={text('games.stats.dock')} icon={<X />} onClick={onClose} />
      </header>
      <StatsFigures {...key} />
    </section>
  );
}

/** It never leaves the stage it lies on. */
function withinStage(box: HTMLElement, { x, y }: Place): Place {
  const { clientWidth, clientHeight } = box.parentElement!;
  const most = { x: clientWidth - box.offsetWidth, y: clientHeight - box.offsetHeight };
  return { x: Math.max(0, Math.min(most.x, x)), y: Math.max(0, Math.min(most.y, y)) };
}
