import { cashierDepositsOperator } from '@baize/contract';
import { Button } from '@baize/ui';
import { useState } from 'react';
import { ReasonModal } from '../../../shared/act/reason-modal.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { useText } from '../../../shared/use-text.ts';
import { type Payment, REASON_LENGTH } from '../cashier-rows.ts';

/** A payment that was entered by mistake goes when a second person agrees. */
export function RemovePayment({ payment: { paymentId } }: { payment: Payment }) {
  const text = useText();
  const [isAsking, setAsking] = useState(false);
  const remove = useAct(cashierDepositsOperator.removePayment, {
    input: (reason: string) => ({ paymentId, reason }),
    done: 'console.wd.putBefore',
    onDone: () => setAsking(false),
  });
  return (
    <>
      <Button kind="danger" className="self-start" onClick={() => setAsking(true)}>
        {text('console.pay.remove')}
      </Button>
      <ReasonModal
        isOpen={isAsking}
        isDanger
        longest={REASON_LENGTH}
        title={text('console.pay.removeTitle')}
        confirmLabel={text('console.pay.remove')}
        act={remove}
        onConfirm={(reason) => remove.mutate(reason)}
        onClose={() => setAsking(false)}
      >
        <p>{text('console.pay.removeText')}</p>
      </ReasonModal>
    </>
  );
}
