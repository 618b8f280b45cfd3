import { cx } from '@baize/ui';
import { groupOfSpot } from '../../../shared/bet-words/lottery-words.ts';
import { Die, spotGrounds } from '../draws/ball.tsx';
import { useSpotWords } from '../spot-words.ts';
import type { MarkStat } from '../trend/stats.ts';
import { LoweredTag } from './lowered-tag.tsx';
import { toggled } from './marks.ts';
import type { PickProps } from './pick-props.ts';
import { StatLine } from './stat-line.tsx';

/** A panel of fixed odds: every place names what it is and what it pays. */
export function SpotPanel({ kind, play, marks, onMarks, oddsOf, statOf, percentOf }: PickProps) {
  const { spotName, groupName } = useSpotWords();
  if (play.form.kind !== 'spots' || !('spots' in marks)) return null;
  const { spots } = play.form;
  const groups = [...new Set(spots.map(groupOfSpot))];
  return (
    <div className="grid gap-3 md:grid-cols-[repeat(auto-fill,minmax(18rem,1fr))]">
      {groups.map((group) => {
        const own = spots.filter((spot) => groupOfSpot(spot) === group);
        return (
          <fieldset key={group} className={cx(!group && 'md:col-span-full')}>
            {group && <legend className="type-label mb-1.5">{groupName(group)}</legend>}
            <div className={cx('grid gap-1.5', columnsFor(own.length, group !== ''))}>
              {own.map((spot) => (
                <Spot
                  key={spot}
                  name={spotName(spot)}
                  dice={kind === 'k3' ? diceOf(play.code, spot) : []}
                  odds={oddsOf(spot)}
                  stat={statOf(spot)}
                  ground={spotGrounds[spot]}
                  percent={percentOf(spot)}
                  isMarked={marks.spots.includes(spot)}
                  onPress={() => onMarks({ spots: toggled(marks.spots, spot) })}
                />
              ))}
            </div>
          </fieldset>
        );
      })}
    </div>
  );
}

/** A few stand in one row, or in rows of the same length: none is left alone in a row of its own. */
const EVEN_ROWS: Readonly<Record<number, string>> = {
  2: 'grid-cols-2',
  3: 'grid-cols-3',
  4: 'grid-cols-4',
  5: 'grid-cols-3 md:grid-cols-5',
  6: 'grid-cols-3 md:grid-cols-6',
  12: 'grid-cols-4 md:grid-cols-6',
  16: 'grid-cols-4 md:grid-cols-8',
};

function columnsFor(count: number, isOneOfMany: boolean): string {
  const even = isOneOfMany && count > 4 ? undefined : EVEN_ROWS[count];
  return even ?? 'grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))]';
}

/** Dice that must show certain faces are shown as dice. */
function diceOf(play: string, spot: string): readonly number[] {
  const faces = /\d+$/.exec(spot)?.[0] ?? '';
  return ['triple', 'pair', 'pair-single'].includes(play) ? [...faces].map(Number) : [];
}

type SpotProps = {
  name: string;
  dice: readonly number[];
  odds: string;
  stat: MarkStat | undefined;
  ground: string | undefined;
  percent: number;
  isMarked: boolean;
  onPress: () => void;
};

function Spot({ name, dice, odds, stat, ground, percent, isMarked, onPress }: SpotProps) {
  return (
    <button
      type="button"
      aria-pressed={isMarked}
      disabled={percent === 0}
      onClick={onPress}
      style={ground ? { background: ground } : undefined}
      className={cx(
        'relative flex min-h-14 md:min-h-18 flex-col items-center justify-center gap-0.5 rounded-ctl border px-1.5 py-1 text-center leading-tight transition-transform active:scale-96',
        'disabled:opacity-40',
        ground && 'border-transparent text-white',
        isMarked && 'shadow-[0_0_0_3px_var(--brass)]',
        !ground &&
          (isMarked ? 'border-brass bg-brass text-on-brass' : 'bg-table hover:border-line-strong'),
      )}
    >
      {dice.length > 0 && (
        <span dir="ltr" aria-hidden className="flex gap-0.5">
          {dice.map((face, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
            <Die key={place} face={face} className="size-5! md:size-6!" />
          ))}
        </span>
      )}
      <span className={cx('font-semibold md:text-[1.0625rem]', dice.length > 0 && 'sr-only')}>
        {name}
      </span>
      <span className="num text-[0.8125rem] opacity-90">{odds}</span>
      {percent < 100 && <LoweredTag percent={percent} />}
      {stat && (
        <StatLine
          stat={stat}
          isPlain={isMarked || ground !== undefined}
          className="text-[0.6875rem]"
        />
      )}
    </button>
  );
}
