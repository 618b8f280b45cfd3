import { cashierDeposits } from '@baize/contract';
import { Button, Modal } from '@baize/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import { ProofDrop } from '../proof-drop.tsx';
import { type DepositOrder, depositQuery, useRenewCashier } from '../use-cashier.ts';
import { useProofs } from '../use-proofs.ts';

type Props = { order: DepositOrder; onClose: () => void };

/** "I have paid": the desk looks for it, sooner with a picture of the receipt; that may follow later. */
export function PaidDialog({ order: { depositId, state }, onClose }: Props) {
  const text = useText();
  const cache = useQueryClient();
  const renew = useRenewCashier();
  const [files, setFiles] = useState<readonly File[]>([]);
  const proofsOf = useProofs('deposit-proof');
  const isSaid = state === 'CONFIRMING';
  const said = useMutation({
    mutationFn: async () =>
      ask(cashierDeposits.paidDeposit, { depositId, proofIds: await proofsOf(files) }),
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
      title={text(isSaid ? 'cashier.proof.add' : 'cashier.deposit.paid')}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{text('identity.cancel')}</Button>
          <Button
            kind="brass"
            isBusy={said.isPending}
            disabled={isSaid && files.length === 0}
            onClick={() => said.mutate()}
          >
            {text(isSaid ? 'cashier.receipt.send' : 'cashier.deposit.paidSend')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-ink-soft">{text('cashier.deposit.paidText')}</p>
        <ProofDrop label={text('cashier.deposit.proof')} files={files} onChange={setFiles} />
        <FormFault error={said.error} />
      </div>
    </Modal>
  );
}
