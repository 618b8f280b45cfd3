import { operatorsApprovals } from '@baize/contract';
import { textLinkClasses } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { queryOf } from '../queries.ts';
import { useMay } from '../session/use-me.ts';
import { useText } from '../use-text.ts';
import { useTimes } from '../use-times.ts';

const AT_ONCE = 200;
const POLL_MS = 10_000;

type Props = {
  kind: string;
  /** Only changes of this one thing; without it, of any. */
  subject?: string;
};

/** What is shown still holds: a change that one person asked for waits for another. */
export function WaitingChange({ kind, subject }: Props) {
  const text = useText();
  const times = useTimes();
  const { data } = useQuery({
    ...queryOf(operatorsApprovals.listApprovals, {
      page: 1,
      pageSize: AT_ONCE,
      state: 'waiting',
      kind,
    }),
    enabled: useMay('approvals.read'),
    refetchInterval: POLL_MS,
  });
  const waiting = data?.list.filter((one) => subject === undefined || one.subject === subject);
  if (!waiting || waiting.length === 0) return null;
  return (
    <div role="status">
      <ul className="mb-5 flex max-w-6xl flex-col gap-2">
        {waiting.map((one) => (
          <li key={one.id} className="rounded-card bg-brass-wash px-4 py-3">
            {text(subject === undefined ? 'console.cashier.waitsOf' : 'console.cashier.waits', {
              name: one.askedBy.username,
              at: times.dayAndTime(one.askedAt),
              subject: one.subject.replace(/^\w+:/, ''),
            })}{' '}
            <Link to="/approvals" className={textLinkClasses}>
              {text('console.nav.approvals')}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
