import type { Scene } from './engine/plan.ts';

type Place = { betId: string; scene: number };

const keyOf = (gameCode: string) => `baize.shown.${gameCode}`;

/** How far the picture of a round had got, kept over a reload: it goes on with the spin it was in. */
export const shownSoFar = {
  keep: (gameCode: string, place: Place): void =>
    sessionStorage.setItem(keyOf(gameCode), JSON.stringify(place)),
  forget: (gameCode: string): void => sessionStorage.removeItem(keyOf(gameCode)),
  /** The scene to begin with: the first one, unless this very round was seen before. */
  of(gameCode: string, betId: string, scenes: readonly Scene[]): number {
    const text = sessionStorage.getItem(keyOf(gameCode));
    const place = text ? (JSON.parse(text) as Place) : undefined;
    if (place?.betId !== betId || scenes[place.scene]?.scene !== 'spin') return 0;
    return place.scene;
  },
};
