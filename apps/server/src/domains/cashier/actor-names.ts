import type { House } from '../../platform/house.ts';
import { operatorNames } from '../operators/index.ts';

export type NameOf = (actor: string) => string;

/** Who did it, in a word: an operator by name; the member, the clock and gateways as they are kept. */
export async function namesOfActors(house: House, actors: readonly string[]): Promise<NameOf> {
  const ids = actors.flatMap((actor) => operatorId(actor) ?? []);
  const names = await operatorNames(house, [...new Set(ids)]);
  return (actor) => names.get(operatorId(actor) ?? -1n) ?? actor;
}

function operatorId(actor: string): bigint | undefined {
  const id = /^operator:(\d+)$/.exec(actor)?.[1];
  return id ? BigInt(id) : undefined;
}
