import { cashierDepositsOperator } from '@baize/contract';
import { ReasonButton } from '../../../shared/act/reason-button.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { useText } from '../../../shared/use-text.ts';
import { type Payment, REASON_LENGTH } from '../cashier-rows.ts';

/** A payment that was entered by mistake goes when a second person agrees. */
export function RemovePayment({ payment: { paymentId } }: { payment: Payment }) {
  const text = useText();
  const remove = useAct(cashierDepositsOperator.removePayment, {
    input: (reason: string) => ({ paymentId, reason }),
    done: 'console.wd.putBefore',
  });
  return (
    <ReasonButton
      isDanger
      look={{ kind: 'danger', className: 'self-start' }}
      longest={REASON_LENGTH}
      label={text('console.pay.remove')}
      title={text('console.pay.removeTitle')}
      confirmLabel={text('console.pay.remove')}
      act={remove}
    >
      <p>{text('console.pay.removeText')}</p>
    </ReasonButton>
  );
}
