import { distanceOf, type Point, type SpeciesCode, species } from '@baize/games';
import { isSeen, placeOfRow, type Sea, type Swimming } from './sea.ts';

const worthOf = ({ fish }: Swimming) => species[fish.species].worth;

/** Those that can be aimed at, the dearest first; of a wanted species where one is named. */
export function targetsOf(sea: Sea, wanted: SpeciesCode | undefined): Swimming[] {
  const seen = seenIn(sea);
  const meant = seen.filter(({ fish }) => fish.species === wanted);
  return (wanted ? meant : seen).sort((a, b) => worthOf(b) - worthOf(a) || a.fish.id - b.fish.id);
}

const seenIn = (sea: Sea): Swimming[] =>
  [...sea.swimming.values()].filter((one) => isSeen(sea, one));

/** The target after the present one, and after the last the first. */
export function nextTarget(
  sea: Sea,
  present: number | undefined,
  wanted: SpeciesCode | undefined,
): number | undefined {
  const targets = targetsOf(sea, wanted);
  const at = targets.findIndex(({ fish }) => fish.id === present);
  return targets[(at + 1) % Math.max(1, targets.length)]?.fish.id;
}

/** How far beside a fish a finger may land. */
const FINGER = 34;

/** The fish under a finger; of several, the one whose middle is nearest. */
export function fishAt(sea: Sea, place: Point): Swimming | undefined {
  return seenIn(sea)
    .map((one) => ({ one, away: distanceOf(placeOfRow(sea, one.at), place) }))
    .filter(({ one, away }) => away <= species[one.fish.species].radius + FINGER)
    .sort((a, b) => a.away - b.away)[0]?.one;
}
