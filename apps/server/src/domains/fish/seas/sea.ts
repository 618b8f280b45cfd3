import {
  type Fish,
  type FishRoom,
  type Freeze,
  fishOfSlot,
  isSwimming,
  LONGEST_STAY_MS,
  SLOT_MS,
  slotAt,
  slotOfFish,
} from '@baize/games';
import type { House } from '../../../platform/house.ts';
import { findRoom } from '../rooms/room.ts';

/** What never changes about a sea; its seed does not leave the server before it is closed. */
export type Sea = {
  id: bigint;
  room: FishRoom;
  seed: string;
  hash: string;
  openedAt: number;
  slots: Map<number, Fish[]>;
};

/** What does: read and written under the lock of its row. */
export type SeaState = { freezes: Freeze[]; caught: Map<number, number> };

export type SeaRow = { id: bigint; room: string; sealed: string; hash: string; opened_at: Date };

const MAX_KNOWN = 2_000;
const known = new WeakMap<House['pool'], Map<bigint, Sea>>();

export async function findSea(house: House, id: bigint): Promise<Sea | undefined> {
  const found = known.get(house.pool)?.get(id);
  if (found) return found;
  const row = await house.db
    .selectFrom('fish_seas')
    .select(['id', 'room', 'sealed', 'hash', 'opened_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && knowSea(house, row);
}

export function knowSea(house: House, row: SeaRow): Sea {
  const seas = known.get(house.pool) ?? new Map<bigint, Sea>();
  known.set(house.pool, seas);
  const before = seas.get(row.id);
  if (before) return before;
  const sea = {
    id: row.id,
    room: findRoom(row.room),
    seed: house.keys.open(row.sealed),
    hash: row.hash,
    openedAt: row.opened_at.getTime(),
    slots: new Map(),
  };
  if (seas.size >= MAX_KNOWN) seas.delete(seas.keys().next().value!);
  seas.set(row.id, sea);
  return sea;
}

/** A school takes a few seconds to come in after its slot. */
const LOOK_BACK_SLOTS = Math.ceil(LONGEST_STAY_MS / SLOT_MS) + 3;

/** Whoever entered in a slot; worked out once. */
export function fishIn(sea: Sea, slot: number): readonly Fish[] {
  if (slot < 0) return [];
  const before = sea.slots.get(slot);
  if (before) return before;
  const fish = fishOfSlot(sea.room, sea.seed, slot);
  sea.slots.set(slot, fish);
  if (sea.slots.size > LOOK_BACK_SLOTS * 2) {
    for (const old of sea.slots.keys()) if (old < slot - LOOK_BACK_SLOTS) sea.slots.delete(old);
  }
  return fish;
}

/** All that have been told of and are not gone, those caught left out. */
export function fishTold(sea: Sea, { caught }: SeaState, seaMs: number): Fish[] {
  const last = slotAt(seaMs);
  const told: Fish[] = [];
  for (let slot = last - LOOK_BACK_SLOTS; slot <= last; slot += 1) {
    for (const fish of fishIn(sea, slot)) {
      const isThere = seaMs < fish.entersAt + fish.staysMs && !caught.has(fish.id);
      if (isThere) told.push(fish);
    }
  }
  return told;
}

/** A fish that can be hit: it has entered, is not gone and was not caught. */
export function livingFish(
  sea: Sea,
  { caught }: SeaState,
  fishId: number,
  seaMs: number,
): Fish | undefined {
  const slot = slotOfFish(fishId);
  const last = slotAt(seaMs);
  if (slot > last || slot < last - LOOK_BACK_SLOTS || caught.has(fishId)) return undefined;
  const fish = fishIn(sea, slot).find(({ id }) => id === fishId);
  return fish && isSwimming(fish, seaMs) ? fish : undefined;
}
