import { slotGames } from '@baize/games';
import { facePicture, slotSet, svgUri } from './slot-theme.ts';

/** The pictures of a slot's symbols, to be shown outside its stage too. */
export function slotFaces(code: string): ReadonlyMap<string, string> {
  const rules = slotGames.find((game) => game.code === code)?.rules;
  if (!rules) return new Map();
  const set = slotSet(code, rules);
  return new Map(
    Object.keys(set.faces).map((symbol) => [symbol, svgUri(facePicture(set, symbol))]),
  );
}
