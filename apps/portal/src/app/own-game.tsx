import { lazy } from 'react';
import { loadChunk } from '../shared/loading/chunk.ts';

/** The page of the house's own games, loaded with the first of them. */
export const OwnGame = lazy(async () => {
  const part = await loadChunk(() => import('../features/games/game-page.tsx'));
  return { default: part.GamePage };
});
