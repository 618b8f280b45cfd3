// The campaigns a new brand starts with: five for the home page, and the room beside the sign-in form.
import type { Campaign } from './banner.ts';

export const homeCampaigns = [
  {
    id: 'lantern-night',
    palette: 'lacquer',
    horizon: 'hills',
    pattern: 'seigaiha',
    rays: true,
    disc: 0.38,
    objects: [
      { motif: 'lantern', x: 0.47, y: -0.3, s: 0.27, turn: 6, swap: true },
      { motif: 'lantern', x: -0.46, y: -0.34, s: 0.21, turn: -5, swap: true },
      { motif: 'dragon', x: 0, y: 0.02, s: 0.76, swap: true },
      { motif: 'ingot', x: -0.42, y: 0.38, s: 0.31, turn: -8 },
      { motif: 'ingot', x: 0.46, y: 0.27, s: 0.22, turn: 8 },
    ],
    tall: [
      { motif: 'lantern', x: 0.44, y: -0.3, s: 0.24, turn: 6, swap: true },
      { motif: 'lantern', x: -0.45, y: -0.26, s: 0.2, turn: -5, swap: true },
      { motif: 'dragon', x: 0, y: 0.01, s: 0.76, swap: true },
      { motif: 'ingot', x: -0.4, y: 0.3, s: 0.24, turn: -8 },
      { motif: 'ingot', x: 0.42, y: 0.26, s: 0.2, turn: 8 },
    ],
  },
  {
    id: 'deep-hunt',
    palette: 'lagoon',
    horizon: 'deep',
    pattern: 'scales',
    objects: [
      { motif: 'turtle', x: -0.4, y: -0.28, s: 0.24, turn: -20, swap: true },
      { motif: 'jellyfish', x: 0.46, y: -0.22, s: 0.32, turn: 8, swap: true },
      { motif: 'chest', x: 0.4, y: 0.33, s: 0.36 },
      { motif: 'shark', x: -0.02, y: 0.02, s: 0.72, turn: -4 },
    ],
    tall: [
      { motif: 'jellyfish', x: 0.4, y: -0.3, s: 0.28, turn: 8, swap: true },
      { motif: 'turtle', x: -0.42, y: -0.3, s: 0.22, turn: -20, swap: true },
      { motif: 'shark', x: 0, y: -0.02, s: 0.78, turn: -4 },
      { motif: 'chest', x: 0.36, y: 0.24, s: 0.28 },
    ],
  },
  {
    id: 'live-room',
    palette: 'ink',
    horizon: 'table',
    pattern: 'guilloche',
    objects: [
      { motif: 'cards', x: -0.42, y: 0.2, s: 0.44, turn: -8 },
      { motif: 'roulette', x: 0.06, y: -0.02, s: 0.76 },
      { motif: 'chips', x: 0.48, y: 0.26, s: 0.36 },
    ],
    tall: [
      { motif: 'roulette', x: 0, y: -0.05, s: 0.72 },
      { motif: 'cards', x: -0.34, y: 0.26, s: 0.32, turn: -10 },
      { motif: 'chips', x: 0.38, y: 0.25, s: 0.28 },
    ],
  },
  {
    id: 'match-day',
    palette: 'harbour',
    horizon: 'pitch',
    pattern: 'chevron',
    objects: [
      { motif: 'trophy', x: 0.3, y: -0.05, s: 0.62 },
      { motif: 'football', x: -0.2, y: 0.14, s: 0.54, turn: -12 },
      { motif: 'basketball', x: 0.5, y: 0.32, s: 0.26, swap: true },
    ],
    tall: [
      { motif: 'trophy', x: 0.22, y: -0.08, s: 0.62 },
      { motif: 'football', x: -0.24, y: 0.1, s: 0.48, turn: -12 },
      { motif: 'basketball', x: 0.44, y: 0.26, s: 0.24, swap: true },
    ],
  },
  {
    id: 'house-games',
    palette: 'dusk',
    horizon: 'orbits',
    pattern: 'stars',
    disc: 0.32,
    objects: [
      { motif: 'plinko', x: -0.45, y: 0.2, s: 0.36, turn: -8 },
      { motif: 'dice', x: 0.44, y: 0.26, s: 0.36, turn: 6 },
      { motif: 'rocket', x: 0.02, y: 0, s: 0.76, swap: true },
      { motif: 'mine', x: 0.46, y: -0.26, s: 0.24, swap: true },
    ],
    tall: [
      { motif: 'plinko', x: -0.38, y: 0.2, s: 0.3, turn: -8 },
      { motif: 'dice', x: 0.38, y: 0.22, s: 0.32, turn: 6 },
      { motif: 'rocket', x: 0, y: -0.03, s: 0.74, swap: true },
      { motif: 'mine', x: 0.4, y: -0.3, s: 0.22, swap: true },
    ],
  },
] as const satisfies readonly Campaign[];

/** Drawn 560 x 1010, without a quiet side: the form stands beside it. */
export const loginCampaign: Campaign = {
  id: 'login',
  palette: 'ink',
  horizon: 'parlour',
  pattern: 'guilloche',
  centred: true,
  objects: [
    { motif: 'cards', x: 0.02, y: 0, s: 0.3, turn: -4 },
    { motif: 'chips', x: -0.15, y: 0.17, s: 0.19 },
    { motif: 'dice', x: 0.17, y: 0.175, s: 0.125, turn: 6 },
  ],
};

/** The same room as a strip above the form, for phones: 780 x 560. */
export const loginStrip: Campaign = {
  ...loginCampaign,
  id: 'login-strip',
  objects: [
    { motif: 'cards', x: 0.02, y: 0.1, s: 0.56, turn: -4 },
    { motif: 'chips', x: -0.42, y: 0.26, s: 0.34 },
    { motif: 'dice', x: 0.44, y: 0.27, s: 0.24, turn: 6 },
  ],
};
