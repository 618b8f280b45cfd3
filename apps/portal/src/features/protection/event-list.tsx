import { type Output, protection } from '@baize/contract';
import type { MessageId } from '@baize/i18n';
import { EmptyLine, Pager } from '@baize/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../../shared/calls/api.ts';
import { Fetched } from '../../shared/calls/fetched.tsx';
import { useTimes } from '../../shared/times/use-times.ts';
import { useText } from '../../shared/words/use-text.ts';
import { useMeasure } from './use-protection.ts';

type Event = Output<typeof protection.listEvents.value>['list'][number];
const SIZE = 10;

/** What was done for one's protection, newest first. */
export function EventList() {
  const text = useText();
  const times = useTimes();
  const [page, setPage] = useState(1);
  const query = useQuery({
    queryKey: ['protection-events', page],
    queryFn: ({ signal }) => ask(protection.listEvents, { page, size: SIZE }, signal),
    placeholderData: keepPreviousData,
  });
  const words = useEventWords();
  return (
    <Fetched query={query}>
      {({ list, totalPages }) => (
        <>
          {list.length === 0 && <EmptyLine>{text('protection.history.empty')}</EmptyLine>}
          <ul className="divide-y">
            {list.map((event) => (
              <li
                key={event.id}
                className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 py-2.5"
              >
                <span>{words(event)}</span>
                <span className="num text-[0.8125rem] text-ink-soft">
                  {times.dateAndTime(event.at)}
                </span>
              </li>
            ))}
          </ul>
          {totalPages > 1 && <Pager page={page} pageCount={totalPages} onPage={setPage} />}
        </>
      )}
    </Fetched>
  );
}

function useEventWords(): (event: Event) => string {
  const text = useText();
  const times = useTimes();
  const measure = useMeasure();
  return ({ what, detail }) => {
    const { kind, period, now, until } = detail;
    const isTime = kind === 'time';
    const shown =
      typeof now === 'string'
        ? measure({
            amount: isTime ? null : BigInt(now),
            minutes: isTime ? Number(now) : null,
          })
        : (now ?? text('protection.limit.none'));
    return text(`protection.event.${what}` as MessageId, {
      kind: kind ? text(`protection.kind.${kind}` as MessageId) : '',
      period: period ? text(`protection.period.${period}` as MessageId) : '',
      now: String(shown),
      until: typeof until === 'number' ? times.dateAndTime(until) : text('protection.forEver'),
    });
  };
}
