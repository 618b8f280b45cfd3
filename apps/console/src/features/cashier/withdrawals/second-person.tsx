import { operatorsApprovals } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Approval } from '../../../shared/act/approvals.ts';
import { DecideApproval } from '../../../shared/act/decide-approval.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { useMay } from '../../../shared/session/use-me.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';

const KIND = 'cashier.withdrawal';
const AT_ONCE = 200;
const POLL_MS = 10_000;

/** What waits for a second person, by the withdrawal it is about. */
type Asked = ReadonlyMap<string, Approval>;

/** Large withdrawals that one person let go and another has not looked at yet. */
export function useSecondPerson(): Asked {
  const waiting = useQuery({
    ...queryOf(operatorsApprovals.listApprovals, {
      page: 1,
      pageSize: AT_ONCE,
      state: 'waiting',
      kind: KIND,
    }),
    enabled: useMay('approvals.read'),
    refetchInterval: POLL_MS,
  });
  return useMemo(
    () => new Map(waiting.data?.list.map((one) => [one.subject.replace(/^\w+:/, ''), one])),
    [waiting.data],
  );
}

/** Who asked, and what this operator may do about it: agree, refuse, take it back, or wait. */
export function SecondPerson({ approval }: { approval: Approval }) {
  const text = useText();
  const times = useTimes();
  return (
    <section
      aria-label={text('console.wd.secondTitle')}
      className="flex flex-col gap-3 rounded-card bg-brass-wash p-4"
    >
      <h3 className="font-semibold">{text('console.wd.secondTitle')}</h3>
      <p>
        {text(isGivingBack(approval) ? 'console.wd.secondBack' : 'console.wd.secondText', {
          name: approval.askedBy.username,
          at: times.dayAndTime(approval.askedAt),
        })}
      </p>
      <DecideApproval
        approval={approval}
        touches={['members']}
        approveLabel={text(isGivingBack(approval) ? 'console.wd.agreeBack' : 'console.wd.agree')}
        rejectLabel={text('console.wd.disagree')}
      />
    </section>
  );
}

/** What two people let go is taken back by two as well. */
function isGivingBack({ payload }: Approval): boolean {
  const { action } = (payload ?? {}) as { action?: string };
  return action === 'reject' || action === 'refund';
}
