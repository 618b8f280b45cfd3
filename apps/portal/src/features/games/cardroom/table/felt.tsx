import { useId } from 'react';
import type { Layout } from './layout.ts';
import { toneOf } from './tones.ts';

type Props = {
  game: string;
  width: number;
  height: number;
  layout: Layout;
  /** Without one, only the room is drawn. */
  hasTable: boolean;
};

/** The table from above: walnut and leather, a brass line, cloth under a lamp. */
export function Felt({ game, width, height, layout, hasTable }: Props) {
  const id = useId();
  const tone = toneOf(game);
  const ring = ringOf(layout.table);
  const paint = (name: string) => `url(#${id}${name})`;
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className="absolute inset-0"
    >
      <Paints id={id} tone={tone} ring={ring} />
      <rect width={width} height={height} fill={paint('room')} />
      <rect width={width} height={height} fill={paint('carpet')} opacity=".2" />
      {hasTable && <TableTop id={id} ring={ring} layout={layout} width={width} height={height} />}
    </svg>
  );
}

type TopProps = Omit<Props, 'game' | 'hasTable'> & { id: string; ring: Ring };

function TableTop({ id, ring, layout, width, height }: TopProps) {
  const isSmall = layout.isNarrow;
  const paint = (name: string) => `url(#${id}${name})`;
  return (
    <>
      <rect
        {...ring(46)}
        transform="translate(0 22)"
        fill="#000"
        opacity=".6"
        filter={paint('far')}
      />
      <rect {...ring(isSmall ? 22 : 40)} fill={paint('leather')} />
      <rect
        {...ring(isSmall ? 17 : 31)}
        fill="none"
        stroke="#fff"
        strokeOpacity=".14"
        strokeWidth={isSmall ? 5 : 11}
        filter={paint('near')}
      />
      <rect
        {...ring(isSmall ? 19.5 : 36)}
        fill="none"
        stroke="#C9A86A"
        strokeOpacity=".5"
        strokeDasharray="6 5"
      />
      <rect {...ring(isSmall ? 10 : 19)} fill={paint('brass')} />
      <rect {...ring(isSmall ? 8 : 16.5)} fill={paint('wood')} />
      <rect {...ring(2.5)} fill={paint('brass')} />
      <rect {...ring(0)} fill={paint('cloth')} />
      <g clipPath={paint('inside')}>
        <rect width={width} height={height} fill={paint('lamp')} />
        <rect
          {...ring(-2)}
          fill="none"
          stroke="#000"
          strokeOpacity=".5"
          strokeWidth="14"
          filter={paint('near')}
        />
      </g>
      <rect
        {...ring(isSmall ? -18 : -38)}
        fill="none"
        stroke="#E6C87E"
        strokeOpacity=".4"
        strokeWidth="1.6"
      />
      <rect {...ring(isSmall ? -22 : -44)} fill="none" stroke="#E6C87E" strokeOpacity=".2" />
      <path
        d={SPADE}
        transform={`translate(${layout.table.cx} ${layout.table.cy}) scale(${isSmall ? 2.6 : 4})`}
        fill="#E6C87E"
        opacity=".1"
      />
    </>
  );
}

const SPADE =
  'M0 -12C4 -6 12 -2 12 5C12 11 5 13 2 8C2 12 4 14 6 15H-6C-4 14 -2 12 -2 8C-5 13 -12 11 -12 5C-12 -2 -4 -6 0 -12Z';

type Ring = (outwards: number) => {
  x: number;
  y: number;
  width: number;
  height: number;
  rx: number;
};

const ringOf =
  ({ cx, cy, rx, ry }: Layout['table']): Ring =>
  (outwards) => ({
    x: cx - rx - outwards,
    y: cy - ry - outwards,
    width: Math.max(0, (rx + outwards) * 2),
    height: Math.max(0, (ry + outwards) * 2),
    rx: Math.max(0, Math.min(rx, ry) * 0.94 + outwards),
  });

type PaintProps = { id: string; tone: ReturnType<typeof toneOf>; ring: Ring };

function Paints({ id, tone, ring }: PaintProps) {
  return (
    <defs>
      <radialGradient id={`${id}room`} cx=".5" cy=".42" r=".75">
        <stop stopColor={tone.room[0]} />
        <stop offset="1" stopColor={tone.room[1]} />
      </radialGradient>
      <radialGradient id={`${id}cloth`} cx=".5" cy=".34" r=".72">
        <stop stopColor={tone.felt[0]} />
        <stop offset=".5" stopColor={tone.felt[1]} />
        <stop offset="1" stopColor={tone.felt[2]} />
      </radialGradient>
      <linearGradient id={`${id}leather`} x2="0" y2="1">
        <stop stopColor="#6a4a34" />
        <stop offset=".18" stopColor="#3a2418" />
        <stop offset=".7" stopColor="#1d110b" />
        <stop offset="1" stopColor="#3a2418" />
      </linearGradient>
      <linearGradient id={`${id}brass`} x2="1" y2="1">
        <stop stopColor="#fff0bf" />
        <stop offset=".3" stopColor="#c8922f" />
        <stop offset=".5" stopColor="#7a4c10" />
        <stop offset=".7" stopColor="#e2b658" />
        <stop offset="1" stopColor="#70430d" />
      </linearGradient>
      <linearGradient id={`${id}wood`} x2="0" y2="1">
        <stop stopColor="#5b3418" />
        <stop offset="1" stopColor="#2a1508" />
      </linearGradient>
      <radialGradient id={`${id}lamp`} cx=".5" cy=".1" r=".6">
        <stop stopColor="#FFE9B0" stopOpacity=".14" />
        <stop offset="1" stopColor="#FFE9B0" stopOpacity="0" />
      </radialGradient>
      <pattern
        id={`${id}carpet`}
        width="56"
        height="56"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M28 6L50 28L28 50L6 28Z" fill="none" stroke={tone.line} strokeWidth="1.2" />
        <path d="M28 20L36 28L28 36L20 28Z" fill={tone.line} />
      </pattern>
      <filter id={`${id}far`} x="-20%" y="-20%" width="140%" height="140%">
        <feGaussianBlur stdDeviation="20" />
      </filter>
      <filter id={`${id}near`} x="-20%" y="-20%" width="140%" height="140%">
        <feGaussianBlur stdDeviation="5" />
      </filter>
      <clipPath id={`${id}inside`}>
        <rect {...ring(0)} />
      </clipPath>
    </defs>
  );
}
