import { contentPagesOperator, contentPages as contract } from '@baize/contract';
import { FilterBar, Pager, StatePanel, Tag } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
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
import type { Times } from '../../../shared/times.ts';
import { type Text, useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { titleOf } from '../announcements/announcement-columns.tsx';
import type { TextPage } from './page-editable.ts';

const PAGE_SIZE = 20;

/** Blog posts, news, terms and the other pages of words. */
export function PagesPage() {
  const text = useText();
  const times = useTimes();
  const navigate = useNavigate();
  const mayEdit = useMay('content.edit');
  const [search, setSearch] = useFilters();
  const kind = contract.pageKinds.find((known) => known === search.kind);
  const wanted = { page: pageOf(search), pageSize: PAGE_SIZE, ...(kind && { kind }) };
  const list = useQuery({
    ...queryOf(contentPagesOperator.listPages, wanted),
    placeholderData: keepPreviousData,
  });
  const columns = useMemo(() => columnsOf(text, times), [text, times]);
  if (list.error) return <FailurePage error={list.error} reset={() => void list.refetch()} />;
  return (
    <PageBody>
      <PageHead
        title={text('console.pages.title')}
        lead={text('console.pages.lead')}
        actions={mayEdit && <NewLink to="/pages/new">{text('console.pages.new')}</NewLink>}
      />
      <FilterBar
        className="mb-4"
        filters={[
          {
            key: 'kind',
            label: text('console.pages.kind'),
            kind: 'choice',
            options: [
              { value: '', label: text('console.pages.anyKind') },
              ...contract.pageKinds.map((value) => ({
                value,
                label: text(`console.pages.kind.${value}`),
              })),
            ],
          },
        ]}
        state={{ kind: kind ?? '' }}
        onChange={(next) => setSearch({ kind: next.kind ?? '', page: '' })}
      />
      <Table
        caption={text('console.pages.title')}
        columns={columns}
        rows={list.data?.list ?? []}
        rowId={({ id }) => id}
        isLoading={list.isPending}
        isSortedByServer
        onRowOpen={({ id }) => void navigate({ to: `/pages/${id}` })}
        empty={
          <StatePanel
            picture={<StatePicture name="empty" />}
            title={text('console.pages.none')}
            text={text('console.pages.lead')}
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

function columnsOf(text: Text, times: Times): Column<TextPage>[] {
  return [
    {
      id: 'title',
      header: text('console.announcements.titleOf'),
      onCard: 'title',
      cell: ({ texts, slug }) => (
        <span className="block py-1.5 leading-tight">
          <span className="block max-w-96 truncate font-semibold">{titleOf(texts)}</span>
          <span className="code text-ink-soft">{slug}</span>
        </span>
      ),
    },
    {
      id: 'kind',
      header: text('console.pages.kind'),
      cell: ({ kind }) => text(`console.pages.kind.${kind}`),
    },
    {
      id: 'languages',
      header: text('console.help.languages'),
      cell: ({ texts }) => Object.keys(texts).join(' · '),
    },
    {
      id: 'published',
      header: text('console.pages.publishedAt'),
      cell: ({ publishedAt }) => <span className="num">{times.dayAndTime(publishedAt)}</span>,
    },
    {
      id: 'state',
      header: text('console.announcements.state'),
      onCard: 'aside',
      cell: ({ isPublished, publishedAt }) => {
        const state = !isPublished ? 'draft' : publishedAt > Date.now() ? 'waiting' : 'shown';
        const tone = { draft: 'plain', waiting: 'info', shown: 'good' } as const;
        return <Tag tone={tone[state]}>{text(`console.pages.state.${state}`)}</Tag>;
      },
    },
  ];
}
