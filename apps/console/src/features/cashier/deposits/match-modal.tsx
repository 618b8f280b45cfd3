import { cashierDepositsOperator } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { ReasonModal } from '../../../shared/act/reason-modal.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { Facts } from '../../../shared/parts/facts.tsx';
import { Sum } from '../../../shared/parts/sum.tsx';
import { useBrand } from '../../../shared/session/use-status.ts';
import { useText } from '../../../shared/use-text.ts';
import { type Deposit, type Payment, REASON_LENGTH } from '../cashier-rows.ts';
import { channelsQuery } from '../use-cashier.ts';
import { creditOf, isLate } from './credit.ts';

type Pair = { payment: Payment; deposit: Deposit };

/** Says exactly what the member will be credited with, and whether it is late or another amount. */
export function MatchModal({ pair, onClose }: { pair: Pair | null; onClose: () => void }) {
  const text = useText();
  const match = useAct(cashierDepositsOperator.matchPayment, {
    done: ({ approvalId }) => text(approvalId ? 'console.pay.waits' : 'console.pay.matched'),
    onDone: leave,
    touches: ['members'],
  });
  function leave() {
    match.reset();
    onClose();
  }
  return (
    <ReasonModal
      isOpen={pair !== null}
      longest={REASON_LENGTH}
      title={text('console.pay.matchTitle')}
      confirmLabel={text('console.pay.match')}
      act={match}
      onConfirm={(reason) =>
        pair &&
        match.mutate({
          paymentId: pair.payment.paymentId,
          depositId: pair.deposit.depositId,
          reason,
        })
      }
      onClose={leave}
    >
      {pair && <Effect {...pair} />}
    </ReasonModal>
  );
}

function Effect({ payment, deposit }: Pair) {
  const text = useText();
  const { currency } = useBrand();
  const channels = useQuery(channelsQuery).data?.list;
  const channel = channels?.find(({ code }) => code === deposit.channel);
  const credit = channel && creditOf({ payment, deposit, channel });
  const sum = (amount: bigint) => <Sum amount={amount} currency={currency} />;
  return (
    <>
      <Facts
        facts={[
          { label: text('console.cashier.memberName'), value: deposit.username },
          { label: text('console.dep.shown'), value: sum(deposit.shown) },
          { label: text('console.dep.received'), value: sum(payment.amount) },
          ...(credit
            ? [
                ...(credit.fee > 0n
                  ? [{ label: text('console.dep.fee'), value: sum(-credit.fee) }]
                  : []),
                ...(credit.bonus > 0n
                  ? [{ label: text('console.dep.bonus'), value: sum(credit.bonus) }]
                  : []),
                { label: text('console.pay.willCredit'), value: sum(credit.credited) },
              ]
            : []),
        ]}
      />
      {payment.amount !== deposit.shown && (
        <p className="rounded-ctl bg-brass-wash px-3 py-2 text-brass-text">
          {text('console.pay.differs')}
        </p>
      )}
      {isLate(deposit) && (
        <p className="rounded-ctl bg-brass-wash px-3 py-2 text-brass-text">
          {text('console.pay.late', { state: text(`console.dep.state.${deposit.state}`) })}
        </p>
      )}
    </>
  );
}
