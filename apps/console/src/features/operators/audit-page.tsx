import { operatorsAudit } from '@baize/contract';
import { Button, FilterBar, Pager, StatePanel } from '@baize/ui';
import { DateRange } from '@baize/ui/date-range';
import { type Column, Table } from '@baize/ui/table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { ChooseOne } from '../../shared/list/choose-one.tsx';
import { FilterText } from '../../shared/list/filter-text.tsx';
import { pageOf, useFilters } from '../../shared/list/search.ts';
import { Split } from '../../shared/list/split.tsx';
import { FailurePage } from '../../shared/parts/failure-page.tsx';
import { PageBody, PageHead } from '../../shared/parts/page-head.tsx';
import { StatePicture } from '../../shared/parts/state-picture.tsx';
import { queryOf } from '../../shared/queries.ts';
import type { Times } from '../../shared/times.ts';
import { type Text, useText } from '../../shared/use-text.ts';
import { useTimes } from '../../shared/use-times.ts';
import { AuditCase } from './audit-case.tsx';
import { type AuditEntry, type AuditFilters, auditFilters } from './audit-filters.ts';
import { useAuditCsv } from './use-audit-csv.ts';

const PAGE_SIZE = 25;

/** Who did what, when and from where: every entry chained to the one before. */
export function AuditPage() {
  const text = useText();
  const times = useTimes();
  const [search, setSearch] = useFilters();
  const page = pageOf(search);
  const filters = useMemo(() => auditFilters(search, times.offsetMinutes), [search, times]);
  const log = useAudit(filters, page);
  const csv = useAuditCsv(filters);
  const columns = useMemo(() => columnsOf(text, times), [text, times]);
  const opened = log.data?.list.find(({ id }) => id === search.id);
  if (log.error) return <FailurePage error={log.error} reset={() => void log.refetch()} />;
  return (
    <Split
      asideTitle={text('console.audit.one')}
      isOpen={opened !== undefined}
      onClose={() => setSearch({ id: '' })}
      aside={opened && <AuditCase entry={opened} onFilter={setSearch} />}
      whenClosed={
        <ChooseOne
          picture="no-messages"
          title={text('console.audit.choose')}
          text={text('console.audit.chooseText')}
        />
      }
    >
      <PageBody>
        <PageHead
          title={text('console.audit.title')}
          note={log.data && text('console.audit.count', { count: log.data.totalCount })}
          actions={
            <Button isBusy={csv.isPending} onClick={() => csv.mutate()}>
              <Download aria-hidden className="size-4" />
              {text('console.csv')}
            </Button>
          }
        />
        <FilterBar
          className="mb-4"
          filters={[
            { key: 'actor', label: text('console.audit.actor'), kind: 'search' },
            ...(['action', 'subject'] as const).map((key) => ({
              key,
              label: text(`console.audit.${key}`),
              kind: 'custom' as const,
              render: (value: string, onChange: (next: string) => void) => (
                <FilterText
                  label={text(`console.audit.${key}`)}
                  value={value}
                  onChange={onChange}
                />
              ),
            })),
            {
              key: 'days',
              label: text('console.audit.days'),
              kind: 'custom',
              render: () => <Days />,
            },
          ]}
          state={{
            actor: search.actor ?? '',
            action: search.action ?? '',
            subject: search.subject ?? '',
            days: search.from ?? '',
          }}
          onChange={({ actor, action, subject, days }) =>
            setSearch({
              actor,
              action,
              subject,
              ...(!days && { from: '', to: '' }),
              page: '',
              id: '',
            })
          }
        />
        <Table
          caption={text('console.audit.title')}
          columns={columns}
          rows={log.data?.list ?? []}
          rowId={({ id }) => id}
          isLoading={log.isPending}
          isSortedByServer
          openRowId={search.id}
          onRowOpen={({ id }) => setSearch({ id })}
          empty={
            <StatePanel
              picture={<StatePicture name="empty" />}
              title={text('console.audit.none')}
              text={text('console.audit.noneText')}
            />
          }
        />
        <Pager
          className="mt-4"
          page={page}
          pageCount={log.data?.totalPages ?? 1}
          onPage={(next) => setSearch({ page: String(next), id: '' })}
          summary={log.data && summaryOf(text, page, log.data.totalCount)}
        />
      </PageBody>
    </Split>
  );
}

function useAudit(filters: AuditFilters, page: number) {
  return useQuery({
    ...queryOf(operatorsAudit.listAudit, { page, pageSize: PAGE_SIZE, ...filters }),
    placeholderData: keepPreviousData,
  });
}

function Days() {
  const text = useText();
  const times = useTimes();
  const [search, setSearch] = useFilters();
  const today = times.today(Date.now());
  const { from, to } = search;
  return (
    <DateRange
      label={text('console.audit.days')}
      placeholder={text('console.audit.anyDay')}
      presetsLabel={text('console.audit.spans')}
      presets={[
        { id: 'today', label: text('console.audit.today'), range: { from: today, to: today } },
      ]}
      value={from && to ? { from, to } : null}
      onChange={(range) => range && setSearch({ from: range.from, to: range.to, page: '', id: '' })}
      today={today}
      latest={today}
      lang="en-GB"
      dir="ltr"
    />
  );
}

function summaryOf(text: Text, page: number, total: number): string {
  const first = Math.min((page - 1) * PAGE_SIZE + 1, total);
  return text('console.audit.summary', { first, last: Math.min(page * PAGE_SIZE, total), total });
}

function columnsOf(text: Text, times: Times): Column<AuditEntry>[] {
  return [
    {
      id: 'at',
      header: text('console.audit.at'),
      cell: ({ at }) => <span className="num">{times.exact(at)}</span>,
    },
    {
      id: 'actor',
      header: text('console.audit.actor'),
      onCard: 'aside',
      cell: ({ actor, actorName }) => actorName ?? actor,
    },
    {
      id: 'action',
      header: text('console.audit.action'),
      onCard: 'title',
      cell: ({ action }) => <span className="code font-medium">{action}</span>,
    },
    {
      id: 'subject',
      header: text('console.audit.subject'),
      cell: ({ subject }) => <span className="code text-ink-soft">{subject}</span>,
    },
    {
      id: 'address',
      header: text('console.audit.address'),
      className: 'md:max-[70rem]:hidden',
      cell: ({ address }) => <span className="num text-ink-soft">{address ?? '—'}</span>,
    },
  ];
}
