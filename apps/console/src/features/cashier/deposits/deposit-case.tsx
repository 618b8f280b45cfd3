import { cashierDepositsOperator } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonButton } from '../../../shared/act/reason-button.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { AuditLink } from '../../../shared/parts/audit-link.tsx';
import { WordFacts } from '../../../shared/parts/facts.tsx';
import { ProofPictures } from '../../../shared/parts/proof-pictures.tsx';
import { Sum } from '../../../shared/parts/sum.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { useMay } from '../../../shared/session/use-me.ts';
import { useBrand } from '../../../shared/session/use-status.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { WorkHolder } from '../../../shared/work/work-holder.tsx';
import { type Deposit, type Payment, REASON_LENGTH } from '../cashier-rows.ts';
import { MoneyHead } from '../money-head.tsx';
import { ChoiceRow } from '../settings/choice-row.tsx';
import { DepositTag } from '../state-tags.tsx';
import { personName } from '../withdrawals/withdrawal-timeline.tsx';
import { MatchModal } from './match-modal.tsx';

const OPEN = ['CREATED', 'WAITING_PAYMENT', 'CONFIRMING'];

/** One order to pay in: what was asked, what it is proved with, and the payment that it may be. */
export function DepositCase({ deposit }: { deposit: Deposit }) {
  const text = useText();
  const may = useMay('cashier.deposits');
  return (
    <div className="flex flex-col gap-5">
      <header>
        <MoneyHead
          username={deposit.username}
          memberId={deposit.memberId}
          number={`D-${deposit.depositId}`}
          amount={deposit.shown}
          aside={<DepositTag state={deposit.state} />}
        />
      </header>
      <WorkHolder kind="deposit" id={deposit.depositId} />
      {deposit.credited === null && may && <Candidates deposit={deposit} />}
      <DepositFacts deposit={deposit} />
      <section>
        <h3 className="type-label mb-2">{text('console.dep.proofs')}</h3>
        <ProofPictures
          of="deposit"
          id={deposit.depositId}
          fileIds={deposit.proofIds}
          label={deposit.username}
        />
      </section>
      {may && OPEN.includes(deposit.state) && <Fail deposit={deposit} />}
      <AuditLink subject={`deposit:${deposit.depositId}`} />
    </div>
  );
}

function DepositFacts({ deposit }: { deposit: Deposit }) {
  const text = useText();
  const times = useTimes();
  const { currency } = useBrand();
  const sum = (amount: bigint) => <Sum amount={amount} currency={currency} />;
  const { asked, received, credited, fee, bonus, expiresAt, paidAt, decidedAt } = deposit;
  const when = (at: number | null) => at !== null && times.exact(at);
  return (
    <WordFacts
      facts={{
        'console.dep.channel': <span className="code">{deposit.channel}</span>,
        'console.dep.payer': deposit.payer,
        'console.dep.asked': sum(asked),
        'console.dep.received': received !== null && sum(received),
        'console.dep.fee': fee > 0n && sum(-fee),
        'console.dep.bonus': bonus > 0n && sum(bonus),
        'console.dep.credited': credited !== null && sum(credited),
        'console.pay.externalId': deposit.externalId && (
          <span className="code break-all">{deposit.externalId}</span>
        ),
        'console.dep.created': times.exact(deposit.createdAt),
        'console.dep.expires': when(expiresAt),
        'console.dep.paidAt': when(paidAt),
        'console.dep.decided': when(decidedAt),
        'console.cashier.by': deposit.decidedBy && personName(text, deposit.decidedBy),
        'console.cashier.note': deposit.remark,
      }}
    />
  );
}

/** What arrived in the same channel and nobody was credited with; the same amount stands first. */
function Candidates({ deposit }: { deposit: Deposit }) {
  const text = useText();
  const [chosen, setChosen] = useState<Payment | null>(null);
  const input = { unmatched: 'yes' as const, channel: deposit.channel, page: 1, pageSize: 50 };
  const payments = useQuery(queryOf(cashierDepositsOperator.listPayments, input));
  const list = [...(payments.data?.list ?? [])].sort((one, other) =>
    Number(distance(one, deposit) - distance(other, deposit)),
  );
  return (
    <section>
      <h3 className="type-label mb-2">{text('console.dep.candidates')}</h3>
      {payments.data && list.length === 0 && (
        <p className="text-ink-soft">{text('console.dep.noCandidates')}</p>
      )}
      <ul className="flex flex-col gap-2">
        {list.slice(0, 6).map((payment) => (
          <ChoiceRow
            key={payment.paymentId}
            amount={payment.amount}
            wanted={deposit.shown}
            name={[payment.externalId, payment.note].filter(Boolean).join(' · ')}
            at={payment.arrivedAt}
            label={text('console.pay.match')}
            onChoose={() => setChosen(payment)}
          />
        ))}
      </ul>
      <MatchModal pair={chosen && { payment: chosen, deposit }} onClose={() => setChosen(null)} />
    </section>
  );
}

function distance({ amount }: Payment, { shown }: Deposit): bigint {
  return amount > shown ? amount - shown : shown - amount;
}

function Fail({ deposit: { depositId } }: { deposit: Deposit }) {
  const text = useText();
  const fail = useAct(cashierDepositsOperator.failDeposit, {
    input: (reason: string) => ({ depositId, reason }),
    done: () => text('console.dep.failed'),
    touches: ['members'],
  });
  return (
    <ReasonButton
      isDanger
      look={{ kind: 'danger' }}
      longest={REASON_LENGTH}
      label={text('console.dep.fail')}
      title={text('console.dep.failTitle', { number: `D-${depositId}` })}
      confirmLabel={text('console.dep.fail')}
      act={fail}
    >
      <p>{text('console.dep.failText')}</p>
    </ReasonButton>
  );
}
