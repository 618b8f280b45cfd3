import { Pager } from '@baize/ui';
import { useFilters } from './search.ts';
import { trailOf, trailTo } from './trail.ts';

type Props = { next: string | null; className?: string };

/** Turns the pages of a list that is read on with `after`: back to any seen, on to the next one. */
export function TrailPager({ next, className }: Props) {
  const [search, setSearch] = useFilters();
  const trail = trailOf(search);
  const page = trail.length + 1;
  return (
    <Pager
      className={className}
      page={page}
      pageCount={next === null ? page : page + 1}
      onPage={(wanted) => setSearch({ after: trailTo(wanted, trail, next), id: '' })}
    />
  );
}
