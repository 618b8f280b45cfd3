import { StatePanel, Tag } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { AuditLink } from '../../shared/parts/audit-link.tsx';
import { FailurePage } from '../../shared/parts/failure-page.tsx';
import { NewLink } from '../../shared/parts/new-link.tsx';
import { PageBody, PageHead } from '../../shared/parts/page-head.tsx';
import { StatePicture } from '../../shared/parts/state-picture.tsx';
import { Sum } from '../../shared/parts/sum.tsx';
import { useMay } from '../../shared/session/use-me.ts';
import { useBrand } from '../../shared/session/use-status.ts';
import type { Times } from '../../shared/times.ts';
import { type Text, useText } from '../../shared/use-text.ts';
import { useTimes } from '../../shared/use-times.ts';
import { type Connection, connectionsQuery } from './connections.ts';

/** Every outside vendor, and how it is connected. */
export function ConnectionsPage() {
  const text = useText();
  const times = useTimes();
  const { currency } = useBrand();
  const navigate = useNavigate();
  const mayEdit = useMay('vendors.edit');
  const connections = useQuery(connectionsQuery);
  const columns = useMemo(() => columnsOf(text, times, currency), [text, times, currency]);
  if (connections.error)
    return <FailurePage error={connections.error} reset={() => void connections.refetch()} />;
  return (
    <PageBody>
      <PageHead
        title={text('console.doors.title')}
        lead={text('console.doors.lead')}
        actions={
          <>
            <AuditLink action="vendors." />
            {mayEdit && <NewLink to="/connections/new">{text('console.doors.new')}</NewLink>}
          </>
        }
      />
      <Table
        caption={text('console.doors.title')}
        columns={columns}
        rows={connections.data?.list ?? []}
        rowId={({ code }) => code}
        isLoading={connections.isPending}
        onRowOpen={({ code }) => void navigate({ to: '/connections/$code', params: { code } })}
        empty={
          <StatePanel
            picture={<StatePicture name="empty" />}
            title={text('console.doors.none')}
            text={text('console.doors.noneText')}
          />
        }
      />
    </PageBody>
  );
}

function columnsOf(text: Text, times: Times, currency: string): Column<Connection>[] {
  return [
    {
      id: 'code',
      header: text('console.doors.code'),
      onCard: 'title',
      cell: ({ code }) => <span className="code font-semibold">{code}</span>,
    },
    {
      id: 'kind',
      header: text('console.doors.kind'),
      cell: ({ kind }) => text(`console.doors.kind.${kind}`),
    },
    {
      id: 'exponent',
      header: text('console.doors.exponent'),
      className: 'md:max-[70rem]:hidden',
      cell: ({ exponent }) => text('console.doors.places', { count: exponent }),
    },
    {
      id: 'addresses',
      header: text('console.doors.addresses'),
      cell: ({ addresses }) =>
        addresses.length === 0 ? (
          <Tag tone="warn">{text('console.doors.anywhere')}</Tag>
        ) : (
          text('console.doors.countAddresses', { count: addresses.length })
        ),
    },
    {
      id: 'maxWin',
      header: text('console.doors.maxWin'),
      align: 'figure',
      cell: ({ maxWin }) => <Sum amount={maxWin} currency={currency} />,
    },
    {
      id: 'changed',
      header: text('console.doors.changed'),
      className: 'md:max-[70rem]:hidden',
      cell: ({ changedAt }) => <span className="num">{times.dayAndTime(changedAt)}</span>,
    },
    {
      id: 'state',
      header: text('console.doors.state'),
      onCard: 'aside',
      cell: ({ isEnabled }) => (
        <Tag tone={isEnabled ? 'good' : 'bad'}>
          {text(isEnabled ? 'console.doors.on' : 'console.doors.off')}
        </Tag>
      ),
    },
  ];
}
