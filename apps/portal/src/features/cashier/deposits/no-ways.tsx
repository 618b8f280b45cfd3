import { Button } from '@baize/ui';
import { overlay } from '../../../shared/pages/overlay.ts';
import { StatePage } from '../../../shared/pages/state-page.tsx';
import { useText } from '../../../shared/words/use-text.ts';

/** No channel is open: people are left to ask. */
export function NoWays() {
  const text = useText();
  return (
    <StatePage
      isWide
      level={3}
      state="empty"
      title={text('cashier.deposit.none.title')}
      text={text('cashier.deposit.none.text')}
      actions={
        <Button kind="brass" onClick={() => overlay.open('service')}>
          {text('shell.service.title')}
        </Button>
      }
    />
  );
}
