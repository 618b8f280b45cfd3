import { cashierWithdrawalsOperator } from '@baize/contract';
import { moneyText } from '@baize/money';
import { Button, CopyButton } from '@baize/ui';
import { Eye } from 'lucide-react';
import { ErrorLine } from '../../../shared/act/error-line.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { Facts } from '../../../shared/parts/facts.tsx';
import { useText } from '../../../shared/use-text.ts';

/** Holder and whole number for a payout by hand. To look is written down, so it is asked for. */
export function PayeeReveal({ withdrawId }: { withdrawId: string }) {
  const text = useText();
  const reveal = useAct(cashierWithdrawalsOperator.showPayee, { input: () => ({ withdrawId }) });
  const payee = reveal.data;
  if (!payee) {
    return (
      <div>
        <Button size="sm" isBusy={reveal.isPending} onClick={() => reveal.mutate()}>
          <Eye aria-hidden className="size-4" />
          {text('console.wd.payee.show')}
        </Button>
        <p className="mt-1.5 text-[0.8125rem] text-ink-soft">{text('console.wd.payee.logged')}</p>
        <ErrorLine error={reveal.error} />
      </div>
    );
  }
  const copied = (value: string) => (
    <span className="inline-flex items-center gap-2 break-all">
      <span dir="ltr">{value}</span>
      <CopyButton text={value} />
    </span>
  );
  return (
    <Facts
      facts={[
        { label: text('console.wd.payee.holder'), value: copied(payee.holder) },
        { label: text('console.wd.payee.account'), value: copied(payee.account) },
        { label: text('console.wd.payee.bank'), value: payee.bankCode },
        ...(payee.network
          ? [{ label: text('console.wd.payee.network'), value: payee.network }]
          : []),
        { label: text('console.cashier.amount'), value: copied(moneyText(payee.amount)) },
      ]}
    />
  );
}
