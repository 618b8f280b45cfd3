// Heraldic birds of the arena: one drawing in four poses, in the colours of its corner.
import { apart } from '../affine.ts';
import { chance } from '../chance.ts';
import { curve, ribbon, trail } from '../curves.ts';
import { lit, rig } from '../light.ts';
import type { Palette } from '../palette.ts';
import { type Fill, inside, type Part, solid, stroke } from '../parts.ts';
import { at, each, points, times } from '../points.ts';
import { ell, line, petal, poly, rect } from '../shapes.ts';
import { svg, tag } from '../svg.ts';
import type { Corner, Pose } from './addresses.ts';

const COMB = '#D8321F';

type Livery = Omit<Palette, 'ground' | 'm'>;

const liveries: Record<Corner, Livery> = {
  meron: {
    a: ['#FF9A66', '#E2421F', '#8E1009'],
    b: ['#B5301F', '#5A0C10', '#1E0306'],
    k: '#230305',
    lamp: '#FF9A5C',
  },
  wala: {
    a: ['#8CCBFF', '#2F7FDB', '#0B3B86'],
    b: ['#2F62AE', '#0F2C66', '#040E2A'],
    k: '#030C22',
    lamp: '#8CC8FF',
  },
};

/** Neck and saddle tell the birds of one corner apart. */
const hackles: readonly Palette['m'][] = [
  ['#FFF0B0', '#FFC23D', '#C4740C'],
  ['#FFFFFF', '#DCEAF5', '#7E9DB8'],
  ['#FFDCC0', '#DE8A55', '#7A3417'],
  ['#FFE9C9', '#D9A35A', '#5C3A12'],
];

const SICKLES = [
  points('70 104, 66 66, 58 32, 44 8, 26 -2'),
  points('66 106, 54 68, 40 38, 20 20, 0 30'),
  points('64 110, 44 80, 24 60, 4 66, -6 92'),
  points('62 114, 42 94, 22 88, 8 104, 4 132'),
  points('62 118, 44 110, 28 114, 18 132, 20 156'),
];

const plume = (width: number) => (u: number) =>
  width * Math.sin(Math.PI * Math.min(1, u * 0.95 + 0.05)) ** 0.75 + 0.5;

const tail = (): Part[] => [
  solid('b', apart(...SICKLES.map((spine, i) => ribbon(spine, plume(8 - i * 0.4), 4)))),
  solid(
    '1',
    apart(
      ribbon('76 98, 62 86, 46 84, 32 96', plume(6), 4),
      ribbon('74 106, 58 102, 44 110, 38 128', plume(6), 4),
      ribbon('74 114, 60 116, 50 126, 48 144', plume(5.5), 4),
    ),
  ),
  stroke(
    'm',
    each(SICKLES, (spine) => trail(spine)),
    1.3,
    0.75,
  ),
];

const toes = (x: number, y: number, spread: readonly (readonly [number, number])[]) =>
  each(spread, ([length, degrees]) => petal(x, y, length, 3.4, degrees));

const standingLegs = (): Part[] => [
  solid(
    'm',
    ribbon('90 158, 88 174, 92 188', [3.6, 2.8]) +
      toes(92, 188, [
        [20, 4],
        [18, 24],
        [13, 168],
      ]),
  ),
  solid('A', curve('78 138, 100 140, 98 156, 90 164, 82 156')),
  solid('1', curve('96 136, 122 138, 120 158, 110 168, 100 160')),
  solid(
    'm',
    ribbon('109 162, 107 176, 112 190', [4.4, 3.2]) +
      toes(112, 190, [
        [24, 2],
        [21, 22],
        [15, 168],
      ]),
  ),
];

const kickingLegs = (): Part[] => [
  solid('A', curve('96 136, 122 130, 138 144, 130 156, 108 156')),
  solid(
    'm',
    ribbon('130 150, 146 156, 162 148', [4, 3]) +
      toes(162, 148, [
        [22, -38],
        [22, -12],
        [18, 16],
        [13, 150],
      ]),
  ),
  solid('1', curve('84 138, 112 138, 126 154, 116 168, 92 160')),
  solid(
    'm',
    ribbon('116 160, 132 174, 150 172', [4.6, 3.2]) +
      toes(150, 172, [
        [24, -30],
        [24, -4],
        [20, 24],
        [14, 160],
      ]),
  ),
];

const body = (): Part[] => [
  solid(
    'a',
    curve('60 108, 80 94, 108 92, 132 100, 142 116, 134 138, 114 153, 90 154, 72 142, 60 124'),
  ),
  stroke(
    'A',
    each(
      times(12, (i) => [92 + (i % 4) * 11 - Math.floor(i / 4) * 4, 126 + Math.floor(i / 4) * 8]),
      ([x, y]) =>
        trail([
          [x!, y!],
          [x! + 5, y! + 5],
          [x! + 10, y!],
        ]),
    ),
    1.5,
    0.7,
  ),
  solid(
    'm',
    apart(...times(6, (i) => petal(92 - i * 4, 97 + i * 1.6, 44 - i * 2, 5.4, 114 + i * 9))),
  ),
];

/** Feathers spread from the shoulder, from one angle to the next. */
const fan = (count: number, length: number, width: number, from: number, step: number) =>
  apart(
    ...times(count, (i) =>
      petal(108, 106, length - Math.abs(i - count * 0.4) * 3, width, from + i * step, 0.72),
    ),
  );

const spreadWing = (from: number, step: number): Part[] => [
  solid('b', fan(9, 106, 9.5, from, step)),
  solid('1', fan(8, 74, 10, from + 2 * Math.sign(step), step * 1.08)),
  stroke(
    'A',
    each(
      times(8, (i) => from + i * step * 1.08),
      (degrees) => line([at(108, 106, 16, degrees), at(108, 106, 62, degrees)]),
    ),
    1.3,
    0.7,
  ),
  solid('m', fan(6, 44, 9.5, from + 4 * Math.sign(step), step * 1.4)),
  solid('N', ell(110, 107, 7)),
];

const foldedWing = (): Part[] => [
  solid(
    'b',
    apart(
      petal(116, 126, 66, 8.5, 168),
      petal(114, 131, 58, 8.5, 159),
      petal(110, 136, 48, 8, 149),
    ),
  ),
  solid(
    '1',
    apart(
      petal(122, 114, 54, 10, 176),
      petal(122, 119, 50, 9.5, 166),
      petal(119, 124, 43, 9, 156),
      petal(115, 129, 34, 8.5, 146),
    ),
  ),
  stroke(
    'A',
    each(
      [
        [122, 114, 48, 176],
        [122, 119, 44, 166],
        [119, 124, 37, 156],
      ],
      ([x, y, length, degrees]) => line([[x, y], at(x, y, length, degrees)]),
    ),
    1.3,
    0.8,
  ),
  solid(
    'm',
    apart(
      petal(129, 108, 32, 8.5, 184),
      petal(130, 113, 30, 8.5, 170),
      petal(128, 118, 26, 8, 156),
    ),
  ),
  solid('N', ell(128, 112, 5.6)),
];

const NECK = times(9, (i) => ({
  x: 148 - i * 2.3,
  y: 50 + i * 1.5,
  length: 66 - Math.abs(i - 3) * 4,
  degrees: 84 + i * 8.4,
}));

const hackle = (fill: Fill, isOdd: boolean): Part =>
  solid(
    fill,
    apart(
      ...NECK.filter((_, i) => i % 2 === Number(isOdd)).map(({ x, y, length, degrees }) =>
        petal(x, y, length, 7.2, degrees),
      ),
    ),
  );

const COMBS = [
  '134 36, 128 20, 137 23, 138 7, 146 17, 152 1, 156 16, 165 6, 165 20, 173 19, 166 35, 150 31',
  '136 35, 132 24, 142 16, 152 12, 163 14, 170 22, 164 34, 150 30',
  '135 36, 130 12, 141 24, 144 4, 150 24, 158 4, 158 24, 170 12, 166 35, 150 31',
];

function head(pose: Pose, form: number): Part[] {
  const isOpen = pose === 'leap' || pose === 'beat';
  return [
    hackle('m', false),
    hackle('3', true),
    stroke(
      'M',
      each(NECK, ({ x, y, length, degrees }) => line([[x, y + 3], at(x, y, length - 14, degrees)])),
      1,
      0.6,
    ),
    solid(COMB, curve(COMBS[form % COMBS.length]!)),
    solid(COMB, curve('156 56, 163 60, 166 76, 157 81, 150 70')),
    solid('w', curve('133 48, 135 34, 148 28, 161 33, 165 46, 158 58, 142 60')),
    inside(COMB, curve('144 40, 155 35, 163 42, 159 54, 148 54')),
    solid(
      'm',
      isOpen
        ? poly('160 37, 174 37, 186 46, 172 46, 162 47') +
            poly('162 49, 172 51, 179 57, 168 57, 160 54')
        : curve('160 38!, 175 41, 184 52!, 171 51, 161 51!'),
    ),
    inside('w', ell(154, 43, 4.6)),
    inside('k', pose === 'rest' ? rect(150, 42, 9, 2, 1) : ell(155.4, 43, 2.9)),
    stroke('k', line('148 37, 160 39'), 2),
  ];
}

const TURNS: Record<Pose, { whole: string; tail: string; head: string }> = {
  stand: { whole: '', tail: '', head: '' },
  leap: { whole: 'rotate(-18 100 110)', tail: 'rotate(14 66 108)', head: '' },
  beat: { whole: 'rotate(-12 100 110)', tail: 'rotate(4 66 108)', head: 'rotate(4 130 100)' },
  rest: { whole: 'rotate(7 100 180)', tail: 'rotate(-22 66 108)', head: 'rotate(30 124 100)' },
};

const WINGS: Record<Pose, () => Part[]> = {
  stand: foldedWing,
  leap: () => spreadWing(-172, 11),
  beat: () => spreadWing(172, -11),
  rest: foldedWing,
};

/** A bird of the roster, facing right: the stage turns it about, not the drawing. */
export function gamecock(bird: number, corner: Corner, pose: Pose): string {
  const id = tag('gamecock', bird, corner, pose);
  const luck = chance(`bird ${bird}`);
  const form = bird % COMBS.length;
  const pal: Palette = {
    ...liveries[corner],
    ground: ['#000', '#000', '#000'],
    m: luck.pick(hackles),
  };
  const isFlying = pose === 'leap' || pose === 'beat';
  const turn = TURNS[pose];
  const group = (name: string, parts: Part[], transform = '') =>
    `<g${transform && ` transform="${transform}"`}>${lit(parts, pal, { id: `${id}${name}`, flat: true, shadow: 0 })}</g>`.replaceAll(
      // All parts of one bird are painted from one set of colours.
      new RegExp(`url\\(#${id}${name}([abmhdnf])\\)`, 'g'),
      `url(#${id}$1)`,
    );
  const far = isFlying
    ? `<g opacity=".75">${group('F', WINGS[pose](), 'rotate(38 108 106)')}</g>`
    : '';
  const legs = isFlying ? kickingLegs() : standingLegs();
  return svg({
    box: [-46, -44, 282, 262],
    defs: rig(pal, id),
    body:
      `<g${turn.whole && ` transform="${turn.whole}"`}>` +
      group('t', tail(), turn.tail) +
      far +
      group('B', [...legs, ...body()]) +
      group('H', head(pose, form), turn.head) +
      group('W', WINGS[pose]()) +
      '</g>',
  });
}
