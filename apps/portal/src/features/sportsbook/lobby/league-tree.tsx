import { cx } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { CalendarDays, Radio, Star, Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSportName } from '../../../shared/sportsbook/names.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { SportMark } from '../drawings/sport-mark.tsx';
import type { SportsSearch, View } from '../search.ts';
import { type Category, type Tree, useTree } from './use-lobby.ts';

type Props = {
  category: Category;
  search: SportsSearch;
  className?: string;
  /** All leagues at once, where there is room and little time. */
  isOpen?: boolean;
};

/** Sports and their leagues beside the book, with how many matches each has. */
export function LeagueTree({ category, search, className, isOpen = false }: Props) {
  const text = useText();
  const sportName = useSportName();
  const { data } = useTree(category);
  const live = data?.reduce((sum, one) => sum + one.live, 0);
  const upcoming = data?.reduce((sum, one) => sum + one.upcoming, 0);
  return (
    <nav aria-label={text('sportsbook.leagues')} className={cx('text-[0.8125rem]', className)}>
      <ViewLink view="live" search={search} icon={<Radio />} count={live} />
      <ViewLink view="upcoming" search={search} icon={<CalendarDays />} count={upcoming} />
      <ViewLink view="favourites" search={search} icon={<Star />} />
      <ViewLink view="results" search={search} icon={<Trophy />} />
      <h3 className="px-2 pt-4 pb-1.5 text-xs font-medium text-ink-soft">
        {text('sportsbook.sports')}
      </h3>
      {data?.map((one) => (
        <SportBranch
          key={one.sport}
          one={one}
          search={search}
          name={sportName(one.sport)}
          isOpen={isOpen || search.sport === one.sport}
        />
      ))}
    </nav>
  );
}

const linkClasses =
  'flex min-h-9 items-center gap-2.5 rounded-ctl px-2 font-medium text-ink-soft hover:bg-rail hover:text-ink aria-[current]:bg-rail aria-[current]:text-ink [&>svg]:size-4.5 [&>svg]:shrink-0';

type ViewProps = {
  view: Exclude<View, 'bets'>;
  search: SportsSearch;
  icon: ReactNode;
  count?: number | undefined;
};

function ViewLink({ view, search, icon, count }: ViewProps) {
  const text = useText();
  const isChosen = !search.match && !search.sport && (search.view ?? 'live') === view;
  return (
    <Link
      to="."
      search={{ view }}
      aria-current={isChosen ? 'page' : undefined}
      className={linkClasses}
    >
      {icon}
      {text(`sportsbook.view.${view}`)}
      <Count count={count} />
    </Link>
  );
}

function Count({ count }: { count?: number | undefined }) {
  return <span className="num ms-auto text-xs font-normal">{count}</span>;
}

type BranchProps = { one: Tree[number]; search: SportsSearch; name: string; isOpen: boolean };

/** A sport; its leagues open with it. */
function SportBranch({ one, search, name, isOpen }: BranchProps) {
  const isChosen = search.sport === one.sport && !search.league;
  const view = search.view && search.view !== 'bets' ? { view: search.view } : {};
  return (
    <>
      <Link
        to="."
        search={{ ...view, sport: one.sport }}
        aria-current={isChosen ? 'page' : undefined}
        aria-expanded={isOpen}
        className={linkClasses}
      >
        <SportMark sport={one.sport} />
        <span className="truncate">{name}</span>
        <Count count={one.live + one.upcoming} />
      </Link>
      {isOpen &&
        one.leagues.map((league) => (
          <Link
            key={league.leagueId}
            to="."
            search={{ ...view, sport: one.sport, league: league.leagueId }}
            aria-current={search.league === league.leagueId ? 'page' : undefined}
            className={cx(linkClasses, 'ps-9')}
          >
            <bdi className="truncate">{league.name}</bdi>
            <Count count={league.live + league.upcoming} />
          </Link>
        ))}
    </>
  );
}
