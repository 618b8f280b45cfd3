import { type Output, sportsbookFixtures } from '@baize/contract';
import { Button, Panel, Skeleton, StatePanel, Tag } from '@baize/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ask } from '../../../shared/calls/api.ts';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useLanguage } from '../../../shared/words/use-language.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import { Crest } from '../drawings/crest.tsx';
import { SportMark } from '../drawings/sport-mark.tsx';
import type { SportsSearch } from '../search.ts';
import type { Category } from './use-lobby.ts';

const PAGE = 40;

/** Matches that are over, newest first, with the score of each period. */
export function Results({ category, search }: { category: Category; search: SportsSearch }) {
  const text = useText();
  const { language } = useLanguage();
  const { sport, league } = search;
  const pages = useInfiniteQuery({
    queryKey: ['sports', 'results', category, sport, league, language],
    queryFn: ({ pageParam, signal }) =>
      ask(
        sportsbookFixtures.results,
        {
          category,
          size: PAGE,
          ...(sport && { sport }),
          ...(league && { leagueId: league }),
          ...(pageParam && { after: pageParam }),
        },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ after }) => after ?? undefined,
  });
  const rows = pages.data?.pages.flatMap(({ list }) => list);
  if (pages.error) return <FormFault error={pages.error} />;
  if (!rows) return <Skeleton className="h-96" />;
  if (rows.length === 0) {
    return (
      <StatePanel title={text('sportsbook.none.results')} text={text('sportsbook.none.text')} />
    );
  }
  return (
    <Panel isPadded={false}>
      <ul>
        {rows.map((row) => (
          <ResultRow key={row.matchId} row={row} />
        ))}
      </ul>
      {pages.hasNextPage && (
        <div className="grid border-t p-3">
          <Button isBusy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            {text('sportsbook.more')}
          </Button>
        </div>
      )}
    </Panel>
  );
}

type Row = Output<typeof sportsbookFixtures.results.value>['list'][number];

function ResultRow({ row }: { row: Row }) {
  const text = useText();
  const { dateAndTime } = useTimes();
  return (
    <li className="relative border-t px-3.5 py-2.5 first:border-t-0 hover:bg-rail">
      <p className="mb-1 flex items-center gap-2 text-xs text-ink-soft">
        <SportMark sport={row.sport} className="size-4" />
        <bdi className="min-w-0 flex-1 truncate">{row.leagueName}</bdi>
        {row.revision > 1 && <Tag tone="warn">{text('sportsbook.results.corrected')}</Tag>}
        {row.phase !== 'ended' && <Tag>{text(`sportsbook.phase.${row.phase}`)}</Tag>}
        <span className="num">{dateAndTime(row.startsAt)}</span>
      </p>
      <Link
        to="."
        search={(old) => ({ ...old, match: row.matchId })}
        resetScroll
        className="grid gap-1 after:absolute after:inset-0"
      >
        {(['home', 'away'] as const).map((side) => (
          <span key={side} className="flex items-center gap-2 font-semibold">
            <Crest crest={row[side].crest} name={row[side].name} className="size-5 shrink-0" />
            <bdi className="min-w-0 flex-1 truncate">{row[side].name}</bdi>
            <span dir="ltr" className="num flex gap-2.5 text-xs font-normal text-ink-soft">
              {row.state?.periods.map((period, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: periods stay in their order
                <span key={n} className="min-w-4 text-end">
                  {period[side]}
                </span>
              ))}
            </span>
            <b dir="ltr" className="num min-w-6 text-end">
              {row.state?.[side]}
            </b>
          </span>
        ))}
      </Link>
    </li>
  );
}
