import { cx } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { LayoutGrid } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSportName } from '../../../shared/sportsbook/names.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { SportMark } from '../drawings/sport-mark.tsx';
import type { SportsSearch } from '../search.ts';
import { type Category, useTree } from './use-lobby.ts';

type Props = { category: Category; search: SportsSearch };

/** The sports side by side, where a thumb reaches them. */
export function SportsRow({ category, search }: Props) {
  const text = useText();
  const sportName = useSportName();
  const { data } = useTree(category);
  return (
    <nav
      aria-label={text('sportsbook.sports')}
      className="-mx-3.5 flex min-h-18 gap-1 overflow-x-auto px-3.5 [scrollbar-width:none] @[72rem]/page:hidden"
    >
      <SportLink
        isChosen={!search.sport}
        mark={<LayoutGrid aria-hidden />}
        name={text('sportsbook.all')}
      />
      {data?.map(({ sport, live }) => (
        <SportLink
          key={sport}
          sport={sport}
          isChosen={search.sport === sport}
          mark={<SportMark sport={sport} />}
          name={sportName(sport)}
          live={live}
        />
      ))}
    </nav>
  );
}

type LinkProps = {
  sport?: SportsSearch['sport'];
  isChosen: boolean;
  mark: ReactNode;
  name: string;
  live?: number;
};

function SportLink({ sport, isChosen, mark, name, live }: LinkProps) {
  return (
    <Link
      to="."
      search={({ view }) => ({ ...(view && { view }), ...(sport && { sport }) })}
      aria-current={isChosen ? 'page' : undefined}
      className={cx(
        'relative grid w-18 shrink-0 justify-items-center gap-1 rounded-ctl py-2 text-[0.6875rem] font-medium [&>svg]:size-7',
        isChosen ? 'bg-rail text-ink' : 'text-ink-soft',
      )}
    >
      {mark}
      <span className="max-w-full truncate px-1">{name}</span>
      {live !== undefined && live > 0 && (
        <span className="num absolute end-2 top-1 text-[0.625rem] font-bold text-brass-text">
          {live}
        </span>
      )}
    </Link>
  );
}
