import { cx } from '@baize/ui';
import { spotGrounds } from '../draws/ball.tsx';
import { groupOfSpot, useSpotWords } from '../spot-words.ts';
import type { Stat } from '../trend/stats.ts';
import { LoweredTag } from './lowered-tag.tsx';
import { toggled } from './marks.ts';
import type { PickProps } from './pick-props.ts';
import { StatLine } from './stat-line.tsx';

/** A panel of fixed odds: every place names what it is and what it pays. */
export function SpotPanel({ play, marks, onMarks, oddsOf, statOf, percentOf }: PickProps) {
  const { spotName, groupName } = useSpotWords();
  if (play.form.kind !== 'spots' || !('spots' in marks)) return null;
  const { spots } = play.form;
  const groups = [...new Set(spots.map(groupOfSpot))];
  return (
    <div className="grid gap-3 md:grid-cols-[repeat(auto-fill,minmax(18rem,1fr))]">
      {groups.map((group) => (
        <fieldset key={group} className={cx(!group && 'md:col-span-full')}>
          {group && <legend className="type-label mb-1.5">{groupName(group)}</legend>}
          <div className="grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-1.5">
            {spots
              .filter((spot) => groupOfSpot(spot) === group)
              .map((spot) => (
                <Spot
                  key={spot}
                  name={spotName(spot)}
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
      ))}
    </div>
  );
}

type SpotProps = {
  name: string;
  odds: string;
  stat: Stat | undefined;
  ground: string | undefined;
  percent: number;
  isMarked: boolean;
  onPress: () => void;
};

function Spot({ name, odds, stat, ground, percent, isMarked, onPress }: SpotProps) {
  return (
    <button
      type="button"
      aria-pressed={isMarked}
      disabled={percent === 0}
      onClick={onPress}
      style={ground ? { background: ground } : undefined}
      className={cx(
        'relative flex min-h-14 flex-col items-center justify-center gap-0.5 rounded-ctl border px-1.5 py-1 text-center leading-tight transition-transform active:scale-96',
        'disabled:opacity-40',
        ground && 'border-transparent text-white',
        isMarked && 'shadow-[0_0_0_3px_var(--brass)]',
        !ground &&
          (isMarked ? 'border-brass bg-brass text-on-brass' : 'bg-table hover:border-line-strong'),
      )}
    >
      <span className="font-semibold">{name}</span>
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
