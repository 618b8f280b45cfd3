import { cashierDepositsOperator } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { WaitingChange } from '../../../shared/act/waiting-change.tsx';
import { TextField } from '../../../shared/fields/text-field.tsx';
import { AuditLink } from '../../../shared/parts/audit-link.tsx';
import { WordFacts } from '../../../shared/parts/facts.tsx';
import { Sum } from '../../../shared/parts/sum.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { useMay } from '../../../shared/session/use-me.ts';
import { useBrand } from '../../../shared/session/use-status.ts';
import { type Text, useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { WorkHolder } from '../../../shared/work/work-holder.tsx';
import type { Deposit, Payment } from '../cashier-rows.ts';
import { numbersOf } from '../queue-filters.ts';
import { ChoiceRow } from '../settings/choice-row.tsx';
import { MatchModal } from './match-modal.tsx';
import { RemovePayment } from './remove-payment.tsx';

/** One payment, and the orders of its channel that it may belong to. */
export function PaymentCase({ payment }: { payment: Payment }) {
  const times = useTimes();
  const { currency } = useBrand();
  const may = useMay('cashier.deposits');
  return (
    <div className="flex flex-col gap-5">
      <header>
        <h2>
          <Sum size="big" amount={payment.amount} currency={currency} />
        </h2>
        <span className="code break-all text-ink-soft">{payment.externalId}</span>
      </header>
      <WorkHolder kind="payment" id={payment.paymentId} />
      <WaitingChange kind="cashier.payment-removal" subject={`payment:${payment.paymentId}`} />
      {payment.matchedAt === null && may && <Orders payment={payment} />}
      <WordFacts
        facts={{
          'console.dep.channel': <span className="code">{payment.channel}</span>,
          'console.pay.arrived': times.exact(payment.arrivedAt),
          'console.pay.confirmations': payment.confirmations,
          'console.pay.order': payment.depositId && `D-${payment.depositId}`,
          'console.pay.creditedAt': payment.matchedAt && times.exact(payment.matchedAt),
          'console.pay.enteredBy': payment.enteredBy,
          'console.cashier.by': payment.matchedBy,
          'console.cashier.note': payment.note,
        }}
      />
      {payment.matchedAt === null && may && payment.enteredBy && (
        <RemovePayment payment={payment} />
      )}
      <AuditLink subject={`payment:${payment.channel}:${payment.externalId}`} />
    </div>
  );
}

/** Orders that were credited with nothing yet: by number, by member, or the newest of the channel. */
function Orders({ payment }: { payment: Payment }) {
  const text = useText();
  const [number, setNumber] = useState(payment.depositId ?? '');
  const [member, setMember] = useState('');
  const [chosen, setChosen] = useState<Deposit | null>(null);
  const { id, memberId } = numbersOf({ number, member });
  const input = {
    channel: payment.channel,
    uncredited: 'yes' as const,
    page: 1,
    pageSize: 50,
    ...(id && { depositId: id }),
    ...(memberId && { memberId }),
  };
  const orders = useQuery(queryOf(cashierDepositsOperator.listDeposits, input));
  const list = [...(orders.data?.list ?? [])].sort((one, other) =>
    Number(distance(one, payment) - distance(other, payment)),
  );
  return (
    <section className="flex flex-col gap-3">
      <h3 className="type-label">{text('console.pay.orders')}</h3>
      <div className="grid grid-cols-2 gap-2">
        <TextField label={text('console.cashier.number')} value={number} onChange={setNumber} />
        <TextField
          label={text('console.cashier.member')}
          inputMode="numeric"
          value={member}
          onChange={setMember}
        />
      </div>
      {orders.data && list.length === 0 && (
        <p className="text-ink-soft">{text('console.pay.noOrders')}</p>
      )}
      <ul className="flex flex-col gap-2">
        {list.slice(0, 6).map((deposit) => (
          <ChoiceRow
            key={deposit.depositId}
            amount={deposit.shown}
            wanted={payment.amount}
            name={nameOf(text, deposit)}
            at={deposit.createdAt}
            label={text('console.pay.match')}
            onChoose={() => setChosen(deposit)}
          />
        ))}
      </ul>
      <MatchModal pair={chosen && { payment, deposit: chosen }} onClose={() => setChosen(null)} />
    </section>
  );
}

/** The payer's name stands beside the member's: whoever matches compares it with the bank's. */
function nameOf(text: Text, { depositId, username, payer, state }: Deposit): string {
  const named = payer ? `${username} (${payer})` : username;
  return `D-${depositId} · ${named} · ${text(`console.dep.state.${state}`)}`;
}

function distance({ shown }: Deposit, { amount }: Payment): bigint {
  return amount > shown ? amount - shown : shown - amount;
}
