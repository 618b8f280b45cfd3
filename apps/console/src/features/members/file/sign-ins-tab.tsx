import { identityOperator, type identitySessions, type Output } from '@baize/contract';
import { Pager, StatePanel, Tag } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { useIntl } from '@baize/web/intl.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { pageOf, useFilters } from '../../../shared/list/search.ts';
import { FailurePage } from '../../../shared/parts/failure-page.tsx';
import { StatePicture } from '../../../shared/parts/state-picture.tsx';
import { queryOf } from '../../../shared/queries.ts';
import type { Times } from '../../../shared/times.ts';
import { type Text, useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { LOG_SIZE, pageSummary } from '../page-summary.ts';
import type { MemberCard } from '../use-members.ts';

type SignIn = Output<typeof identitySessions.signInLog.value>['list'][number];

/** Who came in, who was refused, from where. */
export function SignInsTab({ card }: { card: MemberCard }) {
  const text = useText();
  const times = useTimes();
  const named = useNamed();
  const [search, setSearch] = useFilters();
  const page = pageOf(search);
  const { id: memberId } = card.member;
  const log = useQuery({
    ...queryOf(identityOperator.memberSignIns, { memberId, page, size: LOG_SIZE }),
    placeholderData: keepPreviousData,
  });
  const columns = useMemo(() => columnsOf(text, times, named), [text, times, named]);
  if (log.error) return <FailurePage error={log.error} reset={() => void log.refetch()} />;
  return (
    <>
      <Table
        caption={text('console.member.tab.sign-ins.title')}
        columns={columns}
        rows={log.data?.list ?? []}
        rowId={({ at, result, method, address }) => `${at} ${result} ${method} ${address}`}
        isLoading={log.isPending}
        isSortedByServer
        empty={
          <StatePanel
            picture={<StatePicture name="empty" />}
            title={text('console.member.tab.sign-ins.none')}
            text={text('console.member.tab.sign-ins.noneText')}
          />
        }
      />
      <Pager
        className="mt-4"
        page={page}
        pageCount={log.data?.totalPages ?? 1}
        onPage={(next) => setSearch({ page: String(next) })}
        summary={
          log.data && log.data.totalCount > 0 && pageSummary(text, page, log.data.totalCount)
        }
      />
    </>
  );
}

type Named = (kind: 'result' | 'method', value: string) => string;

/** A result or a way in words; what has none yet is told as the log writes it. */
function useNamed(): Named {
  const intl = useIntl();
  return useMemo(
    () => (kind, value) => {
      const id = `console.member.${kind}.${value}`;
      return id in intl.messages ? intl.formatMessage(id) : value;
    },
    [intl],
  );
}

function columnsOf(text: Text, times: Times, named: Named): Column<SignIn>[] {
  return [
    {
      id: 'at',
      header: text('console.member.at'),
      onCard: 'title',
      cell: ({ at }) => <span className="num">{times.exact(at)}</span>,
    },
    {
      id: 'result',
      header: text('console.member.result'),
      onCard: 'aside',
      cell: ({ result }) => (
        <Tag tone={result === 'success' ? 'good' : 'bad'}>{named('result', result)}</Tag>
      ),
    },
    {
      id: 'method',
      header: text('console.member.method'),
      cell: ({ method }) => named('method', method),
    },
    {
      id: 'address',
      header: text('console.member.address'),
      cell: ({ address, location }) => (
        <span className="num">{location ? `${address}, ${location}` : address}</span>
      ),
    },
    {
      id: 'device',
      header: text('console.member.device'),
      cell: ({ device }) => (
        <span className="line-clamp-2 max-w-md whitespace-normal break-words text-ink-soft">
          {device || '—'}
        </span>
      ),
    },
  ];
}
