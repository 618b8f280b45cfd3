// Ground patterns: one repeat each, in user units.
import { short } from '../light.ts';

type Pattern = { w: number; h: number; path: string; line: number };

const lines = (w: number, h: number, line: number, path: string): Pattern => ({ w, h, line, path });
const shapes = (w: number, h: number, path: string): Pattern => ({ w, h, line: 0, path });

export const patterns = {
  seigaiha: lines(
    36,
    18,
    1.2,
    'M-18 18A18 18 0 0 1 18 18M-11 18A11 11 0 0 1 11 18M-5 18A5 5 0 0 1 5 18M18 18A18 18 0 0 1 54 18M25 18A11 11 0 0 1 47 18M31 18A5 5 0 0 1 41 18M0 0A18 18 0 0 0 36 0M7 0A11 11 0 0 0 29 0',
  ),
  lattice: lines(
    32,
    32,
    1.2,
    'M0 16H10M22 16H32M16 0V10M16 22V32M10 10H22V22H10ZM0 0L10 10M32 0L22 10M0 32L10 22M32 32L22 22',
  ),
  fans: lines(
    40,
    40,
    1,
    'M0 40A40 40 0 0 1 40 0M0 40A30 30 0 0 1 30 10M0 40A20 20 0 0 1 20 20M0 40L28 12M0 40L12 4M0 40L36 28',
  ),
  argyle: lines(36, 54, 0.9, 'M18 0L36 27L18 54L0 27ZM0 0L36 54M36 0L0 54'),
  pips: shapes(
    34,
    34,
    'M17 7L24 17L17 27L10 17ZM0 -5L4 0L0 5L-4 0ZM34 -5L38 0L34 5L30 0ZM0 29L4 34L0 39L-4 34ZM34 29L38 34L34 39L30 34Z',
  ),
  hex: lines(42, 24, 1.2, 'M0 12L7 0H21L28 12L21 24H7ZM28 12H42'),
  wave: lines(48, 14, 1.3, 'M0 7C12 -3 12 -3 24 7S36 17 48 7'),
  guilloche: lines(
    60,
    30,
    0.9,
    'M0 15C15 -8 45 38 60 15M0 15C15 38 45 -8 60 15M0 15C15 4 45 26 60 15M0 15C15 26 45 4 60 15',
  ),
  stripes: lines(22, 22, 3, 'M0 22L22 0M-6 6L6 -6M16 28L28 16'),
  stars: shapes(
    46,
    46,
    'M12 4L14 10L20 12L14 14L12 20L10 14L4 12L10 10ZM35 27L36.4 31L40 32.5L36.4 34L35 38L33.6 34L30 32.5L33.6 31Z',
  ),
  brick: lines(40, 24, 1.1, 'M0 0H40M0 12H40M10 0V12M30 12V24'),
  weave: lines(24, 24, 1.1, 'M0 6H12M12 18H24M6 12V24M18 0V12M0 6V18M12 6V18'),
  dots: shapes(14, 14, 'M7 5A2 2 0 1 1 6.9 5Z'),
  scales: lines(28, 28, 1.1, 'M0 0A14 14 0 0 0 28 0M-14 14A14 14 0 0 0 14 14A14 14 0 0 0 42 14'),
  chevron: lines(32, 18, 2, 'M0 14L16 4L32 14'),
} satisfies Record<string, Pattern>;

export type PatternName = keyof typeof patterns;

export function patternPaint(
  name: PatternName,
  id: string,
  colour: string,
  opacity: number,
): string {
  const { w, h, path, line }: Pattern = patterns[name];
  const paint = line
    ? `fill="none" stroke="${colour}" stroke-width="${short(line)}"`
    : `fill="${colour}"`;
  return `<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse"><path d="${path}" ${paint} opacity="${short(opacity)}"/></pattern>`;
}
