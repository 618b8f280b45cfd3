import { agentsPay } from '@baize/contract';
import { Button, Modal } from '@baize/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../shared/calls/api.ts';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { canDeposit, openDeposit } from '../../../shared/money/open-cashier.ts';
import { balanceQuery, useBalance } from '../../../shared/money/use-balance.ts';
import { notices } from '../../../shared/pages/notice.ts';
import { useText } from '../../../shared/words/use-text.ts';
import type { Bill } from '../contracts/contract-kinds.ts';
import { DaysText } from '../day-text.tsx';
import { useFigures } from '../use-figures.tsx';
import { Line } from './bill-lines.tsx';

type Props = { bills: readonly Bill[]; onClose: () => void; onPaid: () => void };

/** Pays what is open, all of it or nothing; says beforehand when the wallet does not hold it. */
export function PayDialog({ bills, onClose, onPaid }: Props) {
  const text = useText();
  const { moneyText } = useFigures();
  const held = useBalance()?.mainWalletBalance;
  const total = bills.reduce((sum, { gross, paid }) => sum + gross - paid, 0n);
  const isShort = held !== undefined && held < total;
  const { mutate, isPending, error } = usePay(bills, onPaid);
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={text('agents.pay.ask')}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{text('agents.cancel')}</Button>
          {isShort && canDeposit ? (
            <Button kind="brass" onClick={openDeposit}>
              {text('agents.menu.deposit')}
            </Button>
          ) : (
            <Button kind="brass" isBusy={isPending} disabled={isShort} onClick={() => mutate()}>
              {text('agents.pay.now')}
            </Button>
          )}
        </>
      }
    >
      <dl className="divide-y rounded-ctl border *:px-3.5">
        {bills.map(({ id, receiver, from, to, gross, paid }) => (
          <Line
            key={id}
            name={
              <>
                <bdi className="font-semibold text-ink">{receiver}</bdi>{' '}
                <DaysText from={from} to={to} />
              </>
            }
            amount={gross - paid}
          />
        ))}
        <Line name={text('agents.total')} amount={total} isStrong />
        {held !== undefined && <Line name={text('members.balance')} amount={held} />}
      </dl>
      <div className="mt-4 flex flex-col gap-3">
        {isShort && (
          <p role="alert" className="text-danger">
            {text('agents.pay.short', { amount: moneyText(total - held) })}
          </p>
        )}
        <FormFault error={error} />
      </div>
    </Modal>
  );
}

function usePay(bills: readonly Bill[], onPaid: () => void) {
  const text = useText();
  const { moneyText } = useFigures();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => ask(agentsPay.payBills, { billIds: bills.map(({ id }) => id) }),
    onSuccess: ({ paid }) => {
      notices.tell({ tone: 'good', title: text('agents.pay.done', { amount: moneyText(paid) }) });
      onPaid();
    },
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: ['agents'] }),
        cache.invalidateQueries(balanceQuery),
      ]),
  });
}
