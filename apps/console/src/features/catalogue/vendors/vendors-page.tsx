import { StatePanel, Tag } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { FailurePage } from '../../../shared/parts/failure-page.tsx';
import { NewLink } from '../../../shared/parts/new-link.tsx';
import { PageBody, PageHead } from '../../../shared/parts/page-head.tsx';
import { StatePicture } from '../../../shared/parts/state-picture.tsx';
import { useMay } from '../../../shared/session/use-me.ts';
import { type Text, useText } from '../../../shared/use-text.ts';
import { englishName, type Vendor, vendorsQuery } from '../use-catalogue.ts';

/** Who makes the games, in the order players meet them. */
export function VendorsPage() {
  const text = useText();
  const navigate = useNavigate();
  const mayEdit = useMay('catalogue.edit');
  const vendors = useQuery(vendorsQuery);
  const columns = useMemo(() => columnsOf(text), [text]);
  if (vendors.error) {
    return <FailurePage error={vendors.error} reset={() => void vendors.refetch()} />;
  }
  return (
    <PageBody>
      <PageHead
        title={text('console.vendors.title')}
        lead={text('console.vendors.lead')}
        actions={mayEdit && <NewLink to="/vendors/new">{text('console.vendors.new')}</NewLink>}
      />
      <Table
        caption={text('console.vendors.title')}
        columns={columns}
        rows={vendors.data?.list ?? []}
        rowId={({ code }) => code}
        isLoading={vendors.isPending}
        onRowOpen={({ code }) => void navigate({ to: '/vendors/$code', params: { code } })}
        empty={
          <StatePanel
            picture={<StatePicture name="empty" />}
            title={text('console.vendors.none')}
            text={text('console.vendors.lead')}
          />
        }
      />
    </PageBody>
  );
}

function columnsOf(text: Text): Column<Vendor>[] {
  return [
    {
      id: 'name',
      header: text('console.vendors.name'),
      onCard: 'title',
      cell: ({ names, code }) => (
        <span className="block py-1.5 leading-tight">
          <span className="block font-semibold">{englishName(names, code)}</span>
          <span className="code text-ink-soft">{code}</span>
        </span>
      ),
    },
    {
      id: 'adapter',
      header: text('console.vendors.adapter'),
      cell: ({ adapter }) => <span className="code">{adapter}</span>,
    },
    {
      id: 'games',
      header: text('console.vendors.games'),
      align: 'figure',
      sortBy: ({ gameCount }) => gameCount,
      cell: ({ gameCount }) => <span className="num">{gameCount.toLocaleString('en')}</span>,
    },
    {
      id: 'sort',
      header: text('console.games.sort'),
      align: 'figure',
      sortBy: ({ sort }) => sort,
      cell: ({ sort }) => <span className="num text-ink-soft">{sort}</span>,
    },
    {
      id: 'state',
      header: text('console.games.state'),
      onCard: 'aside',
      cell: ({ isEnabled, isOpenable, isHot }) => (
        <span className="flex gap-1">
          {!isEnabled && <Tag tone="bad">{text('console.games.off')}</Tag>}
          {isEnabled && !isOpenable && <Tag tone="warn">{text('console.vendors.noAdapter')}</Tag>}
          {isEnabled && isOpenable && <Tag tone="good">{text('console.games.on')}</Tag>}
          {isHot && <Tag tone="warn">{text('console.games.state.hot')}</Tag>}
        </span>
      ),
    },
  ];
}
