import { Button, cx } from '@baize/ui';
import { useCallback } from 'react';
import { useErrorWords } from '../../../shared/calls/use-error-words.ts';
import { StatePage } from '../../../shared/pages/state-page.tsx';
import { useSession } from '../../../shared/session/use-session.ts';
import { useText } from '../../../shared/words/use-text.ts';
import type { ListedCategory } from '../categories.ts';
import { FoundNothing } from './found-nothing.tsx';
import { GameGrid, GridSkeleton } from './game-grid.tsx';
import type { ChangeSearch, ListSearch } from './list-search.ts';
import { MembersOnly } from './members-only.tsx';
import { isOwn, useGameList } from './use-game-list.ts';

type Props = { category: ListedCategory; search: ListSearch; onChange: ChangeSearch };

/** The games that the address asks for, or a plain word about why there are none. */
export function FoundGames({ category, search, onChange }: Props) {
  const text = useText();
  const kind = useSession()?.kind;
  const isClosed = isOwn(search.filter) && kind !== 'member' && kind !== 'agent';
  const list = useGameList({ gameType: category, ...search }, { isEnabled: !isClosed });
  const { fetchNextPage, isFetching, isFetchNextPageError } = list;
  const goOn = useCallback(() => {
    if (!isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [isFetching, isFetchNextPageError, fetchNextPage]);
  if (isClosed) return <MembersOnly />;
  if (list.isError && !list.games) {
    return <ListFailed error={list.error} onRetry={() => void list.refetch()} />;
  }
  if (!list.games) return <GridSkeleton />;
  const total = list.total ?? 0;
  if (total === 0) {
    return <FoundNothing category={category} search={search} onChange={onChange} />;
  }
  return (
    <div
      aria-busy={list.isPlaceholderData}
      className={cx('transition-opacity', list.isPlaceholderData && 'opacity-50')}
    >
      <p role="status" className="sr-only">
        {text('catalogue.count', { count: total })}
      </p>
      <GameGrid
        label={text('catalogue.list.label')}
        games={list.games}
        total={total}
        hasMore={list.hasNextPage}
        onMore={goOn}
      />
      {isFetchNextPageError && (
        <ListFailed error={list.error} onRetry={() => void fetchNextPage()} />
      )}
    </div>
  );
}

function ListFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const text = useText();
  const errorWords = useErrorWords();
  return (
    <StatePage
      isWide
      isAlert
      level={2}
      state="offline"
      className="mt-4"
      title={errorWords(error)}
      text={text('catalogue.list.failed')}
      actions={
        <Button kind="brass" onClick={onRetry}>
          {text('system.offline.retry')}
        </Button>
      }
    />
  );
}
