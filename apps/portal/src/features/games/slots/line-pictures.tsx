import { useText } from '../../../shared/words/use-text.ts';
import { rowOnLine } from './engine/win-cells.ts';

const [COLUMNS, ROWS, SIDE] = [5, 3, 10];

/** Every line on a small board of its own. */
export function LinePictures({ lines }: { lines: readonly string[] }) {
  const text = useText();
  return (
    <ol className="grid grid-cols-5 gap-2" dir="ltr">
      {lines.map((line, i) => (
        <li key={line} className="flex flex-col items-center gap-1">
          <svg
            viewBox={`0 0 ${COLUMNS * SIDE} ${ROWS * SIDE}`}
            className="w-full rounded-sm bg-rail"
            role="img"
            aria-label={text('slots.pays.line', { line: i + 1 })}
          >
            {[...line].map((row, column) => (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                key={column}
                x={column * SIDE + 1}
                y={Number(row) * SIDE + 1}
                width={SIDE - 2}
                height={SIDE - 2}
                rx={1.5}
                className="fill-felt/40"
              />
            ))}
            <path d={pathOf(line)} className="fill-none stroke-brass" strokeWidth={1.8} />
          </svg>
          <span className="num text-[0.6875rem] text-ink-soft" aria-hidden>
            {i + 1}
          </span>
        </li>
      ))}
    </ol>
  );
}

const pathOf = (line: string): string =>
  Array.from(line, (_, column) => {
    const [x, y] = [(column + 0.5) * SIDE, (rowOnLine(line, column) + 0.5) * SIDE];
    return `${column === 0 ? 'M' : 'L'}${x} ${y}`;
  }).join('');
