import { Button } from '@baize/ui';
import { canDeposit, openDeposit } from '../../../shared/money/open-cashier.ts';
import { useText } from '../../../shared/words/use-text.ts';

/** Beside words that say the balance is too small: the way to a larger one. */
export function DepositButton() {
  const text = useText();
  return (
    <Button kind="felt" onClick={openDeposit}>
      {text(canDeposit ? 'games.refused.deposit' : 'shell.service.title')}
    </Button>
  );
}
