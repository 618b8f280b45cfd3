import { useText } from '../../../shared/words/use-text.ts';
import { DepositButton } from '../bets/deposit-button.tsx';

/** Whoever cannot pay for a chair is told so, with the way on. */
export function BalanceShort() {
  const text = useText();
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      <span className="min-w-40 flex-1">{text('cardroom.buyIn.short')}</span>
      <DepositButton />
    </div>
  );
}
