import { Button, Panel } from '@baize/ui';
import { Clock } from 'lucide-react';
import { overlay } from '../../shared/pages/overlay.ts';
import { useChannels } from '../../shared/service/use-channels.ts';
import { useText } from '../../shared/words/use-text.ts';

/** After this long a visitor wonders whether anything still happens. */
export const SLOW_MS = 4_000;

export function SlowNotice() {
  const text = useText();
  const canAsk = useChannels().length > 0;
  return (
    <Panel
      role="status"
      className="fixed inset-x-4 bottom-24 z-40 mx-auto flex max-w-md animate-rise items-center gap-3 shadow-pop md:bottom-6"
    >
      <Clock aria-hidden className="size-5 shrink-0 text-brass-text" />
      <span className="min-w-0 flex-1">
        <b className="block font-semibold">{text('system.slow.title')}</b>
        <span className="text-ink-soft">{text('system.slow.text')}</span>
      </span>
      {canAsk && (
        <Button size="sm" onClick={() => overlay.open('service')}>
          {text('system.contact')}
        </Button>
      )}
    </Panel>
  );
}
