import type { House } from '../../platform/house.ts';
import { findMember } from '../members/index.ts';

const MAX_KEPT = 10_000;
const known = new WeakMap<House['pool'], Map<bigint, string>>();

/** How a player is called where others see it. Names seldom change: they are asked for once. */
export async function shownName({ db, pool }: House, memberId: bigint): Promise<string> {
  const names = known.get(pool) ?? new Map<bigint, string>();
  known.set(pool, names);
  const name = names.get(memberId) ?? maskPlayer((await findMember(db, memberId))?.username ?? '');
  if (names.size >= MAX_KEPT) names.delete(names.keys().next().value!);
  names.set(memberId, name);
  return name;
}

/** The first two characters and the last. */
export function maskPlayer(username: string): string {
  const letters = [...username];
  return `${letters.slice(0, 2).join('')}***${letters.length > 3 ? letters.at(-1) : ''}`;
}
