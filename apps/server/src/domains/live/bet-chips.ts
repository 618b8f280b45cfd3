import type { Chips } from '@baize/games';
import { money, moneyText } from '@baize/money';
import type { Bet } from '../play/index.ts';

/** What a bet at a table remembers: all its chips, and the requests that they came by. */
export type KeptChips = {
  chips: Record<string, string>;
  parts: { requestId: string; chips: Record<string, string> }[];
  /** What came back of each spot. */
  back?: Record<string, string>;
  /** What of the stake counts as no play. */
  uncounted?: string;
};

export function keptOf({ detail }: Pick<Bet, 'detail'>): KeptChips {
  return (detail as KeptChips | null) ?? { chips: {}, parts: [] };
}

export function chipsOf(bet: Pick<Bet, 'detail'>): Chips {
  return readChips(keptOf(bet).chips);
}

export function readChips(kept: Readonly<Record<string, string>>): Chips {
  return new Map(Object.entries(kept).map(([spot, amount]) => [spot, money(amount)]));
}

export function writeChips(chips: Chips): Record<string, string> {
  return Object.fromEntries([...chips].map(([spot, stake]) => [spot, moneyText(stake)]));
}

/** Two sets of chips as one. */
export function addChips(lying: Chips, more: Chips): Chips {
  const all = new Map(lying);
  for (const [spot, stake] of more) all.set(spot, (all.get(spot) ?? 0n) + stake);
  return all;
}
