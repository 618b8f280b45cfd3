import {
  type Fish,
  type Freeze,
  isFrozen,
  isOnScreen,
  movePlace,
  type Place,
  placeOf,
  seaTimeAt,
  species,
} from '@baize/games';

/** A fish in the water as it is now. */
export type Swimming = {
  fish: Fish;
  place: Place;
  isSeen: boolean;
  /** Until when it shows that it was hit. */
  flashUntil: number;
};

/** What swims, by the house's clock; nothing here knows of a screen. */
export type Sea = {
  openedAt: number;
  /** How far the house's clock is ahead of ours. */
  aheadMs: number;
  freezes: Freeze[];
  /** The instant of its own clock at which everything is where it is now. */
  movedTo: number;
  swimming: Map<number, Swimming>;
  /** Large ones first, so that small ones swim before them. */
  order: Swimming[];
  /** Those that were caught: told again they do not come back. */
  caught: Set<number>;
};

export const newSea = (openedAt: number, aheadMs: number): Sea => ({
  openedAt,
  aheadMs,
  freezes: [],
  movedTo: 0,
  swimming: new Map(),
  order: [],
  caught: new Set(),
});

export const houseNow = ({ aheadMs }: Sea): number => Date.now() + aheadMs;

export const seaNow = (sea: Sea, now: number): number => seaTimeAt(sea.openedAt, sea.freezes, now);

export function addFish(sea: Sea, entering: readonly Fish[]): Fish[] {
  const added = entering.filter(({ id }) => !sea.swimming.has(id) && !sea.caught.has(id));
  for (const fish of added) {
    const place = placeOf(fish, fish.entersAt);
    sea.swimming.set(fish.id, { fish, place, isSeen: false, flashUntil: 0 });
  }
  if (added.length > 0) sortOrder(sea);
  return added;
}

/** Takes a fish out of the water; undefined where it was gone before. */
export function takeFish(sea: Sea, id: number): Swimming | undefined {
  const taken = sea.swimming.get(id);
  sea.caught.add(id);
  if (!taken) return undefined;
  sea.swimming.delete(id);
  sortOrder(sea);
  return taken;
}

export function addFreezes(sea: Sea, told: readonly Freeze[]): void {
  const known = new Set(sea.freezes.map(({ at }) => at));
  sea.freezes.push(...told.filter(({ at }) => !known.has(at)));
}

export const isSeaFrozen = (sea: Sea, now: number): boolean => isFrozen(sea.freezes, now);

/** Moves everything to where it is at an instant of the house's clock, and forgets what swam away. */
export function moveSea(sea: Sea, now: number): void {
  const seaMs = seaNow(sea, now);
  sea.movedTo = seaMs;
  let left = 0;
  for (const one of sea.order) {
    const { fish } = one;
    if (seaMs >= fish.entersAt + fish.staysMs) {
      sea.swimming.delete(fish.id);
      left++;
      continue;
    }
    movePlace(one.place, fish, seaMs);
    one.isSeen = seaMs >= fish.entersAt && isOnScreen(one.place);
  }
  if (left > 0) sortOrder(sea);
}

const radiusOf = ({ fish }: Swimming) => species[fish.species].radius;

function sortOrder(sea: Sea): void {
  sea.order = [...sea.swimming.values()].sort((a, b) => radiusOf(b) - radiusOf(a));
}
