import { cashierWithdrawalsOperator } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { AuditLink } from '../../../shared/parts/audit-link.tsx';
import { BackLink } from '../../../shared/parts/back-link.tsx';
import { FailurePage } from '../../../shared/parts/failure-page.tsx';
import { MemberLink } from '../../../shared/parts/member-link.tsx';
import { NothingHere, PageToCome } from '../../../shared/parts/one-page.tsx';
import { PageBody, PageHead } from '../../../shared/parts/page-head.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { useText } from '../../../shared/use-text.ts';
import { WorkHolder } from '../../../shared/work/work-holder.tsx';
import type { Withdrawal } from '../cashier-rows.ts';
import { WithdrawalTag } from '../state-tags.tsx';
import { DisputeDecision } from './dispute-decision.tsx';
import { DisputeSides } from './dispute-sides.tsx';
import { WithdrawalTimeline } from './withdrawal-timeline.tsx';

/** One dispute: both sides with what they show, and the house's decision. */
export function DisputePage({ withdrawId }: { withdrawId: string }) {
  const isNumber = /^\d{1,18}$/.test(withdrawId);
  const found = useQuery({
    ...queryOf(cashierWithdrawalsOperator.listWithdrawals, { withdrawId, page: 1, pageSize: 1 }),
    enabled: isNumber,
  });
  if (found.error) return <FailurePage error={found.error} reset={() => void found.refetch()} />;
  const withdrawal = found.data?.list[0];
  if (withdrawal) return <Shown withdrawal={withdrawal} />;
  if (isNumber && !found.data) return <PageToCome />;
  return <NothingHere title="console.dispute.gone" text="console.dispute.goneText" />;
}

function Shown({ withdrawal }: { withdrawal: Withdrawal }) {
  const text = useText();
  const { withdrawId, memberId, username, state } = withdrawal;
  const isOpen = state === 'DISPUTE' || state === 'PARTIAL_DISPUTE';
  return (
    <PageBody>
      <BackLink to="/disputes">{text('console.dispute.title')}</BackLink>
      <PageHead
        title={text('console.dispute.one', { number: `W-${withdrawId}` })}
        note={<MemberLink memberId={memberId} name={username} />}
        actions={
          <>
            <WithdrawalTag state={state} />
            <AuditLink subject={`withdrawal:${withdrawId}`} />
          </>
        }
      />
      <div className="grid max-w-7xl items-start gap-5 xl:grid-cols-[minmax(0,2fr)_minmax(20rem,1fr)]">
        <DisputeSides withdrawal={withdrawal} />
        <div className="flex min-w-0 flex-col gap-5">
          {isOpen && <WorkHolder kind="dispute" id={withdrawId} />}
          {isOpen && <DisputeDecision withdrawal={withdrawal} />}
          <FormPanel title={text('console.wd.timeline')}>
            <WithdrawalTimeline withdrawal={{ ...withdrawal, timeline: plain(withdrawal) }} />
          </FormPanel>
        </div>
      </div>
    </PageBody>
  );
}

/** The pictures stand on both sides already. */
const plain = ({ timeline }: Withdrawal) => timeline.map((step) => ({ ...step, proofIds: [] }));
