import type { MatchState } from '../match.ts';

/** One way in which a match may end, and how likely it is. */
export type MatchEnd = { readonly chance: number; readonly state: MatchState };

/** Ends that come less often than this change no price. */
export const TRIFLE = 1e-9;
