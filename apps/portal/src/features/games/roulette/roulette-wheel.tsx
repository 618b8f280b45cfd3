import { memo, type RefObject } from 'react';
import { POCKETS } from './layout.ts';

const STEP = 360 / POCKETS.length;

type Props = {
  red: readonly number[];
  disc: RefObject<SVGGElement | null>;
  ball: RefObject<SVGGElement | null>;
};

/** The wheel from above; disc and ball are turned from outside, frame by frame. */
export const RouletteWheel = memo(function RouletteWheel({ red, disc, ball }: Props) {
  return (
    <svg
      viewBox="-112 -112 224 224"
      aria-hidden
      className="h-full w-auto drop-shadow-[0_18px_30px_#000a]"
    >
      <defs>
        <radialGradient id="roulette-wood" cy=".4">
          <stop offset=".7" stopColor="#5a3416" />
          <stop offset="1" stopColor="#2b1608" />
        </radialGradient>
        <linearGradient id="roulette-brass" x2="1" y2="1">
          <stop stopColor="#fff0bf" />
          <stop offset=".5" stopColor="#b5812a" />
          <stop offset="1" stopColor="#f0d08a" />
        </linearGradient>
      </defs>
      <circle r="111" fill="url(#roulette-wood)" stroke="url(#roulette-brass)" strokeWidth="2" />
      <g ref={disc}>
        {POCKETS.map((number, at) => (
          <g key={number} transform={`rotate(${at * STEP})`}>
            <path
              d="M-7.9 -92.7A93 93 0 0 1 7.9 -92.7L4.9 -57.8A58 58 0 0 0 -4.9 -57.8Z"
              fill={number === 0 ? '#0f7a55' : red.includes(number) ? '#a32417' : '#10140f'}
              stroke="#d9b565"
              strokeWidth=".7"
            />
            <text
              y="-80"
              textAnchor="middle"
              fill="#fff"
              className="num font-sans text-[8.5px] font-bold"
            >
              {number}
            </text>
          </g>
        ))}
        <circle r="57" fill="url(#roulette-wood)" stroke="url(#roulette-brass)" strokeWidth="2" />
        {[0, 90, 180, 270].map((turn) => (
          <path
            key={turn}
            d="M-3 -12L0 -40L3 -12Z"
            fill="url(#roulette-brass)"
            transform={`rotate(${turn})`}
          />
        ))}
        <circle r="14" fill="url(#roulette-brass)" />
      </g>
      <g ref={ball}>
        <circle cy="-66" r="4.4" fill="#fffdf6" stroke="#0006" />
      </g>
    </svg>
  );
});
