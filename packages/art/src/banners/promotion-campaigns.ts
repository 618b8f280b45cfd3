// A scene for each kind of promotion that has no picture of its own.

import type { MotifName } from '../motifs/library.ts';
import type { Campaign, Placed } from './banner.ts';

/** The main object, and two that stand around it. */
function around(main: MotifName, left: MotifName, right: MotifName): Placed[] {
  return [
    { motif: left, x: -0.44, y: 0.24, s: 0.34, turn: -8, swap: true },
    { motif: right, x: 0.46, y: -0.22, s: 0.28, turn: 8, swap: true },
    { motif: main, x: 0.04, y: 0.02, s: 0.74 },
  ];
}

export const promotionCampaigns: readonly Campaign[] = [
  {
    id: 'deposit',
    palette: 'jade',
    horizon: 'hills',
    pattern: 'guilloche',
    rays: true,
    objects: around('piggy', 'chips', 'ingot'),
  },
  {
    id: 'cashback',
    palette: 'saffron',
    horizon: 'orbits',
    pattern: 'scales',
    disc: 0.36,
    objects: around('luckycat', 'ingot', 'clover'),
  },
  {
    id: 'rescue',
    palette: 'harbour',
    horizon: 'sea',
    pattern: 'seigaiha',
    objects: around('anchor', 'chest', 'ship'),
  },
  {
    id: 'code',
    palette: 'dusk',
    horizon: 'parlour',
    pattern: 'stars',
    objects: around('lamp', 'gem', 'orb'),
  },
  {
    id: 'task',
    palette: 'moss',
    horizon: 'hills',
    pattern: 'chevron',
    rays: true,
    objects: around('compass', 'horseshoe', 'clover'),
  },
  {
    id: 'mission',
    palette: 'storm',
    horizon: 'hills',
    pattern: 'chevron',
    disc: 0.34,
    objects: around('horse', 'sword', 'balloon'),
  },
  {
    id: 'gift',
    palette: 'rose',
    horizon: 'orbits',
    pattern: 'stars',
    rays: true,
    objects: around('seven', 'cherries', 'bell'),
  },
  {
    id: 'application',
    palette: 'porcelain',
    horizon: 'parlour',
    pattern: 'guilloche',
    objects: around('crown', 'peony', 'lotus'),
  },
  {
    id: 'sign-in',
    palette: 'frost',
    horizon: 'city',
    pattern: 'stars',
    disc: 0.36,
    objects: around('hourglass', 'teapot', 'fan'),
  },
  {
    id: 'prize-wheel',
    palette: 'ember',
    horizon: 'parlour',
    pattern: 'guilloche',
    rays: true,
    objects: around('wheel', 'ticket', 'gem'),
  },
  {
    id: 'golden-egg',
    palette: 'sand',
    horizon: 'hills',
    pattern: 'scales',
    rays: true,
    objects: around('phoenix', 'ingot', 'crown'),
  },
  {
    id: 'treasure-chest',
    palette: 'lagoon',
    horizon: 'deep',
    pattern: 'seigaiha',
    objects: around('chest', 'turtle', 'gem'),
  },
  {
    id: 'lucky-red-packet',
    palette: 'lacquer',
    horizon: 'hills',
    pattern: 'seigaiha',
    disc: 0.38,
    objects: around('firecrackers', 'ingot', 'lantern'),
  },
  {
    id: 'raffle',
    palette: 'clay',
    horizon: 'parlour',
    pattern: 'chevron',
    objects: around('drum', 'ticket', 'balls'),
  },
  {
    id: 'rain',
    palette: 'oxblood',
    horizon: 'city',
    pattern: 'seigaiha',
    rays: true,
    objects: around('lantern', 'firecrackers', 'koi'),
  },
  {
    id: 'tournament',
    palette: 'ink',
    horizon: 'orbits',
    pattern: 'guilloche',
    rays: true,
    objects: around('trophy', 'dice', 'crown'),
  },
];
