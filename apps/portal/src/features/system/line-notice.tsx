import { Button } from '@baize/ui';
import { useQueryClient } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useConnectionLost } from '../../shared/calls/use-connection.ts';
import { useOnline } from '../../shared/calls/use-online.ts';
import { useText } from '../../shared/words/use-text.ts';

/** The page stays as it was, under a line that says why nothing moves. */
export function LineNotice() {
  const text = useText();
  const cache = useQueryClient();
  const isDown = useConnectionLost();
  // What failed meanwhile is asked for again; the first answer ends the notice.
  useOnline(() => void cache.refetchQueries({ type: 'active' }));
  if (!isDown) return null;
  return (
    <div
      role="alert"
      className="sticky top-0 z-40 flex min-h-12 items-center justify-center gap-3 border-b border-danger bg-table px-4 py-1.5"
    >
      <WifiOff aria-hidden className="size-4 shrink-0 text-danger" />
      <span className="font-medium">{text('system.offline.title')}</span>
      <Button size="sm" onClick={() => void cache.refetchQueries()}>
        {text('system.offline.retry')}
      </Button>
    </div>
  );
}
