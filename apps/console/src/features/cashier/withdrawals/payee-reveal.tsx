import { cashierWithdrawalsOperator } from '@baize/contract';
import { moneyText } from '@baize/money';
import { CopyButton } from '@baize/ui';
import { Eye } from 'lucide-react';
import { useAct } from '../../../shared/act/use-act.ts';
import { WordFacts } from '../../../shared/parts/facts.tsx';
import { useText } from '../../../shared/use-text.ts';
import { NotedButton } from './noted-button.tsx';

/** Holder and whole number for a payout by hand. To look is written down, so it is asked for. */
export function PayeeReveal({ withdrawId }: { withdrawId: string }) {
  const text = useText();
  const reveal = useAct(cashierWithdrawalsOperator.showPayee, { input: () => ({ withdrawId }) });
  const payee = reveal.data;
  if (!payee) {
    return (
      <NotedButton
        size="sm"
        icon={Eye}
        label={text('console.wd.payee.show')}
        note={text('console.wd.payee.logged')}
        act={reveal}
      />
    );
  }
  const copied = (value: string) => (
    <span className="inline-flex items-center gap-2 break-all">
      <span dir="ltr">{value}</span>
      <CopyButton text={value} />
    </span>
  );
  return (
    <WordFacts
      facts={{
        'console.wd.payee.holder': copied(payee.holder),
        'console.wd.payee.account': copied(payee.account),
        'console.wd.payee.bank': payee.bankCode,
        'console.wd.payee.network': payee.network,
        'console.cashier.amount': copied(moneyText(payee.amount)),
      }}
    />
  );
}
