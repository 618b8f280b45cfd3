import { memo } from 'react';
import { type CrestLook, kitOf } from './colours.ts';
import { seedOf } from './seed.ts';

const SHIELD =
  'M50 4C62 12 76 14 90 12V52C90 74 71 88 50 97C29 88 10 74 10 52V12C24 14 38 12 50 4Z';

const SHAPES: Record<string, string> = {
  shield: SHIELD,
  round: 'M50 4A46 46 0 1 1 49.9 4Z',
  diamond: 'M50 2L94 50L50 98L6 50Z',
  hexagon: 'M50 3L92 26V74L50 97L8 74V26Z',
  pennant: 'M11 8H89V56L50 97L11 56Z',
};

const DIVISIONS = [
  'M36 0H64V100H36Z',
  'M50 0H100V100H50Z',
  'M0 37H100V63H0Z',
  'M0 5L30 0L100 75V100H75Z',
  'M0 85L50 42L100 85V60L50 17L0 60Z',
  'M0 0H100V33H0Z',
  'M0 0H50V48H0ZM50 48H100V100H50Z',
  'M0 17H100V31H0ZM0 45H100V59H0ZM0 73H100V87H0Z',
  'M20 0H32V100H20ZM44 0H56V100H44ZM68 0H80V100H68Z',
  'M0 70L75 0H100V20L20 100H0Z',
];

type Props = { crest: CrestLook; name: string; className?: string };

/** A club's arms, drawn from its shape, its two colours and its name: same club, same crest. */
export const Crest = memo(function Crest({ crest, name, className }: Props) {
  const outline = SHAPES[crest.shape] ?? SHIELD;
  const division = DIVISIONS[seedOf(`${crest.first}${name}`) % DIVISIONS.length]!;
  const [field, second] = kitOf(crest);
  const id = `crest-${seedOf(`${crest.shape}${crest.first}${crest.second}${name}`).toString(36)}`;
  return (
    <svg viewBox="0 0 100 100" aria-hidden className={className}>
      <clipPath id={id}>
        <path d={outline} />
      </clipPath>
      <path d={outline} fill={field} />
      <g clipPath={`url(#${id})`}>
        <path d={division} fill={second} />
        <path d="M0 0H100V44Q50 30 0 52Z" fill="#fff" opacity=".14" />
        <path d="M0 100H100V62Q50 84 0 70Z" fill="#000" opacity=".18" />
      </g>
      <path d={outline} fill="none" stroke="#e9be5c" strokeWidth="5" strokeLinejoin="round" />
      <text
        x="50"
        y="63"
        textAnchor="middle"
        fontSize="36"
        fontWeight="800"
        fill="#fff"
        stroke="#0a1210"
        strokeWidth="7"
        paintOrder="stroke"
        strokeLinejoin="round"
        direction="ltr"
        className="font-sans"
      >
        {initialsOf(name)}
      </text>
    </svg>
  );
});

export function initialsOf(name: string): string {
  const [first = '', second = ''] = name.split(/\s+/).filter(Boolean);
  return `${[...first][0] ?? ''}${[...second][0] ?? ''}`.toUpperCase();
}
