import { Stepper, type StepState, textLinkClasses } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { AuditLink } from '../../../shared/parts/audit-link.tsx';
import { WordFacts } from '../../../shared/parts/facts.tsx';
import { Sum } from '../../../shared/parts/sum.tsx';
import { useMay } from '../../../shared/session/use-me.ts';
import { useBrand } from '../../../shared/session/use-status.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import type { WorkName } from '../../../shared/work/work.ts';
import { WorkHolder } from '../../../shared/work/work-holder.tsx';
import { Age } from '../age.tsx';
import type { Withdrawal } from '../cashier-rows.ts';
import { MoneyHead } from '../money-head.tsx';
import { HintTags, WithdrawalTag } from '../state-tags.tsx';
import { PayeeReveal } from './payee-reveal.tsx';
import { SecondPerson, useSecondPerson } from './second-person.tsx';
import { WithdrawalActions } from './withdrawal-actions.tsx';
import { WithdrawalChecks } from './withdrawal-checks.tsx';
import { WithdrawalTimeline } from './withdrawal-timeline.tsx';

/** As what it waits for a person, where it does. */
const WORK: Partial<Record<Withdrawal['state'], WorkName>> = {
  APPLIED: 'withdrawal',
  RISK_REVIEW: 'withdrawal',
  APPROVED: 'payout',
  PAYING: 'payout',
  PAY_FAILED: 'failed-payout',
  DISPUTE: 'dispute',
  PARTIAL_DISPUTE: 'dispute',
};

/** One withdrawal: how far it is, what should be looked at, who did what, and what comes next. */
export function WithdrawalCase({ withdrawal }: { withdrawal: Withdrawal }) {
  const text = useText();
  const mayPay = useMay('cashier.withdrawals');
  const approval = useSecondPerson().get(withdrawal.withdrawId);
  const isDisputed = withdrawal.state === 'DISPUTE' || withdrawal.state === 'PARTIAL_DISPUTE';
  return (
    <div className="flex flex-col gap-5">
      <header>
        <MoneyHead
          username={withdrawal.username}
          memberId={withdrawal.memberId}
          number={`W-${withdrawal.withdrawId}`}
          amount={withdrawal.amount}
        />
        <p className="num text-ink-soft">
          {text('console.wd.to', {
            way: text(`console.wd.way.${withdrawal.withdrawType}`),
            bank: withdrawal.bankCode,
            account: withdrawal.account,
          })}
        </p>
      </header>
      <Steps state={withdrawal.state} />
      {mayPay && WORK[withdrawal.state] && (
        <WorkHolder kind={WORK[withdrawal.state]!} id={withdrawal.withdrawId} />
      )}
      {approval && <SecondPerson approval={approval} />}
      {!approval && <WithdrawalActions withdrawal={withdrawal} />}
      {isDisputed && (
        <Link
          to="/disputes/$withdrawId"
          params={{ withdrawId: withdrawal.withdrawId }}
          className={`w-fit ${textLinkClasses}`}
        >
          {text('console.wd.toDispute')}
        </Link>
      )}
      {mayPay && withdrawal.endedAt === null && <PayeeReveal withdrawId={withdrawal.withdrawId} />}
      {withdrawal.endedAt === null && <WithdrawalChecks withdrawId={withdrawal.withdrawId} />}
      <CaseFacts withdrawal={withdrawal} />
      <section>
        <h3 className="type-label mb-2">{text('console.wd.timeline')}</h3>
        <WithdrawalTimeline withdrawal={withdrawal} />
      </section>
      <AuditLink subject={`withdrawal:${withdrawal.withdrawId}`} />
    </div>
  );
}

function CaseFacts({ withdrawal }: { withdrawal: Withdrawal }) {
  const times = useTimes();
  const { currency } = useBrand();
  const sum = (amount: bigint) => <Sum amount={amount} currency={currency} />;
  const { fee, remainingAmount, receivedAmount, refundedAmount, confirmBy, endedAt } = withdrawal;
  const isUnderWay = endedAt === null;
  return (
    <WordFacts
      facts={{
        'console.cashier.state': <WithdrawalTag state={withdrawal.state} />,
        'console.wd.hints': <HintTags hints={withdrawal.hints} />,
        'console.wd.asked': times.exact(withdrawal.appliedAt),
        'console.cashier.waiting': isUnderWay && <Age since={withdrawal.appliedAt} />,
        'console.wd.ended': endedAt !== null && times.exact(endedAt),
        'console.wd.fee': sum(fee),
        'console.wd.received': receivedAmount > 0n && sum(receivedAmount),
        'console.wd.remaining': isUnderWay && sum(remainingAmount),
        'console.wd.refunded': refundedAmount > 0n && sum(refundedAmount),
        'console.wd.confirmBy': confirmBy !== null && times.exact(confirmBy),
      }}
    />
  );
}

const WAY = ['asked', 'review', 'approved', 'paying', 'receipt'] as const;
const REACHED: Record<Withdrawal['state'], number> = {
  APPLIED: 0,
  RISK_REVIEW: 1,
  APPROVED: 2,
  PAYING: 3,
  PAY_FAILED: 3,
  DISBURSED: 4,
  DISPUTE: 4,
  PARTIAL_DISPUTE: 4,
  RECEIVED: 5,
  AUTO_RECEIVED: 5,
  FORCED_RECEIVED: 5,
  REFUNDED: 5,
  CANCELLED: 5,
};

function Steps({ state }: Pick<Withdrawal, 'state'>) {
  const text = useText();
  if (state === 'REFUNDED' || state === 'CANCELLED') return null;
  const reached = REACHED[state];
  const isStuck = ['PAY_FAILED', 'DISPUTE', 'PARTIAL_DISPUTE'].includes(state);
  const stateAt = (at: number): StepState => {
    if (at !== reached) return at < reached ? 'done' : 'ahead';
    return isStuck ? 'failed' : 'current';
  };
  return (
    <Stepper
      label={text('console.wd.timeline')}
      steps={WAY.map((id, at) => ({
        id,
        label: text(`console.wd.step.${id}`),
        state: stateAt(at),
      }))}
    />
  );
}
