import { type Chance, chanceOf, pick } from '../chance.ts';
import { type Fish, SEA } from './path.ts';
import { type FishRoom, type Phase, SLOT_MS } from './rooms.ts';
import { type SpeciesCode, species } from './species.ts';

/** Ids of one slot stand apart from those of the next. */
const IDS_PER_SLOT = 64;

/** What the sea does in a slot. */
export function phaseOf({ phases }: FishRoom, slot: number): { phase: Phase; isFirst: boolean } {
  const whole = phases.reduce((sum, [, slots]) => sum + slots, 0);
  let at = slot % whole;
  for (const [phase, slots] of phases) {
    if (at < slots) return { phase, isFirst: at === 0 };
    at -= slots;
  }
  throw new Error('A room without phases');
}

export const slotAt = (seaMs: number): number => Math.floor(seaMs / SLOT_MS);

/** The longest that any fish is in the sea. */
export const LONGEST_STAY_MS = Math.max(
  ...Object.values(species).map(({ crossingMs }) => crossingMs[1]),
);

/**
 * The fish that enter in a slot: the sea's seed and the slot decide, nothing else. The seed stays
 * with the server, so that nobody knows a fish before it enters.
 */
export function fishOfSlot(room: FishRoom, seed: string, slot: number): Fish[] {
  const chance = chanceOf({ serverSeed: seed, clientSeed: room.code, nonce: slot });
  const { phase, isFirst } = phaseOf(room, slot);
  const first = { id: slot * IDS_PER_SLOT, at: slot * SLOT_MS };
  switch (phase) {
    case 'school':
      return isFirst ? school(room, chance, first) : drift(room, chance, first, 1);
    case 'boss': {
      const crowd = drift(room, chance, { id: first.id + 1, at: first.at }, room.perSlot - 1);
      return isFirst ? [single(chance, chosen(chance, room.bosses), first), ...crowd] : crowd;
    }
    case 'calm':
      return drift(room, chance, first, 1);
    case 'drift':
      return drift(room, chance, first, room.perSlot);
  }
}

type First = { id: number; at: number };

function drift(room: FishRoom, chance: Chance, first: First, about: number): Fish[] {
  const count = about + pick(chance, 2);
  return Array.from({ length: count }, (_, n) => {
    const code = byWeight(room, chance);
    const at = first.at + pick(chance, SLOT_MS);
    return single(chance, code, { id: first.id + n, at });
  });
}

const SCHOOL_ROWS = 3;
const MAX_SCHOOL_LENGTH = 8;
/** A school is in the sea so soon after its slot. */
const SCHOOL_ENTERS_MS = 5_000;

/** Rows of one species, one behind the other, along one way. */
function school(room: FishRoom, chance: Chance, first: First): Fish[] {
  const code = chosen(chance, room.schools);
  const lead = single(chance, code, first);
  const apart = species[code].radius * 2 + 12;
  // So far behind that none swims over the one before it: large ones come by fewer.
  const stepMs = Math.round((lead.staysMs * apart) / SEA.width);
  const length = Math.min(MAX_SCHOOL_LENGTH, Math.floor(SCHOOL_ENTERS_MS / stepMs) + 1);
  return Array.from({ length: SCHOOL_ROWS * length }, (_, n) => {
    const row = (n % SCHOOL_ROWS) - 1;
    const behind = Math.floor(n / SCHOOL_ROWS);
    const path = lead.path.map((at, i) => (i % 2 === 1 ? at + row * apart : at));
    return {
      ...lead,
      id: first.id + n,
      path,
      entersAt: first.at + behind * stepMs,
      swayWidth: 0,
    };
  });
}

function single(chance: Chance, code: SpeciesCode, { id, at }: First): Fish {
  const { radius, crossingMs } = species[code];
  const [shortest, longest] = crossingMs;
  return {
    id,
    species: code,
    entersAt: at,
    staysMs: shortest + pick(chance, longest - shortest + 1),
    path: way(chance, radius),
    swayWidth: pick(chance, 24),
    swayMs: 1_600 + pick(chance, 1_600),
  };
}

/** From one side to the other, beginning and ending where nobody sees it. */
function way(chance: Chance, radius: number): number[] {
  const margin = radius * 2 + 40;
  const fromLeft = chance() < 0.5;
  const [from, to] = fromLeft ? [-margin, SEA.width + margin] : [SEA.width + margin, -margin];
  const height = () => Math.round(SEA.height * (0.12 + 0.76 * chance()));
  const bend = () => Math.round(SEA.width * (0.2 + 0.2 * chance()));
  const [near, far] = [bend(), SEA.width - bend()];
  const [second, third] = fromLeft ? [near, far] : [far, near];
  return [from, height(), second, height(), third, height(), to, height()];
}

function byWeight({ species: mix }: FishRoom, chance: Chance): SpeciesCode {
  const whole = mix.reduce((sum, [, weight]) => sum + weight, 0);
  let at = pick(chance, whole);
  for (const [code, weight] of mix) {
    if (at < weight) return code;
    at -= weight;
  }
  throw new Error('A room without fish');
}

function chosen(chance: Chance, codes: readonly SpeciesCode[]): SpeciesCode {
  return codes[pick(chance, codes.length)]!;
}

/** The slot in which a fish enters. */
export const slotOfFish = (fishId: number): number => Math.floor(fishId / IDS_PER_SLOT);
