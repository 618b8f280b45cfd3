import { operatorsAudit } from '@baize/contract';
import { Panel, SectionHead, SkeletonText, textLinkClasses } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { sentenceOf } from '../../shared/errors.ts';
import { queryOf } from '../../shared/queries.ts';
import { useText } from '../../shared/use-text.ts';
import { useTimes } from '../../shared/use-times.ts';

const SHOWN = 8;
const POLL_MS = 15_000;

export function LastEntries() {
  const text = useText();
  const times = useTimes();
  const { data, error } = useQuery({
    ...queryOf(operatorsAudit.listAudit, { page: 1, pageSize: SHOWN }),
    refetchInterval: POLL_MS,
  });
  return (
    <section>
      <SectionHead
        title={text('console.nav.audit')}
        actions={
          <Link to="/audit" className={textLinkClasses}>
            {text('console.dashboard.all')}
          </Link>
        }
      />
      <Panel isPadded={false}>
        {error && <p className="p-5 text-danger">{sentenceOf(error)}</p>}
        {!data && !error && <SkeletonText lines={6} className="p-5" />}
        <ul>
          {data?.list.map((entry) => (
            <li key={entry.id} className="border-t first:border-t-0">
              <Link
                to="/audit"
                search={{ id: entry.id }}
                className="flex items-baseline gap-3 px-5 py-2.5 hover:bg-rail/60"
              >
                <span className="min-w-0 flex-1">
                  <span className="code block truncate font-medium">{entry.action}</span>
                  <span className="block truncate text-[0.8125rem] text-ink-soft">
                    {`${entry.actorName ?? entry.actor} · ${entry.subject}`}
                  </span>
                </span>
                <span className="num shrink-0 text-[0.8125rem] text-ink-soft">
                  {times.dayAndTime(entry.at)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Panel>
    </section>
  );
}
