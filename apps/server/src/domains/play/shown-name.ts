import type { House } from '../../platform/house.ts';
import { usernamesOf } from '../members/index.ts';

const MAX_KEPT = 10_000;

type Names = {
  known: Map<bigint, Promise<string>>;
  /** Those who are asked for in this moment: their names are read together. */
  asked: Set<bigint>;
  reading: Promise<Map<bigint, string>> | undefined;
};

const kept = new WeakMap<House['pool'], Names>();

/** How a player is called where others see it. Names seldom change: they are asked for once. */
export function shownName(house: House, memberId: bigint): Promise<string> {
  const names: Names = kept.get(house.pool) ?? {
    known: new Map(),
    asked: new Set(),
    reading: undefined,
  };
  kept.set(house.pool, names);
  const found = names.known.get(memberId);
  if (found) return found;
  const name = readName(house, names, memberId);
  if (names.known.size >= MAX_KEPT) names.known.delete(names.known.keys().next().value!);
  names.known.set(memberId, name);
  name.catch(() => names.known.delete(memberId));
  return name;
}

async function readName(house: House, names: Names, memberId: bigint): Promise<string> {
  names.asked.add(memberId);
  names.reading ??= new Promise((next) => setImmediate(next)).then(() => {
    const memberIds = [...names.asked];
    names.asked.clear();
    names.reading = undefined;
    return usernamesOf(house.db, memberIds);
  });
  return maskPlayer((await names.reading).get(memberId) ?? '');
}

/** The first two characters and the last. */
export function maskPlayer(username: string): string {
  const letters = [...username];
  return `${letters.slice(0, 2).join('')}***${letters.length > 3 ? letters.at(-1) : ''}`;
}
