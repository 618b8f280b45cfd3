import { type Mark, roadsOf } from '@baize/games';
import { useText } from '../../../../shared/words/use-text.ts';
import type { LiveState } from '../live-state.ts';
import { Grid } from '../roads.tsx';

const MARKS: Readonly<Record<string, Mark>> = { M: 'first', W: 'second', D: 'tie', F: 'tie' };
const COLOURS: Record<Mark, string> = { first: '#c22f20', second: '#245fb8', tie: '#1f8a62' };

/** The last fights in order, and the runs of either corner. */
export function FightTrends({ state }: { state: LiveState }) {
  const text = useText();
  const { marks } = state.table;
  const count = (...letters: string[]) => marks.filter((mark) => letters.includes(mark)).length;
  const { bead, big } = roadsOf(marks.flatMap((mark) => MARKS[mark] ?? []));
  return (
    <section className="flex flex-col gap-2">
      <h3 className="flex flex-wrap justify-between gap-x-3 text-sm font-semibold">
        {text('live.arena.last', { count: marks.length })}
        <span className="num font-medium">
          {text('live.spot.meron')} {count('M')} · {text('live.spot.wala')} {count('W')} ·{' '}
          {text('live.spot.draw')} {count('D', 'F')}
        </span>
      </h3>
      <Grid label={text('live.road.bead')} cells={bead} size={18}>
        {({ mark }) => <circle r="7" fill={COLOURS[mark]} />}
      </Grid>
      <Grid label={text('live.road.big')} cells={big} size={14}>
        {({ mark, ties }) => (
          <>
            <circle r="4.8" fill="none" stroke={COLOURS[mark]} strokeWidth="2.2" />
            {ties > 0 && <path d="M-4 4L4-4" stroke={COLOURS.tie} strokeWidth="1.8" />}
          </>
        )}
      </Grid>
    </section>
  );
}
