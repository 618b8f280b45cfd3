import { vendorsConnectionsOperator } from '@baize/contract';
import { buttonClasses, StatePanel, Tag } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { LiveTag } from '../../shared/live/live-tag.tsx';
import { useLiveTouch } from '../../shared/live/use-live-touch.ts';
import { FailurePage } from '../../shared/parts/failure-page.tsx';
import { PageBody, PageHead } from '../../shared/parts/page-head.tsx';
import { StatePicture } from '../../shared/parts/state-picture.tsx';
import { queryOf } from '../../shared/queries.ts';
import { useMay } from '../../shared/session/use-me.ts';
import { type Text, useText } from '../../shared/use-text.ts';
import { type Alarm, useAlarms } from './alarms.ts';

/** What about play somebody should look at now: rules, returns, pots and bets that never ended. */
export function AlarmsPage() {
  const text = useText();
  const navigate = useNavigate();
  const alarms = useAlarms();
  useLiveTouch('ops:play', ['play']);
  const columns = useMemo(() => columnsOf(text), [text]);
  if (alarms.error) {
    return <FailurePage error={alarms.error} reset={() => void alarms.refetch()} />;
  }
  return (
    <PageBody>
      <PageHead
        title={text('console.alarms.title')}
        lead={text('console.alarms.lead')}
        actions={
          <>
            <VendorAlarms />
            <LiveTag />
          </>
        }
      />
      <Table
        caption={text('console.alarms.title')}
        columns={columns}
        rows={alarms.list}
        rowId={({ id }) => id}
        isLoading={alarms.isPending}
        onRowOpen={({ to }) => void navigate({ to })}
        empty={
          <StatePanel
            picture={<StatePicture name="empty" />}
            title={text('console.alarms.none')}
            text={text('console.alarms.noneText')}
          />
        }
      />
    </PageBody>
  );
}

/** Those of vendors have a page of their own. */
function VendorAlarms() {
  const text = useText();
  const mayRead = useMay('vendors.read');
  const unseen = useQuery({
    ...queryOf(vendorsConnectionsOperator.listAlerts, { vendor: '', isSeen: 'no', pageSize: 50 }),
    enabled: mayRead,
    refetchInterval: 30_000,
  });
  const count = unseen.data?.list.length ?? 0;
  if (count === 0) return null;
  return (
    <Link to="/vendor-alarms" className={buttonClasses({})}>
      {text('console.alarms.ofVendors', { count })}
    </Link>
  );
}

function columnsOf(text: Text): Column<Alarm>[] {
  return [
    {
      id: 'kind',
      header: text('console.alarms.kind'),
      onCard: 'aside',
      cell: ({ kind }) => <Tag tone="bad">{text(`console.alarms.kind.${kind}`)}</Tag>,
    },
    {
      id: 'name',
      header: text('console.play.what'),
      onCard: 'title',
      cell: ({ name }) => <span className="font-semibold">{name}</span>,
    },
    {
      id: 'words',
      header: text('console.alarms.words'),
      cell: ({ words }) => <span className="block max-w-prose py-2">{words}</span>,
    },
  ];
}
