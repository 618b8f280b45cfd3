import type { operatorsSearch as contract, Output, Right } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';

export type Hit = Output<typeof contract.searchEverything.value>['list'][number];

/** Finds things of one domain by what an operator typed; asked only for who may see them. */
export type Finder = {
  right: Right;
  find(house: House, caller: Caller, words: string): Promise<Hit[]>;
};

/** Of each kind: who sees more than these types another letter. */
export const MAX_HITS = 8;

/** What fits the words, kind by kind, in the order in which the domains stand. */
export async function searchEverything(
  house: House,
  caller: Caller,
  typed: string,
): Promise<{ list: Hit[] }> {
  const words = typed.trim();
  if (words === '') return { list: [] };
  const finders = house.contributed('finders').filter(({ right }) => caller.rights.includes(right));
  const found = await Promise.all(finders.map(({ find }) => find(house, caller, words)));
  return { list: found.flat() };
}
