import { Button } from '@baize/ui';
import { useOnline } from '../../shared/calls/use-online.ts';
import { useText } from '../../shared/words/use-text.ts';
import { ClosedPage } from './closed-page.tsx';

type Props = { onRetry: () => void; isTrying: boolean };

/** The very first answer did not come: there is nothing to show beside this. */
export function OfflinePage({ onRetry, isTrying }: Props) {
  const text = useText();
  useOnline(onRetry);
  return (
    <ClosedPage
      state="offline"
      title={text('system.offline.title')}
      text={text('system.offline.text')}
      actions={
        <Button kind="brass" size="lg" isBusy={isTrying} onClick={onRetry}>
          {text('system.offline.retry')}
        </Button>
      }
    />
  );
}
