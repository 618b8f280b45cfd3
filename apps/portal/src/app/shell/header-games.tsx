import { cx } from '@baize/ui';
import { ChevronDown } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react';
import { useLanes } from '../../shared/games/lanes.ts';
import { loadChunk } from '../../shared/loading/chunk.ts';
import { useText } from '../../shared/words/use-text.ts';

const HeaderGamesPanel = lazy(async () => {
  const part = await loadChunk(() => import('./header-games-panel.tsx'));
  return { default: part.HeaderGamesPanel };
});

/** The games of the house under one word of the header; it closes by itself when one goes on. */
export function HeaderGames() {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const lanes = useLanes();
  if (lanes?.length === 0) return null;
  function onKeyDown({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  }
  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what happens inside it
    <div className="relative" onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        disabled={!lanes}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex h-10 items-center gap-1.5 rounded-ctl px-3 font-medium whitespace-nowrap text-ink-soft transition-colors hover:bg-rail hover:text-ink aria-expanded:bg-rail aria-expanded:text-ink touch:h-11"
      >
        {text('shell.nav.games')}
        <ChevronDown
          aria-hidden
          className={cx('size-4 transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      {isOpen && lanes && (
        <Suspense>
          <HeaderGamesPanel lanes={lanes} onFollow={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
