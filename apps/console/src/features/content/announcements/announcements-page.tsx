import { contentAnnouncementsOperator, type Output } from '@baize/contract';
import { FilterBar, Pager, StatePanel } from '@baize/ui';
import { Table } from '@baize/ui/table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { pageOf, useFilters } from '../../../shared/list/search.ts';
import { FailurePage } from '../../../shared/parts/failure-page.tsx';
import { NewLink } from '../../../shared/parts/new-link.tsx';
import { PageBody, PageHead } from '../../../shared/parts/page-head.tsx';
import { StatePicture } from '../../../shared/parts/state-picture.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { useMay } from '../../../shared/session/use-me.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { announcementColumns } from './announcement-columns.tsx';

type Wanted = Output<typeof contentAnnouncementsOperator.listAnnouncements.input>;

const PAGE_SIZE = 20;
const NOTICES = ['PL', 'PU', 'PR', 'H', 'A'] as const;
const STATES = ['shown', 'waiting', 'over', 'off'] as const;

export function AnnouncementsPage() {
  return <List place="/announcements" />;
}

export function BannersPage() {
  return <List place="/banners" />;
}

/** Banners are announcements with a place of their own: their list is the same, with pictures. */
function List({ place }: { place: '/banners' | '/announcements' }) {
  const text = useText();
  const times = useTimes();
  const navigate = useNavigate();
  const mayEdit = useMay('content.edit');
  const [search, setSearch] = useFilters();
  const isBanners = place === '/banners';
  const wanted = wantedOf(search, isBanners);
  const list = useQuery({
    ...queryOf(contentAnnouncementsOperator.listAnnouncements, wanted),
    placeholderData: keepPreviousData,
  });
  const columns = useMemo(
    () => announcementColumns(text, times, isBanners),
    [text, times, isBanners],
  );
  if (list.error) return <FailurePage error={list.error} reset={() => void list.refetch()} />;
  const rows = (list.data?.list ?? []).filter(({ kind }) => isBanners || kind !== 'B');
  const words = isBanners ? 'console.banners' : 'console.announcements';
  return (
    <PageBody>
      <PageHead
        title={text(`${words}.title`)}
        lead={text(`${words}.lead`)}
        actions={mayEdit && <NewLink to={`${place}/new`}>{text(`${words}.new`)}</NewLink>}
      />
      <Filters isBanners={isBanners} />
      <Table
        caption={text(`${words}.title`)}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        isLoading={list.isPending}
        isSortedByServer
        onRowOpen={({ id }) => void navigate({ to: `${place}/${id}` })}
        empty={
          <StatePanel
            picture={<StatePicture name="empty" />}
            title={text(`${words}.none`)}
            text={text(`${words}.lead`)}
          />
        }
      />
      <Pager
        className="mt-4"
        page={wanted.page}
        pageCount={list.data?.totalPages ?? 1}
        onPage={(page) => setSearch({ page: String(page) })}
      />
    </PageBody>
  );
}

function wantedOf(search: Record<string, string | undefined>, isBanners: boolean): Wanted {
  const kind = isBanners ? 'B' : NOTICES.find((known) => known === search.kind);
  const state = STATES.find((known) => known === search.state);
  return {
    page: pageOf(search),
    pageSize: PAGE_SIZE,
    ...(kind && { kind }),
    ...(state && { state }),
  };
}

function Filters({ isBanners }: { isBanners: boolean }) {
  const text = useText();
  const [{ kind = '', state = '' }, setSearch] = useFilters();
  const states = {
    key: 'state',
    label: text('console.announcements.state'),
    kind: 'choice' as const,
    options: [
      { value: '', label: text('console.announcements.anyState') },
      ...STATES.map((value) => ({ value, label: text(`console.announcements.state.${value}`) })),
    ],
  };
  const kinds = {
    key: 'kind',
    label: text('console.announcements.kind'),
    kind: 'choice' as const,
    options: [
      { value: '', label: text('console.announcements.anyKind') },
      ...NOTICES.map((value) => ({ value, label: text(`console.announcements.kind.${value}`) })),
    ],
  };
  return (
    <FilterBar
      className="mb-4"
      filters={isBanners ? [states] : [kinds, states]}
      state={{ kind, state }}
      onChange={(next) => setSearch({ kind: next.kind ?? '', state: next.state ?? '', page: '' })}
    />
  );
}
