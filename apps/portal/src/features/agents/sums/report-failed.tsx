import { Button } from '@baize/ui';
import { ConnectionFailed } from '@baize/web/errors.ts';
import { useErrorWords } from '../../../shared/calls/use-error-words.ts';
import { StatePage } from '../../../shared/pages/state-page.tsx';
import { useText } from '../../../shared/words/use-text.ts';

/** A report that could not be had, in the place where it would stand. */
export function ReportFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const text = useText();
  const words = useErrorWords();
  return (
    <StatePage
      isAlert
      isWide
      level={2}
      state={error instanceof ConnectionFailed ? 'offline' : 'error'}
      title={words(error)}
      actions={
        <Button kind="brass" onClick={onRetry}>
          {text('system.offline.retry')}
        </Button>
      }
    />
  );
}
