import type { SlotRules } from './rules.ts';

export type Volatility = 'low' | 'medium' | 'high' | 'very high';

/** What was proved of a slot before it was published, in bets; checked again by its tests. */
export type PublishedReturn = {
  returnToPlayer: number;
  proof: 'exact' | 'simulated';
  /** Of a simulated return. */
  standardError?: number;
  hitRate: number;
  /** How often a bet leads to free spins. */
  triggerRate: number;
  /** Standard deviation of one bet. */
  sigma: number;
};

/** A slot of the catalogue: rules of its own on one of the models, and its own look and sound. */
export type SlotTheme = {
  readonly code: string;
  readonly version: number;
  readonly name: string;
  /** Names of pictures and palettes; whoever draws them knows what they look like. */
  readonly emblem: string;
  readonly palette: string;
  readonly tints: { readonly high: string; readonly low: string; readonly special: string };
  readonly sound: { readonly set: string; readonly key: string; readonly tempo: number };
  /** The picture of each symbol of the rules. */
  readonly faces: Readonly<Record<string, string>>;
  readonly rules: SlotRules;
  readonly published: PublishedReturn;
};

/** Named by how far one bet strays from its mean. */
export function volatilityOf(sigma: number): Volatility {
  if (sigma < 3) return 'low';
  if (sigma < 5) return 'medium';
  return sigma < 9 ? 'high' : 'very high';
}
