import { riverSigns } from './signs.ts';

const FILES = 9;
const RANKS = 10;
const STEP = 100;
const EDGE = 60;

export const BOARD = {
  width: (FILES - 1) * STEP + EDGE * 2,
  height: (RANKS - 1) * STEP + EDGE * 2,
};

/** Where a point of the board lies, as shares of its width and height. */
export const pointAt = (file: number, row: number) => ({
  left: `${((EDGE + file * STEP) / BOARD.width) * 100}%`,
  top: `${((EDGE + row * STEP) / BOARD.height) * 100}%`,
});

const x = (file: number) => EDGE + file * STEP;
const y = (row: number) => EDGE + row * STEP;

/** Files are cut by the river, but for the two at the edge; each palace has its cross. */
function lines(): string {
  const across = Array.from({ length: RANKS }, (_, row) => `M${x(0)} ${y(row)}H${x(FILES - 1)}`);
  const down = Array.from({ length: FILES }, (_, file) =>
    file === 0 || file === FILES - 1
      ? `M${x(file)} ${y(0)}V${y(RANKS - 1)}`
      : `M${x(file)} ${y(0)}V${y(4)}M${x(file)} ${y(5)}V${y(RANKS - 1)}`,
  );
  const palaces = [0, 7].map(
    (row) => `M${x(3)} ${y(row)}L${x(5)} ${y(row + 2)}M${x(5)} ${y(row)}L${x(3)} ${y(row + 2)}`,
  );
  return [...across, ...down, ...palaces].join('');
}

/** Small angles where cannons and soldiers begin. */
function corners(): string {
  const begins = [2, 7].flatMap((row) => [1, 7].map((file) => [file, row] as const));
  const soldiers = [3, 6].flatMap((row) => [0, 2, 4, 6, 8].map((file) => [file, row] as const));
  return [...begins, ...soldiers]
    .flatMap(([file, row]) =>
      [-1, 1].flatMap((sideways) => {
        if ((file === 0 && sideways < 0) || (file === FILES - 1 && sideways > 0)) return [];
        return [-1, 1].map((up) => {
          const [cx, cy] = [x(file) + sideways * 9, y(row) + up * 9];
          return `M${cx + sideways * 16} ${cy}H${cx}V${cy + up * 16}`;
        });
      }),
    )
    .join('');
}

/** The wooden board under the discs. */
export function BoardLines() {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${BOARD.width} ${BOARD.height}`}
      className="absolute inset-0 size-full rounded-xl shadow-[0_18px_40px_-12px_#000]"
    >
      <defs>
        <linearGradient id="xq-wood" x2=".3" y2="1">
          <stop stopColor="#e8c187" />
          <stop offset=".5" stopColor="#d9a963" />
          <stop offset="1" stopColor="#b9823e" />
        </linearGradient>
      </defs>
      <rect width={BOARD.width} height={BOARD.height} rx="18" fill="#5c3814" />
      <rect
        x="10"
        y="10"
        width={BOARD.width - 20}
        height={BOARD.height - 20}
        rx="12"
        fill="url(#xq-wood)"
      />
      <rect
        x={x(0) - 14}
        y={y(0) - 14}
        width={(FILES - 1) * STEP + 28}
        height={(RANKS - 1) * STEP + 28}
        fill="none"
        stroke="#5c3814"
        strokeWidth="5"
      />
      <path d={lines()} fill="none" stroke="#5c3814" strokeWidth="2.500" />
      <path d={corners()} fill="none" stroke="#5c3814" strokeWidth="2.500" />
      {riverSigns.map((sign, at) => (
        <path
          key={sign}
          d={sign}
          transform={`translate(${x(at < 2 ? 1.7 + at * 0.7 : 4.2 + at * 0.7)} ${y(4.5)}) scale(.62)`}
          fill="#5c3814"
          opacity=".8"
        />
      ))}
    </svg>
  );
}
