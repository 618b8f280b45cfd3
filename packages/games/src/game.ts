import type { Money } from '@baize/money';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Chance } from './chance.ts';
import type { Leg } from './coverage/coverage.ts';

/** What the player sees, in order: the server decides it, the portal only plays it. */
export type Step = { readonly step: string; readonly [field: string]: unknown };

export type Played<OfGame extends Step = Step> = { payout: Money; steps: OfGame[] };

export type StakeLimits = { min: Money; max: Money; maxPayout: Money };

/** How much comes back in the long run, for one way to bet, and how that is known. */
export type Return = {
  bet: string;
  returnToPlayer: number;
  hitRate: number;
  proof: 'exact' | 'simulated';
};

/** A game that is decided at once: data, rule and proof behind one face. */
export type InstantGame<Choice = unknown> = {
  readonly code: string;
  readonly version: number;
  readonly category: 'RNG';
  readonly limits: StakeLimits;
  /** Everything the outcome depends on; published, hashed, and never edited within a version. */
  readonly rules: unknown;
  /** The choice in its one spelling; undefined when it is not one of this game's. */
  readChoice(choice: unknown): Choice | undefined;
  /** The most that this bet could pay. */
  largestPayout(choice: Choice, stake: Money): Money;
  play(choice: Choice, stake: Money, chance: Chance): Played;
  /** Where several outcomes of one spin can be backed: the parts of a bet, and what each backs. */
  legs?(choice: Choice): readonly Leg[];
  /** The returns of typical and extreme ways to bet. */
  returns(): Return[];
  /** A choice for simulations that name none. */
  readonly usualChoice: Choice;
};

/** The fingerprint of published rules. */
export function hashOfRules(game: Pick<InstantGame, 'code' | 'version' | 'rules'>): string {
  const { code, version, rules } = game;
  return bytesToHex(sha256(utf8ToBytes(canonicalText({ code, version, rules }))));
}

/** JSON with its keys in order, so that equal content is equal text. */
export function canonicalText(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part === 'bigint') return String(part);
    if (part === null || typeof part !== 'object' || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
