// Addresses of the fish game's pictures, without what draws them.
import { artVersion } from '../version.ts';

/** What swims, by the code of its species; all of them face left. */
export const swimmers = [
  'anchovy',
  'clownfish',
  'tang',
  'seahorse',
  'jellyfish',
  'lionfish',
  'turtle',
  'ray',
  'marlin',
  'shark',
  'orca',
  'kraken',
  'leviathan',
  'goldfish',
  'bomb-crab',
  'storm-eel',
  'frost-squid',
  'pearl-whale',
] as const;
export type Swimmer = (typeof swimmers)[number];

export const seaLooks = ['lagoon', 'reef', 'wreck', 'abyss'] as const;
export type SeaLook = (typeof seaLooks)[number];

export const swimmerAddress = (name: Swimmer): string =>
  `/art/fish/swimmer-${name}.svg?v=${artVersion}`;

export const seaAddress = (look: SeaLook): string => `/art/fish/sea-${look}.svg?v=${artVersion}`;

/** The colours of the four seats. */
export const cannonTones = ['gold', 'blue', 'green', 'red'] as const;
export type CannonTone = (typeof cannonTones)[number];

/** A cannon is a foot and one of five barrels, which points up. */
export const cannonPieces = ['foot', '1', '2', '3', '4', '5'] as const;
export type CannonPiece = (typeof cannonPieces)[number];

export const cannonAddress = (tone: CannonTone, piece: CannonPiece): string =>
  `/art/fish/cannon-${tone}-${piece}.svg?v=${artVersion}`;
