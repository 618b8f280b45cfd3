import { Pager } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useFilters } from '../../../shared/list/search.ts';
import { FailurePage } from '../../../shared/parts/failure-page.tsx';
import { NewLink } from '../../../shared/parts/new-link.tsx';
import { PageBody, PageHead } from '../../../shared/parts/page-head.tsx';
import { useMay } from '../../../shared/session/use-me.ts';
import { useText } from '../../../shared/use-text.ts';
import { gamesQuery } from '../use-catalogue.ts';
import { gameFilters, PAGE_SIZE } from './game-filters.ts';
import { GamesFilterBar } from './games-filter-bar.tsx';
import { GamesTable } from './games-table.tsx';
import { MarkBar } from './mark-bar.tsx';

/** Every game of the lobby, shown to players or not. */
export function GamesPage() {
  const text = useText();
  const mayEdit = useMay('catalogue.edit');
  const [search, setSearch] = useFilters();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const filters = useMemo(() => gameFilters(search), [search]);
  const list = useQuery(gamesQuery(filters));
  if (list.error) return <FailurePage error={list.error} reset={() => void list.refetch()} />;
  const { totalCount = 0, totalPages = 1 } = list.data ?? {};
  const from = (filters.page - 1) * PAGE_SIZE;
  return (
    <PageBody>
      <PageHead
        title={text('console.games.title')}
        note={text('console.games.count', { count: totalCount })}
        actions={mayEdit && <NewLink to="/games/new">{text('console.games.new')}</NewLink>}
      />
      <GamesFilterBar />
      <GamesTable
        rows={list.data?.list ?? []}
        isLoading={list.isPending}
        chosen={chosen}
        onChoose={mayEdit ? setChosen : undefined}
      />
      {list.data && totalCount > 0 && (
        <Pager
          className="mt-4"
          page={filters.page}
          pageCount={totalPages}
          onPage={(page) => setSearch({ page: String(page) })}
          summary={text('console.list.range', {
            from: from + 1,
            to: Math.min(from + PAGE_SIZE, totalCount),
            count: totalCount,
          })}
        />
      )}
      <MarkBar chosen={chosen} onDone={() => setChosen([])} />
    </PageBody>
  );
}
