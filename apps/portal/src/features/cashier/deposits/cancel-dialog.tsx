import { cashierDeposits } from '@baize/contract';
import { Button, Modal } from '@baize/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../shared/calls/api.ts';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import { type DepositOrder, depositQuery, useRenewCashier } from '../use-cashier.ts';

type Props = { order: DepositOrder; onClose: () => void };

/** Giving up an order; money that is on its way already would have to be looked for. */
export function CancelDialog({ order: { depositId }, onClose }: Props) {
  const text = useText();
  const cache = useQueryClient();
  const renew = useRenewCashier();
  const cancelled = useMutation({
    mutationFn: () => ask(cashierDeposits.cancelDeposit, { depositId }),
    onSuccess: (order) => {
      cache.setQueryData(depositQuery(depositId).queryKey, order);
      renew();
      onClose();
    },
  });
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={text('cashier.deposit.cancel')}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{text('cashier.deposit.keep')}</Button>
          <Button kind="danger" isBusy={cancelled.isPending} onClick={() => cancelled.mutate()}>
            {text('cashier.deposit.cancelGo')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p>{text('cashier.deposit.cancelText')}</p>
        <FormFault error={cancelled.error} />
      </div>
    </Modal>
  );
}
