import { askRoads, type Mark, type Roads, roadsOf } from '@baize/games';
import { cx } from '@baize/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../../../shared/words/use-text.ts';

type Cell = { column: number; row: number };

/** Which letter of the table is red, and which blue. */
const MARKS: Readonly<Record<string, Mark>> = {
  B: 'first',
  D: 'first',
  M: 'first',
  P: 'second',
  G: 'second',
  W: 'second',
  T: 'tie',
};
const RED = '#d8402f';
const BLUE = '#3f7fd8';
const GREEN = '#1f9d6b';
const colourOf = (mark: Mark) => (mark === 'first' ? RED : mark === 'second' ? BLUE : GREEN);
const derived = { red: RED, blue: BLUE };

/** The letters of a table as the roads read them. */
export const marksRead = (marks: readonly string[]): Mark[] =>
  marks.flatMap((mark) => MARKS[mark] ?? []);

/** Who is red at a table, and who blue. */
export function sidesOf(
  game: string,
): readonly ['dragon' | 'banker' | 'meron', 'tiger' | 'player' | 'wala'] {
  if (game === 'dragon-tiger') return ['dragon', 'tiger'];
  return game.startsWith('baccarat') ? ['banker', 'player'] : ['meron', 'wala'];
}

/** Whether a table's results run along roads. */
export const hasRoads = (game: string) => game.startsWith('baccarat') || game === 'dragon-tiger';

/** The five roads of the shoe, and what the next win of either side would write. */
export function RoadMaps({
  marks,
  sides,
}: {
  marks: readonly string[];
  sides: readonly [string, string];
}) {
  const text = useText();
  const read = marksRead(marks);
  const roads = roadsOf(read);
  return (
    <div className="flex flex-col gap-2">
      <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-2">
        <Grid label={text('live.road.bead')} cells={roads.bead} size={16}>
          {({ mark }) => <circle r="6.5" fill={colourOf(mark)} />}
        </Grid>
        <Grid label={text('live.road.big')} cells={roads.big} size={16}>
          {BIG}
        </Grid>
      </div>
      <div className="grid grid-cols-3 gap-2">
        <Grid label={text('live.road.bigEye')} cells={roads.bigEye} size={9}>
          {({ colour }) => <circle r="3" fill="none" stroke={derived[colour]} strokeWidth="1.6" />}
        </Grid>
        <Grid label={text('live.road.small')} cells={roads.small} size={9}>
          {({ colour }) => <circle r="3.2" fill={derived[colour]} />}
        </Grid>
        <Grid label={text('live.road.cockroach')} cells={roads.cockroach} size={9}>
          {({ colour }) => <path d="M-3 3L3-3" stroke={derived[colour]} strokeWidth="2" />}
        </Grid>
      </div>
      <div className="flex gap-4 text-xs text-ink-soft">
        <Ask name={sides[0]} next={askRoads(read, 'first')} />
        <Ask name={sides[1]} next={askRoads(read, 'second')} />
      </div>
    </div>
  );
}

/** A win on the big road; a stroke for the ties that came after it. */
export const BIG = ({ mark, ties }: Roads['big'][number]) => (
  <>
    <circle r="5" fill="none" stroke={colourOf(mark)} strokeWidth="2.4" />
    {ties > 0 && <path d="M-5 5L5-5" stroke={GREEN} strokeWidth="1.8" />}
  </>
);

type GridProps<One extends Cell> = {
  label: string;
  cells: readonly One[];
  size: number;
  /** Shows the newest columns and no others, where there is no room to scroll. */
  isFixed?: boolean;
  children: (cell: One) => ReactNode;
};

const ROWS = 6;
const MIN_COLUMNS = 40;

export function Grid<One extends Cell>({
  label,
  cells,
  size,
  isFixed = false,
  children,
}: GridProps<One>) {
  const box = useRef<HTMLDivElement>(null);
  const used = Math.max(0, ...cells.map(({ column }) => column + 2));
  const columns = Math.max(MIN_COLUMNS, used);
  useEffect(() => {
    // The newest column is in sight, with one more to come.
    if (box.current) box.current.scrollLeft = used * size - box.current.clientWidth;
  }, [used, size]);
  return (
    <div
      ref={box}
      dir="ltr"
      className={cx(
        'rounded-[6px] bg-white/95 [scrollbar-width:none]',
        isFixed ? 'overflow-hidden' : 'overflow-x-auto',
      )}
    >
      <svg
        role="img"
        aria-label={label}
        width={columns * size}
        height={ROWS * size}
        className="block"
      >
        <path
          d={`${Array.from({ length: columns }, (_, n) => `M${n * size} 0V${ROWS * size}`).join('')}${Array.from({ length: ROWS }, (_, n) => `M0 ${n * size}H${columns * size}`).join('')}`}
          stroke="#0000001c"
        />
        {cells.map((cell) => (
          <g
            key={`${cell.column},${cell.row}`}
            transform={`translate(${(cell.column + 0.5) * size} ${(cell.row + 0.5) * size})`}
          >
            {children(cell)}
          </g>
        ))}
      </svg>
    </div>
  );
}

function Ask({ name, next }: { name: string; next: ReturnType<typeof askRoads> }) {
  const shapes = [next.bigEye, next.small, next.cockroach];
  return (
    <span className="flex items-center gap-1.5">
      {name}
      {shapes.map((colour, n) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: three roads in their order
          key={n}
          className={cx('size-2.5 rounded-full border-2', n > 0 && 'border-0')}
          style={{ [n === 0 ? 'borderColor' : 'background']: colour ? derived[colour] : '#888' }}
        />
      ))}
    </span>
  );
}

/** Results one after another, where there are no two sides. */
export function ResultStrip({
  marks,
  toneOf,
}: {
  marks: readonly string[];
  toneOf: (mark: string) => string;
}) {
  return (
    <div dir="ltr" className="flex flex-wrap gap-1">
      {marks.slice(-40).map((mark, n) => (
        <b
          // biome-ignore lint/suspicious/noArrayIndexKey: results may repeat
          key={n}
          className="num grid h-7 min-w-7 place-items-center rounded-[6px] px-1.5 text-[0.8125rem] text-white"
          style={{ background: toneOf(mark) }}
        >
          {mark}
        </b>
      ))}
    </div>
  );
}
