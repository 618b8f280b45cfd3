import { arcOf, boxOf, mirrored, pathOf, type Spot } from './ground.ts';

export type Ground = {
  /** From the middle of the light to its edge. */
  cloth: readonly [string, string, string];
  lines: string;
  lineColour: string;
  /** Water or walls: what stands on the ground besides its lines. */
  blocks?: { path: string; colour: string };
  /** Grass is mown in stripes. */
  isMown?: boolean;
  /** How many stand on each side; none where the ball says enough. */
  players: number;
  /** What is played with; where nobody has a ball, a flash says where they fight. */
  ball: Ball;
};

export type Ball = 'football' | 'basketball' | 'tennis' | 'table-tennis' | 'clash';

const both = (spots: Spot[]): string => pathOf(spots) + pathOf(mirrored(spots));
const edge = pathOf(boxOf(0, 0, 1, 1));
const halfway = pathOf([
  [0.5, 0],
  [0.5, 1],
]);

const football: Ground = {
  cloth: ['#3fb98a', '#167a58', '#07382a'],
  lineColour: '#f4efe0',
  isMown: true,
  players: 10,
  ball: 'football',
  lines: [
    edge,
    halfway,
    pathOf(arcOf({ centre: [0.5, 0.5], radius: [0.087, 0.135] })),
    both(boxOf(0, 0.2, 0.157, 0.8)),
    both(boxOf(0, 0.365, 0.052, 0.635)),
    both(arcOf({ centre: [0.105, 0.5], radius: [0.087, 0.135], from: -53, to: 53 })),
  ].join(''),
};

const basketball: Ground = {
  cloth: ['#d99a55', '#a8642a', '#5a2f10'],
  lineColour: '#fff3df',
  players: 5,
  ball: 'basketball',
  lines: [
    edge,
    halfway,
    pathOf(arcOf({ centre: [0.5, 0.5], radius: [0.064, 0.12] })),
    both(boxOf(0, 0.34, 0.207, 0.66)),
    both(arcOf({ centre: [0.207, 0.5], radius: [0.064, 0.12], from: -90, to: 90 })),
    both(arcOf({ centre: [0.056, 0.5], radius: [0.241, 0.44], from: -90, to: 90 })),
    both(arcOf({ centre: [0.056, 0.5], radius: [0.012, 0.024] })),
  ].join(''),
};

const tennis: Ground = {
  cloth: ['#4f8fd0', '#28609f', '#12335c'],
  lineColour: '#ffffff',
  players: 1,
  ball: 'tennis',
  lines: [
    edge,
    halfway,
    pathOf([
      [0, 0.125],
      [1, 0.125],
    ]),
    pathOf([
      [0, 0.875],
      [1, 0.875],
    ]),
    both([
      [0.231, 0.125],
      [0.231, 0.875],
    ]),
    pathOf([
      [0.231, 0.5],
      [0.769, 0.5],
    ]),
  ].join(''),
};

const tableTennis: Ground = {
  cloth: ['#3478b8', '#1c4f86', '#0d2a4b'],
  lineColour: '#ffffff',
  players: 1,
  ball: 'table-tennis',
  lines: [
    edge,
    halfway,
    pathOf([
      [0, 0.5],
      [1, 0.5],
    ]),
  ].join(''),
};

const dots = (spots: Spot[], radius: Spot): string =>
  spots.map((centre) => pathOf(arcOf({ centre, radius }))).join('');
/** The same seen from the other corner. */
const opposite = (spots: Spot[]): Spot[] => spots.map(([x, y]) => [1 - x, 1 - y]);

const towers: Spot[] = [
  [0.06, 0.66],
  [0.06, 0.42],
  [0.3, 0.9],
  [0.54, 0.9],
  [0.22, 0.74],
  [0.36, 0.61],
];

const lanes: Ground = {
  cloth: ['#4f7a5c', '#274a3b', '#0e211b'],
  lineColour: '#d9c79a',
  players: 5,
  ball: 'clash',
  blocks: {
    path: pathOf(
      [
        [0.1, 0.2],
        [0.2, 0.12],
        [0.48, 0.44],
        [0.9, 0.8],
        [0.8, 0.88],
        [0.52, 0.56],
      ],
      true,
    ),
    colour: '#3f8fb5',
  },
  lines: [
    pathOf([
      [0.06, 0.9],
      [0.06, 0.1],
      [0.94, 0.1],
    ]),
    pathOf([
      [0.06, 0.9],
      [0.94, 0.9],
      [0.94, 0.1],
    ]),
    pathOf([
      [0.06, 0.9],
      [0.94, 0.1],
    ]),
    dots(
      [
        [0.06, 0.9],
        [0.94, 0.1],
      ],
      [0.045, 0.09],
    ),
    dots([...towers, ...opposite(towers)], [0.012, 0.024]),
  ].join(''),
};

const walls: readonly [number, number, number, number][] = [
  [0.2, 0.14, 0.34, 0.34],
  [0.2, 0.66, 0.34, 0.86],
  [0.42, 0.4, 0.58, 0.6],
  [0.66, 0.14, 0.8, 0.34],
  [0.66, 0.66, 0.8, 0.86],
];

const sites: Ground = {
  cloth: ['#8b8674', '#55523f', '#26251c'],
  lineColour: '#efe6cc',
  players: 5,
  ball: 'clash',
  blocks: { path: walls.map((wall) => pathOf(boxOf(...wall), true)).join(''), colour: '#1b1a14' },
  lines: [
    edge,
    ...walls.map((wall) => pathOf(boxOf(...wall), true)),
    pathOf([
      [0.5, 0],
      [0.5, 0.24],
    ]),
    pathOf([
      [0.5, 0.76],
      [0.5, 1],
    ]),
  ].join(''),
};

export const grounds: Record<string, Ground> = {
  FOOTBALL: football,
  BASKETBALL: basketball,
  TENNIS: tennis,
  TABLE_TENNIS: tableTennis,
  MOBA: lanes,
  SHOOTER: sites,
};
