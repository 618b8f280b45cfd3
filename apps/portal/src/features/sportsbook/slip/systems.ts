import { countLines, type FullCover, fullCovers } from '@baize/games';

export type System = { id: string; sizes: number[]; lines: number; cover: FullCover | null };

/** The systems that some legs allow: all of one size, then the full covers that have a name. */
export function systemsFor(legs: number): System[] {
  if (legs < 3) return [];
  const ofOneSize = Array.from({ length: legs - 2 }, (_, n) => systemOf(legs, [n + 2], null));
  const covers = Object.entries(fullCovers)
    .filter(([, cover]) => cover.legs === legs)
    .map(([name, cover]) => systemOf(legs, [...cover.sizes], name as FullCover));
  return [...ofOneSize, ...covers];
}

function systemOf(legs: number, sizes: number[], cover: FullCover | null): System {
  return { id: sizes.join('+'), sizes, lines: countLines(legs, sizes), cover };
}
