import { minutes } from '@baize/calendar';
import { Panel, SkeletonText } from '@baize/ui';
import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ageText } from '../../../shared/age-text.ts';
import { useMe } from '../../../shared/session/use-me.ts';
import { useNow } from '../../../shared/use-now.ts';
import { useText } from '../../../shared/use-text.ts';
import type { WaitingLine } from './desk.ts';
import { desks } from './desks.ts';
import { PanelHead } from './panel-head.tsx';

const POLL_MS = minutes(1);

/** What waits for a person at every desk that this operator may see, the oldest first. */
export function WaitingWork() {
  const text = useText();
  const { rights } = useMe();
  const answers = useQueries({
    queries: desks
      .filter(({ right }) => rights.includes(right))
      .map(({ key, read }) => ({
        queryKey: key,
        queryFn: ({ signal }: { signal: AbortSignal }) => read(signal),
        refetchInterval: POLL_MS,
      })),
  });
  const lines = answers.flatMap(({ data = [] }) => data).filter(({ count }) => count > 0);
  const isPending = answers.some(({ isLoading }) => isLoading);
  const isPartial = answers.some(({ error }) => error);
  const cases = lines.reduce((sum, { count }) => sum + count, 0);
  return (
    <Panel className="min-w-0">
      <PanelHead
        title={text('console.dashboard.work')}
        note={cases > 0 && text('console.today.cases', { count: cases })}
      />
      {isPartial && <p className="pb-3 text-danger">{text('console.dashboard.workPartial')}</p>}
      {isPending && lines.length === 0 && <SkeletonText lines={6} />}
      {!isPending && !isPartial && lines.length === 0 && (
        <p className="text-ink-soft">{text('console.dashboard.noWork')}</p>
      )}
      <ul>
        {lines.toSorted(byAge).map((line) => (
          <Line key={line.label} line={line} />
        ))}
      </ul>
    </Panel>
  );
}

function Line({
  line: { to, search = {}, label, count, isMore, oldestAt },
}: {
  line: WaitingLine;
}) {
  const text = useText();
  const now = useNow();
  return (
    <li className="border-t first:border-t-0">
      <Link to={to} search={search} className="flex items-baseline gap-3 py-2 hover:bg-rail/60">
        <span className="min-w-0 flex-1 font-semibold">{text(label)}</span>
        {oldestAt !== null && (
          <span className="num text-[0.8125rem] text-ink-soft">
            {text('console.dashboard.oldest', { age: ageText(text, now - oldestAt) })}
          </span>
        )}
        <span className="num min-w-10 text-end font-semibold">
          {count.toLocaleString('en')}
          {isMore && '+'}
        </span>
      </Link>
    </li>
  );
}

/** Who has waited longest comes first; what has no age comes last. */
function byAge(one: WaitingLine, other: WaitingLine): number {
  return (
    (one.oldestAt ?? Number.POSITIVE_INFINITY) - (other.oldestAt ?? Number.POSITIVE_INFINITY) || 0
  );
}
