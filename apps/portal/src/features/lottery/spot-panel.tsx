import { cx } from '@baize/ui';
import { toggled } from './marks.ts';
import type { PickProps } from './pick-props.ts';
import { groupOfSpot, useSpotWords } from './spot-words.ts';

/** A panel of fixed odds: every place names what it is and what it pays. */
export function SpotPanel({ play, marks, onMarks, oddsOf }: PickProps) {
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
                <button
                  key={spot}
                  type="button"
                  aria-pressed={marks.spots.includes(spot)}
                  onClick={() => onMarks({ spots: toggled(marks.spots, spot) })}
                  className={cx(
                    'flex min-h-14 flex-col items-center justify-center gap-0.5 rounded-ctl border px-1.5 py-1 text-center leading-tight transition-colors',
                    marks.spots.includes(spot)
                      ? 'border-brass bg-brass text-on-brass'
                      : 'bg-table hover:border-line-strong',
                  )}
                >
                  <span className="font-semibold">{spotName(spot)}</span>
                  <span className="num text-[0.8125rem] opacity-80">{oddsOf(spot)}</span>
                </button>
              ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
