import { cx } from '@baize/ui';
import { useText } from '../../../shared/words/use-text.ts';
import { Die, groundOf } from '../draws/ball.tsx';
import type { MarkStat } from '../trend/stats.ts';
import { LoweredTag } from './lowered-tag.tsx';
import { picked, quickPicks, toggled } from './marks.ts';
import { StatLine } from './stat-line.tsx';

type RowProps = {
  kind: string;
  title: string;
  pool: readonly number[];
  marked: readonly number[];
  onMarked: (marked: number[]) => void;
  statOf: (number: number) => MarkStat | undefined;
  percentOf: (number: number) => number;
};

/** The balls of one place, each with how long it has not come and how often it came, and many at one touch. */
export function NumberRow(props: RowProps) {
  const { kind, title, pool, marked, onMarked, statOf, percentOf } = props;
  const isWide = pool.length > 12;
  return (
    <fieldset className="@container rounded-card border bg-table p-2 md:p-3">
      <legend className="sr-only">{title}</legend>
      <div
        className={cx(
          'flex gap-x-4 gap-y-1.5',
          // A column that wraps would be as high as if its numbers stood one below the other.
          isWide ? 'flex-col items-stretch' : 'flex-wrap items-center',
        )}
      >
        <div className={cx('flex w-full items-center gap-2', !isWide && '@4xl:w-20')}>
          <span aria-hidden className="type-label shrink-0">
            {title}
          </span>
          <QuickPicks
            className={cx('flex', !isWide && '@4xl:hidden')}
            title={title}
            pool={pool}
            onMarked={onMarked}
          />
        </div>
        <div
          className={cx(
            'grid min-w-0 gap-1',
            isWide &&
              'grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] md:grid-cols-10 md:gap-y-2',
            !isWide && 'flex-1 md:grid-cols-[repeat(auto-fill,2.75rem)]',
            !isWide && (pool.length > 10 ? 'grid-cols-6' : 'grid-cols-5'),
          )}
        >
          {pool.map((number) => (
            <Mark
              key={number}
              kind={kind}
              number={number}
              isMarked={marked.includes(number)}
              stat={statOf(number)}
              percent={percentOf(number)}
              onPress={() => onMarked(toggled(marked, number))}
            />
          ))}
        </div>
        {!isWide && (
          <QuickPicks className="hidden @4xl:flex" title={title} pool={pool} onMarked={onMarked} />
        )}
      </div>
    </fieldset>
  );
}

type QuickProps = Pick<RowProps, 'title' | 'pool' | 'onMarked'> & { className: string };

function QuickPicks({ title, pool, onMarked, className }: QuickProps) {
  const text = useText();
  return (
    <div className={cx('ms-auto flex-wrap gap-1', className)}>
      {quickPicks.map((quick) => (
        <button
          key={quick}
          type="button"
          aria-label={`${title}: ${text(`tickets.quick.${quick}`)}`}
          onClick={() => onMarked(picked(pool, quick))}
          className="h-8 rounded-ctl border px-2 text-[0.8125rem] text-ink-soft hover:border-line-strong hover:text-ink touch:h-10 touch:min-w-10 touch:px-1.5"
        >
          {text(`tickets.quick.${quick}`)}
        </button>
      ))}
    </div>
  );
}

type MarkProps = {
  kind: string;
  number: number;
  isMarked: boolean;
  stat: MarkStat | undefined;
  percent: number;
  onPress: () => void;
};

function Mark(props: MarkProps) {
  const { kind, number, isMarked, stat, percent, onPress } = props;
  return (
    <span className="flex flex-col items-center">
      <button
        type="button"
        aria-pressed={isMarked}
        aria-label={String(number)}
        disabled={percent === 0}
        onClick={onPress}
        style={groundStyle(kind, number, isMarked)}
        className={cx(
          'num grid size-10 place-items-center border text-base font-semibold transition-transform active:scale-92 touch:size-11',
          kind === 'pk10' || kind === 'k3' ? 'rounded-[9px]' : 'rounded-full',
          'disabled:line-through disabled:opacity-35',
          isMarked
            ? 'border-transparent text-white shadow-[0_0_0_2px_var(--brass),inset_0_2px_3px_#ffffff40]'
            : 'bg-well text-ink hover:border-line-strong',
        )}
      >
        {kind === 'k3' && number <= 6 ? <Die face={number} className="size-8" /> : number}
      </button>
      {percent < 100 && <LoweredTag percent={percent} />}
      {stat && percent === 100 && (
        <StatLine stat={stat} className="text-[0.6875rem] leading-4 text-ink-soft" />
      )}
    </span>
  );
}

/** What is marked is its ball; where balls have colours of their own, the others wear them as a ring. */
function groundStyle(kind: string, number: number, isMarked: boolean) {
  if (kind === 'k3') return undefined;
  if (isMarked) return { background: groundOf(kind, number) };
  if (kind !== 'mark6' && kind !== 'pk10') return undefined;
  return { borderColor: groundOf(kind, number), borderWidth: 2.5 };
}
