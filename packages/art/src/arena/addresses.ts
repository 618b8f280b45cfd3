// Addresses of the arena's pictures, without what draws them.
import { artVersion } from '../version.ts';

export const corners = ['meron', 'wala'] as const;
export type Corner = (typeof corners)[number];

/** `leap` has its wings up, `beat` has them down: shown in turn, the bird flies. */
export const poses = ['stand', 'leap', 'beat', 'rest'] as const;
export type Pose = (typeof poses)[number];

export const pitLooks = ['sol', 'sabong'] as const;
export type PitLook = (typeof pitLooks)[number];

export const birdAddress = (bird: number, corner: Corner, pose: Pose): string =>
  `/art/arena/bird-${bird}-${corner}-${pose}.svg?v=${artVersion}`;

export const pitAddress = (look: PitLook): string => `/art/arena/pit-${look}.svg?v=${artVersion}`;
