import { membersOperator, type Output, type operatorsAudit } from '@baize/contract';
import { Modal, Pager, StatePanel } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listChanges } from '../../../shared/editor/changes.ts';
import { ChangesTable } from '../../../shared/editor/changes-table.tsx';
import { pageOf, useFilters } from '../../../shared/list/search.ts';
import { Facts } from '../../../shared/parts/facts.tsx';
import { FailurePage } from '../../../shared/parts/failure-page.tsx';
import { StatePicture } from '../../../shared/parts/state-picture.tsx';
import { queryOf } from '../../../shared/queries.ts';
import type { Times } from '../../../shared/times.ts';
import { type Text, useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { LOG_SIZE, pageSummary } from '../page-summary.ts';
import type { MemberCard } from '../use-members.ts';

type Entry = Output<typeof operatorsAudit.auditEntry>;

/** What operators did to this member. */
export function AuditTab({ card }: { card: MemberCard }) {
  const text = useText();
  const times = useTimes();
  const [search, setSearch] = useFilters();
  const page = pageOf(search);
  const { id: memberId } = card.member;
  const log = useQuery({
    ...queryOf(membersOperator.memberAudit, { memberId, page, pageSize: LOG_SIZE }),
    placeholderData: keepPreviousData,
  });
  const columns = useMemo(() => columnsOf(text, times), [text, times]);
  const opened = log.data?.list.find(({ id }) => id === search.id);
  if (log.error) return <FailurePage error={log.error} reset={() => void log.refetch()} />;
  return (
    <>
      <Table
        caption={text('console.member.tab.audit.title')}
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
            title={text('console.member.tab.audit.none')}
            text={text('console.member.tab.audit.noneText')}
          />
        }
      />
      <Pager
        className="mt-4"
        page={page}
        pageCount={log.data?.totalPages ?? 1}
        onPage={(next) => setSearch({ page: String(next), id: '' })}
        summary={
          log.data && log.data.totalCount > 0 && pageSummary(text, page, log.data.totalCount)
        }
      />
      <Modal
        isOpen={opened !== undefined}
        onClose={() => setSearch({ id: '' })}
        title={opened?.action ?? ''}
      >
        {opened && <EntryCase entry={opened} />}
      </Modal>
    </>
  );
}

function EntryCase({ entry }: { entry: Entry }) {
  const text = useText();
  const times = useTimes();
  return (
    <div className="flex flex-col gap-4">
      <Facts
        facts={[
          { label: text('console.audit.number'), value: entry.id },
          { label: text('console.audit.at'), value: times.exact(entry.at) },
          { label: text('console.audit.actor'), value: entry.actorName ?? entry.actor },
          { label: text('console.audit.address'), value: entry.address ?? '—' },
        ]}
      />
      {(entry.before !== null || entry.after !== null) && (
        <ChangesTable
          changes={listChanges(entry.before, entry.after)}
          beforeLabel={text('console.audit.before')}
          afterLabel={text('console.audit.after')}
        />
      )}
    </div>
  );
}

function columnsOf(text: Text, times: Times): Column<Entry>[] {
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
      id: 'address',
      header: text('console.audit.address'),
      cell: ({ address }) => <span className="num text-ink-soft">{address ?? '—'}</span>,
    },
  ];
}
