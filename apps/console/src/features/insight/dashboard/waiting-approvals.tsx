import { Tag } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { kindName } from '../../../shared/act/approval-words.ts';
import { type Approval, waitingQuery } from '../../../shared/act/approvals.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { LinesPanel } from './lines-panel.tsx';

export function WaitingApprovals() {
  const text = useText();
  const { data, error } = useQuery(waitingQuery);
  return (
    <LinesPanel
      title={text('console.nav.approvals')}
      more={{ to: { to: '/approvals' }, words: text('console.dashboard.all') }}
      rows={data?.list}
      error={error}
      none={text('console.dashboard.nothingWaits')}
      line={(approval) => <Line key={approval.id} approval={approval} />}
    />
  );
}

function Line({ approval }: { approval: Approval }) {
  const text = useText();
  const times = useTimes();
  return (
    <li className="border-t first:border-t-0">
      <Link
        to="/approvals"
        search={{ id: approval.id }}
        className="flex items-center gap-3 py-2 hover:bg-rail/60"
      >
        <span className="min-w-0 flex-1">
          <span className="block truncate font-semibold">{kindName(text, approval.kind)}</span>
          <span className="block truncate text-[0.8125rem] text-ink-soft">
            {text('console.dashboard.askedBy', {
              by: approval.askedBy.username,
              at: times.dayAndTime(approval.askedAt),
            })}
          </span>
        </span>
        <Tag tone={approval.isMineToDecide ? 'info' : 'warn'}>
          {text(approval.isMineToDecide ? 'console.approvals.mine' : 'console.approvals.waiting')}
        </Tag>
      </Link>
    </li>
  );
}
