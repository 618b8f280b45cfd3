// The club's medals: each level adds something. 0 is a plain counter, 10 wears everything.
import { apart, both, turn } from '../affine.ts';
import { curve, sym } from '../curves.ts';
import { lit, rig } from '../light.ts';
import { mix, type Palette, palettes } from '../palette.ts';
import { inside, type Part, plain, solid, stroke } from '../parts.ts';
import { at, times } from '../points.ts';
import { ell, line, star } from '../shapes.ts';
import { svg, tag } from '../svg.ts';
import { spade } from './spade.ts';

type Tones = Palette['a'];

const IRON: Tones = ['#8FA39A', '#4E625A', '#22332C'];
const COPPER: Tones = ['#E9A77C', '#B5683C', '#5B2A12'];
const SILVER: Tones = ['#FFFFFF', '#B9C6CB', '#55666F'];
const GOLD: Tones = ['#FFF0BF', '#E9BE5C', '#8A5A17'];
const PALE_GOLD: Tones = ['#FFF4CF', '#F4CE72', '#8A5A17'];
const BRIGHT_GOLD: Tones = ['#FFFBE6', '#F8D884', '#94641C'];

const METALS: readonly Tones[] = [
  IRON,
  COPPER,
  COPPER,
  SILVER,
  SILVER,
  GOLD,
  GOLD,
  GOLD,
  PALE_GOLD,
  PALE_GOLD,
  BRIGHT_GOLD,
];

const FIELDS: readonly Tones[] = [
  ['#5F756B', '#2B3F36', '#16241E'],
  ['#7FD6B4', '#1E8A6A', '#07382B'],
  ['#6FC3E8', '#1F6F9E', '#0A2F4E'],
  ['#7FD6B4', '#1E8A6A', '#07382B'],
  ['#6FC3E8', '#1F6F9E', '#0A2F4E'],
  ['#FF9C86', '#C23A2A', '#5E0F0B'],
  ['#C9A0F0', '#6B4FA0', '#2C1750'],
  ['#7FD6B4', '#0E7A5A', '#04352A'],
  ['#FF9C86', '#A91F3C', '#4A0618'],
  ['#8FA0F0', '#2F3FA0', '#0E1550'],
  ['#5B6B66', '#141F1B', '#030706'],
];

const MEDALS = METALS.length;

export function medal(given: number): string {
  const level = Math.max(0, Math.min(MEDALS - 1, Math.trunc(given)));
  const id = tag('medal', level);
  const metal = METALS[level]!;
  const field = FIELDS[level]!;
  const pal: Palette = {
    ...palettes.ink,
    a: field,
    b: metal,
    m: metal,
    k: mix(field[2], '#030605', 0.6),
    lamp: metal[0],
  };
  return svg({
    box: [-6, -10, 212, 216],
    defs: rig(pal, id),
    body: lit([...rim(level), ...face(level), ...honours(level)], pal, { id, shadow: 0.4 }),
  });
}

/** What stands out behind the disc: rays, and leaves at the highest. */
function rim(level: number): Part[] {
  const points = 6 + level * 2;
  const leaf = curve('100 190, 84 178, 80 160, 92 150, 100 160');
  return [
    ...(level >= 7
      ? [plain('m', apart(...times(9, (i) => turn(leaf, (i - 4) * 21, 100, 96))))]
      : []),
    ...(level >= 3
      ? [solid('b', star(100, 96, points, level >= 9 ? 94 : 86, level >= 6 ? 70 : 76))]
      : []),
    ...(level >= 8 ? [solid('a', star(100, 96, points, 80, 66, -90 + 180 / points))] : []),
  ];
}

function face(level: number): Part[] {
  const isRayed = level >= 3;
  const ticks = times(36, (i) => line([at(100, 96, 48, i * 10), at(100, 96, 52, i * 10)]));
  return [
    solid('m', ell(100, 96, isRayed ? 66 : 78)),
    stroke('M', ell(100, 96, isRayed ? 60 : 71), 2),
    solid('a', ell(100, 96, isRayed ? 54 : 62)),
    ...(level >= 2 ? [stroke('3', ell(100, 96, 47), 1.6, 0.8)] : []),
    ...(level >= 4 ? [stroke('3', ticks.join(''), 1.8, 0.85)] : []),
    solid('m', spade(100, 98, isRayed ? 0.92 : 1)),
  ];
}

/** A crown from the fifth on, stars from the sixth, jewels on the last. */
function honours(level: number): Part[] {
  return [
    ...(level >= 5 ? [solid('m', sym('100 2, 90 16, 78 8!, 76 30!, 100 32', 100, 0.3))] : []),
    ...(level >= 6 ? [plain('w', both(star(58, 150, 5, 9, 4)))] : []),
    ...(level >= 10
      ? [
          plain('w', star(100, 164, 5, 11, 5)),
          inside('#E2432E', apart(both(ell(78, 20, 4)), ell(100, 12, 4.5))),
        ]
      : []),
  ];
}
