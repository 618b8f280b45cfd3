import type { House } from '../../platform/house.ts';

const turns = new WeakMap<House, Map<bigint, Promise<unknown>>>();

/**
 * One at a time for each member: a payment password counts as a try before it is compared, so many
 * right ones at once would lock it.
 */
export async function inTurn<Result>(
  house: House,
  memberId: bigint,
  work: () => Promise<Result>,
): Promise<Result> {
  const waiting = turns.get(house) ?? new Map<bigint, Promise<unknown>>();
  turns.set(house, waiting);
  const before = waiting.get(memberId) ?? Promise.resolve();
  const mine = before.then(work, work);
  const settled = mine.catch(() => undefined);
  waiting.set(memberId, settled);
  await settled;
  if (waiting.get(memberId) === settled) waiting.delete(memberId);
  return mine;
}
