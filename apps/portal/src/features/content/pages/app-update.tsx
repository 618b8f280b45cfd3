import { Button } from '@baize/ui';
import { useEffect, useState } from 'react';
import { useText } from '../../../shared/words/use-text.ts';
import { followServiceWorker } from './service-line.ts';

/** Keeps the installed app up to date: a new version waits until the reader has time for it. */
export function AppUpdate() {
  const text = useText();
  const [apply, setApply] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    return followServiceWorker((ready) => setApply(() => ready));
  }, []);
  if (!apply) return null;
  return (
    <div
      role="status"
      className="fixed inset-x-3.5 bottom-22 z-40 mx-auto flex max-w-xl flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line-strong bg-table px-5 py-4 shadow-pop md:bottom-6"
    >
      <div className="min-w-48 flex-1">
        <p className="font-semibold">{text('content.app.update')}</p>
        <p className="text-[0.8125rem] text-ink-soft">{text('content.app.updateText')}</p>
      </div>
      <div className="flex gap-2">
        <Button kind="quiet" onClick={() => setApply(null)}>
          {text('content.app.later')}
        </Button>
        <Button kind="brass" onClick={apply}>
          {text('content.app.reload')}
        </Button>
      </div>
    </div>
  );
}
