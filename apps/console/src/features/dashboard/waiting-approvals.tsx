import { Panel, SectionHead, SkeletonText, Tag, textLinkClasses } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { kindName } from '../../shared/act/approval-words.ts';
import { type Approval, waitingQuery } from '../../shared/act/approvals.ts';
import { sentenceOf } from '../../shared/errors.ts';
import { useText } from '../../shared/use-text.ts';
import { useTimes } from '../../shared/use-times.ts';

export function WaitingApprovals() {
  const text = useText();
  const { data, error } = useQuery(waitingQuery);
  return (
    <section>
      <SectionHead
        title={text('console.nav.approvals')}
        actions={
          <Link to="/approvals" className={textLinkClasses}>
            {text('console.dashboard.all')}
          </Link>
        }
      />
      <Panel isPadded={false}>
        {error && <p className="p-5 text-danger">{sentenceOf(error)}</p>}
        {!data && !error && <SkeletonText className="p-5" />}
        {data?.list.length === 0 && (
          <p className="p-5 text-ink-soft">{text('console.dashboard.nothingWaits')}</p>
        )}
        <ul>
          {data?.list.map((approval) => (
            <Line key={approval.id} approval={approval} />
          ))}
        </ul>
      </Panel>
    </section>
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
        className="flex items-center gap-3 px-5 py-3 hover:bg-rail/60"
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
