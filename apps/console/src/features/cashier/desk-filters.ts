import type { PlainSearch } from '../../shared/list/search.ts';

const idOf = (typed: string | undefined) => {
  const id = typed?.trim().replace(/^[#WwDd-]+/, '');
  return id && /^\d{1,18}$/.test(id) ? id : undefined;
};

/** A queue by its name in the address; the first one where none is named, none at all for `all`. */
export function queueOf<Queue extends string>(
  { queue }: PlainSearch,
  queues: readonly Queue[],
): Queue | undefined {
  if (queue === 'all') return undefined;
  return queues.find((known) => known === queue) ?? queues[0];
}

/** Whoever looks for one number or one member looks in all queues. */
export function numbersOf({ number, member }: PlainSearch) {
  const memberId = Number(member?.trim());
  const isMember = Number.isSafeInteger(memberId) && memberId > 0;
  return { id: idOf(number), memberId: isMember ? memberId : undefined };
}

/** The member whom a list is about, where it is about one. */
export function memberOf(search: PlainSearch): { memberId?: number } {
  const { memberId } = numbersOf(search);
  return memberId === undefined ? {} : { memberId };
}
