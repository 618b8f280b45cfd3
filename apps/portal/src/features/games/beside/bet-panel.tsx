import { Drawer, IconButton, Skeleton, useMedia } from '@baize/ui';
import { X } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { loadChunk } from '../../../shared/loading/chunk.ts';
import { useText } from '../../../shared/words/use-text.ts';

/** With the code that computes bets anew, so it comes only where a bet is opened. */
const BetDetail = lazy(() =>
  loadChunk(() => import('./bet-detail.tsx')).then((part) => ({ default: part.BetDetail })),
);

type Props = {
  betId: string | undefined;
  /** A bet is under way, or bets follow one another: the seeds stay as they are. */
  isBusy: boolean;
  onClose: () => void;
};

/** One bet and its proof, over the stage: the game stays where it is. */
export function BetPanel({ betId, isBusy, onClose }: Props) {
  const text = useText();
  const isWide = useMedia('(width >= 48rem)');
  const detail = betId && (
    <Suspense fallback={<Skeleton className="h-64" />}>
      <BetDetail key={betId} betId={betId} isBusy={isBusy} />
    </Suspense>
  );
  if (!isWide) {
    return (
      <Drawer
        isOpen={betId !== undefined}
        onClose={onClose}
        title={text('games.detail.title')}
        side="bottom"
        className="min-h-[60dvh]"
      >
        {detail}
      </Drawer>
    );
  }
  return betId && <Beside onClose={onClose}>{detail}</Beside>;
}

type BesideProps = { onClose: () => void; children: React.ReactNode };

/** On a wide screen it takes the end of the stage, and the game can be played on beside it. */
function Beside({ onClose, children }: BesideProps) {
  const text = useText();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    box.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={text('games.detail.title')}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      className="absolute inset-y-3 end-3 z-4 flex w-[min(25rem,calc(100%-1.5rem))] animate-rise flex-col rounded-card border border-line-strong bg-table shadow-pop outline-none"
    >
      <header className="flex shrink-0 items-center py-2 ps-5 pe-2">
        <h2 className="type-card flex-1">{text('games.detail.title')}</h2>
        <IconButton label={text('games.detail.close')} icon={<X />} onClick={onClose} />
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-5">{children}</div>
    </section>
  );
}
