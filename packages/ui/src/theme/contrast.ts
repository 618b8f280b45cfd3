import { type ColourName, type ThemeColours, type ThemeName, washShare } from './theme.ts';

export const AA_TEXT_RATIO = 4.5;
export const AA_SHAPE_RATIO = 3;

export type ContrastFinding = { front: ColourName; back: string; ratio: number; needed: number };

/** Every pair the parts really use, whose contrast falls short. An empty list may be saved. */
export function findWeakPairs(colours: ThemeColours, theme: ThemeName): ContrastFinding[] {
  return [...textPairs(colours, theme), ...shapePairs(colours)].filter(
    ({ ratio, needed }) => ratio < needed,
  );
}

/** The WCAG 2 contrast ratio of two six-digit hex colours, from 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

/** The colour seen when `front` covers `back` by the given share. */
export function blend(front: string, back: string, share: number): string {
  const behind = channels(back);
  const mixed = channels(front).map((value, i) => value * share + behind[i]! * (1 - share));
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** Of a dark and a light ink, the one that reads better on a fill. */
export function inkOn(fill: string, dark = '#10130f', light = '#ffffff'): string {
  return contrastRatio(fill, dark) >= contrastRatio(fill, light) ? dark : light;
}

const GROUNDS: ColourName[] = ['room', 'table', 'rail'];
const READ_ON_GROUNDS: ColourName[] = [
  'ink',
  'ink-soft',
  'ink-faint',
  'brass-text',
  'felt-text',
  'danger',
  'info',
];
const READ_ON_FILLS: [ColourName, ColourName][] = [
  ['on-brass', 'brass'],
  ['on-brass', 'brass-hi'],
  ['on-felt', 'felt'],
  ['on-danger', 'danger'],
  ['room', 'ink'],
  ['ink', 'rail-2'],
  ['ink-soft', 'rail-2'],
];
const READ_ON_WASHES: [ColourName, ColourName][] = [
  ['brass-text', 'brass'],
  ['felt-text', 'felt'],
  ['danger', 'danger'],
  ['info', 'info'],
];

function textPairs(colours: ThemeColours, theme: ThemeName): ContrastFinding[] {
  const plain = [
    ...READ_ON_GROUNDS.flatMap((front) => GROUNDS.map((back) => [front, back] as const)),
    ...READ_ON_FILLS,
  ].map(([front, back]) => weigh(colours, front, { back, colour: colours[back] }, AA_TEXT_RATIO));
  const washed = READ_ON_WASHES.flatMap(([front, wash]) =>
    (['room', 'table'] as const).map((ground) => {
      const colour = blend(colours[wash], colours[ground], washShare[theme]);
      return weigh(colours, front, { back: `${wash}-wash on ${ground}`, colour }, AA_TEXT_RATIO);
    }),
  );
  return [...plain, ...washed];
}

function shapePairs(colours: ThemeColours): ContrastFinding[] {
  const shapes: ColourName[] = ['edge', 'brass', 'felt'];
  return shapes.flatMap((front) =>
    GROUNDS.map((back) => weigh(colours, front, { back, colour: colours[back] }, AA_SHAPE_RATIO)),
  );
}

type Ground = { back: string; colour: string };

function weigh(colours: ThemeColours, front: ColourName, ground: Ground, needed: number) {
  const ratio = contrastRatio(colours[front], ground.colour);
  return { front, back: ground.back, ratio: Math.round(ratio * 100) / 100, needed };
}

function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((value) => linear(value / 255));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function linear(share: number): number {
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function channels(hex: string): number[] {
  const digits = /^#([0-9a-f]{6})$/i.exec(hex)?.[1];
  if (!digits) throw new Error(`Not a six-digit hex colour: ${hex}`);
  return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
}
