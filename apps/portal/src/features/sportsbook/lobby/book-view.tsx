import { sportsbookFixtures } from '@baize/contract';
import { Button, cx, Skeleton, StatePanel } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { useLanguage } from '../../../shared/words/use-language.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import type { MatchRow } from '../book.ts';
import { Outrights } from '../outrights/outrights.tsx';
import type { SportsSearch } from '../search.ts';
import { byLeague, byTime } from './groups.ts';
import { type Column, columns } from './main-markets.ts';
import { MatchList } from './match-list.tsx';
import { Results } from './results.tsx';
import { useFavourites } from './use-favourites.ts';
import { type Category, useLive, useTaken, useUpcoming } from './use-lobby.ts';

type Props = { category: Category; search: SportsSearch };

/** The matches that the address asks for. */
export function BookView(props: Props) {
  const [shows, setShows] = useState<Column>('result');
  const { search } = props;
  if (search.view === 'results') return <Results {...props} />;
  if (search.view === 'outrights' && !search.q) return <Outrights {...props} />;
  return (
    <>
      <ColumnSwitch shows={shows} onShows={setShows} />
      {search.q ? (
        <Found {...props} shows={shows} />
      ) : search.view === 'upcoming' ? (
        <Upcoming {...props} shows={shows} />
      ) : search.view === 'favourites' ? (
        <Favourites {...props} shows={shows} />
      ) : (
        <Live {...props} shows={shows} />
      )}
    </>
  );
}

/** A phone shows one of the three markets at a time. */
function ColumnSwitch({ shows, onShows }: { shows: Column; onShows: (column: Column) => void }) {
  const text = useText();
  return (
    // biome-ignore lint/a11y/useSemanticElements: three buttons in a row are no form
    <div
      role="group"
      aria-label={text('sportsbook.columns')}
      className="grid grid-cols-3 gap-0.5 rounded-ctl border bg-table p-0.75 md:hidden"
    >
      {columns.map((column) => (
        <button
          key={column}
          type="button"
          aria-pressed={shows === column}
          onClick={() => onShows(column)}
          className={cx(
            'h-10 rounded-[6px] text-[0.8125rem] font-medium',
            shows === column ? 'bg-rail-2 font-semibold text-ink' : 'text-ink-soft',
          )}
        >
          {text(`sportsbook.column.${column}`)}
        </button>
      ))}
    </div>
  );
}

type ListProps = Props & { shows: Column };

const wantedOf = ({ category, search }: Props) => ({
  category,
  sport: search.sport,
  league: search.league,
});

function Live(props: ListProps) {
  const { rows, error } = useLive(wantedOf(props), true);
  const items = useMemo(() => byLeague(rows ?? []), [rows]);
  return (
    <>
      <Rows rows={rows} error={error} none="sportsbook.none.live">
        <MatchList items={items} shows={props.shows} />
      </Rows>
      {/* Between two matchdays there is always something to back. */}
      {rows?.length === 0 && <Upcoming {...props} />}
    </>
  );
}

function Upcoming(props: ListProps) {
  const text = useText();
  const [order, setOrder] = useState<'time' | 'league'>('time');
  const { pages, rows } = useUpcoming(wantedOf(props), order, true);
  const items = useMemo(
    () => (order === 'time' ? byTime(rows ?? []) : byLeague(rows ?? [])),
    [rows, order],
  );
  return (
    <>
      <div className="flex gap-2">
        {(['time', 'league'] as const).map((value) => (
          <Button
            key={value}
            size="sm"
            aria-pressed={order === value}
            className={order === value ? 'border-brass!' : ''}
            onClick={() => setOrder(value)}
          >
            {text(`sportsbook.order.${value}`)}
          </Button>
        ))}
      </div>
      <Rows rows={rows} error={pages.error} none="sportsbook.none.upcoming">
        <MatchList
          items={items}
          shows={props.shows}
          foot={
            pages.hasNextPage && (
              <div className="grid border-t p-3">
                <Button
                  isBusy={pages.isFetchingNextPage}
                  onClick={() => void pages.fetchNextPage()}
                >
                  {text('sportsbook.more')}
                </Button>
              </div>
            )
          }
        />
      </Rows>
    </>
  );
}

/** What the member keeps, under way first. */
function Favourites(props: ListProps) {
  const { kept } = useFavourites();
  const live = useLive(wantedOf(props), true);
  const next = useUpcoming(wantedOf(props), 'time', true);
  const rows = useMemo(() => {
    const all = [...(live.rows ?? []), ...(next.rows ?? [])];
    return live.rows && next.rows ? all.filter((row) => isKept(row, kept)) : undefined;
  }, [live.rows, next.rows, kept]);
  const items = useMemo(() => byLeague(rows ?? []), [rows]);
  return (
    <Rows rows={rows} error={live.error ?? next.pages.error} none="sportsbook.none.favourites">
      <MatchList items={items} shows={props.shows} />
    </Rows>
  );
}

function isKept(row: MatchRow, kept: ReturnType<typeof useFavourites>['kept']): boolean {
  const ids = {
    match: [row.matchId],
    league: [row.leagueId],
    team: [row.home.teamId, row.away.teamId],
  };
  return kept.some(({ kind, id }) => ids[kind].includes(id));
}

function Found({ category, search, shows }: ListProps) {
  const { language } = useLanguage();
  const words = search.q ?? '';
  const { data, error } = useQuery({
    queryKey: ['sports', 'search', category, words, language],
    queryFn: ({ signal }) => ask(sportsbookFixtures.search, { words, category }, signal),
  });
  useTaken(data?.matches);
  const items = useMemo(() => byLeague(data?.matches ?? []), [data]);
  return (
    <Rows rows={data?.matches} error={error} none="sportsbook.none.search">
      <MatchList items={items} shows={shows} />
    </Rows>
  );
}

type RowsProps = {
  rows: readonly MatchRow[] | undefined;
  error: unknown;
  none: `sportsbook.none.${'live' | 'upcoming' | 'favourites' | 'search'}`;
  children: ReactNode;
};

/** A list, or why there is none. */
function Rows({ rows, error, none, children }: RowsProps) {
  const text = useText();
  if (!rows && error) return <FormFault error={error} />;
  if (!rows) return <Skeleton className="h-96" />;
  if (rows.length === 0)
    return <StatePanel title={text(none)} text={text('sportsbook.none.text')} />;
  return children;
}
