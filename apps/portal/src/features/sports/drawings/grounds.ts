import { arcOf, boxOf, mirrored, pathOf, type Spot } from './ground.ts';

export type Ground = {
  /** From the middle of the light to its edge. */
  cloth: readonly [string, string, string];
  lines: string;
  lineColour: string;
  /** How many stand on each side; none where the ball says enough. */
  players: number;
};

const both = (spots: Spot[]): string => pathOf(spots) + pathOf(mirrored(spots));
const edge = pathOf(boxOf(0, 0, 1, 1));
const halfway = pathOf([
  [0.5, 0],
  [0.5, 1],
]);

const football: Ground = {
  cloth: ['#3fb98a', '#167a58', '#07382a'],
  lineColour: '#f4efe0',
  players: 10,
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
  lines: [
    edge,
    halfway,
    pathOf([
      [0, 0.5],
      [1, 0.5],
    ]),
  ].join(''),
};

const lanes: Ground = {
  cloth: ['#5b7f4a', '#2c4a33', '#10211a'],
  lineColour: '#d9c79a',
  players: 5,
  lines: [
    both([
      [0.04, 0.9],
      [0.04, 0.12],
      [0.5, 0.06],
    ]),
    pathOf([
      [0.04, 0.9],
      [0.5, 0.94],
      [0.96, 0.9],
    ]),
    pathOf([
      [0.04, 0.9],
      [0.96, 0.1],
    ]),
    both(arcOf({ centre: [0.04, 0.9], radius: [0.03, 0.06] })),
    both(arcOf({ centre: [0.26, 0.5], radius: [0.018, 0.03] })),
  ].join(''),
};

const sites: Ground = {
  cloth: ['#8b8674', '#55523f', '#26251c'],
  lineColour: '#efe6cc',
  players: 5,
  lines: [
    edge,
    pathOf(boxOf(0.62, 0.08, 0.86, 0.36)),
    pathOf(boxOf(0.62, 0.64, 0.86, 0.92)),
    pathOf(boxOf(0.22, 0.3, 0.42, 0.46)),
    pathOf(boxOf(0.22, 0.56, 0.42, 0.72)),
    pathOf([
      [0.5, 0],
      [0.5, 0.34],
    ]),
    pathOf([
      [0.5, 0.66],
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
