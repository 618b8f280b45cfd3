import { type TumbleRules, tumbleSymbols } from './rules.ts';

/**
 * As many tickets of each symbol as its weight, in the order of the weights: the ticket with number
 * floor(float × sum) is the symbol at which the cumulative weight passes it.
 */
export type Tickets = { base: Uint8Array; free: Uint8Array; values: Uint16Array };

const known = new WeakMap<TumbleRules, Tickets>();

export function ticketsOf(rules: TumbleRules): Tickets {
  const made = known.get(rules) ?? makeTickets(rules);
  known.set(rules, made);
  return made;
}

function makeTickets({ weights, freeMultiplierWeight, multipliers }: TumbleRules): Tickets {
  const inFree = { ...weights, M: freeMultiplierWeight };
  return {
    base: Uint8Array.from(tumbleSymbols.flatMap((symbol, i) => times(weights[symbol], i))),
    free: Uint8Array.from(tumbleSymbols.flatMap((symbol, i) => times(inFree[symbol], i))),
    values: Uint16Array.from(multipliers.flatMap(([value, weight]) => times(weight, value))),
  };
}

const times = (count: number, value: number) => new Array<number>(count).fill(value);
