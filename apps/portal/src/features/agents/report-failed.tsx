import { Button } from '@baize/ui';
import { LineFailed } from '../../shared/errors.ts';
import { StatePage } from '../../shared/state-page.tsx';
import { useErrorWords } from '../../shared/use-error-words.ts';
import { useText } from '../../shared/use-text.ts';

/** A report that could not be had, in the place where it would stand. */
export function ReportFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const text = useText();
  const words = useErrorWords();
  return (
    <StatePage
      isAlert
      isWide
      level={2}
      state={error instanceof LineFailed ? 'offline' : 'error'}
      title={words(error)}
      actions={
        <Button kind="brass" onClick={onRetry}>
          {text('system.offline.retry')}
        </Button>
      }
    />
  );
}
