import { operatorsAudit } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { queryOf } from '../../../shared/queries.ts';
import { actionName } from '../../../shared/said/actions.ts';
import { useSaid } from '../../../shared/said/said.ts';
import { subjectText } from '../../../shared/said/subjects.tsx';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { LinesPanel } from './lines-panel.tsx';

const SHOWN = 8;
const POLL_MS = 15_000;

export function LastEntries() {
  const text = useText();
  const times = useTimes();
  const said = useSaid();
  const { data, error } = useQuery({
    ...queryOf(operatorsAudit.listAudit, { page: 1, pageSize: SHOWN }),
    refetchInterval: POLL_MS,
  });
  return (
    <LinesPanel
      title={text('console.nav.audit')}
      more={{ to: { to: '/audit' }, words: text('console.dashboard.all') }}
      rows={data?.list}
      error={error}
      lines={6}
      line={(entry) => (
        <li key={entry.id} className="border-t first:border-t-0">
          <Link
            to="/audit"
            search={{ id: entry.id }}
            className="flex items-baseline gap-3 py-2 hover:bg-rail/60"
          >
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{actionName(said, entry.action)}</span>
              <span className="block truncate text-[0.8125rem] text-ink-soft">
                {`${entry.actorName ?? entry.actor} · ${subjectText(said, entry)}`}
              </span>
            </span>
            <span className="num shrink-0 text-[0.8125rem] text-ink-soft">
              {times.dayAndTime(entry.at)}
            </span>
          </Link>
        </li>
      )}
    />
  );
}
