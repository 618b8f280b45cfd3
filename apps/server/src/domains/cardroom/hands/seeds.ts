import { hash, randomBytes } from 'node:crypto';
import { chanceOfHand, shuffledDeck } from '@baize/games';
import type { House } from '../../../platform/house.ts';
import type { Hand } from '../tables/open-table.ts';
import type { HandSeat } from '../tables.ts';
import { type BotSeed, hmacOf } from './bot-seed.ts';

/** A secret for the hand that comes next: kept sealed, and bound by its hash, which is public at once. */
export function commitSeed({ keys }: House): { sealed: string; seedHash: string } {
  const seed = randomBytes(32).toString('hex');
  return { sealed: keys.seal(seed), seedHash: hash('sha256', seed, 'hex') };
}

export const openSeed = ({ keys }: House, { sealed }: Pick<Hand, 'sealed'>) => keys.open(sealed);

export const seedsOf = (seats: readonly HandSeat[]) =>
  seats.map(({ seat, clientSeed }) => ({ seat, seed: clientSeed }));

/** The deck of a hand: from the house's seed and those of everyone who is dealt in. */
export function deckOf(house: House, hand: Hand, cards: number): number[] {
  const serverSeed = openSeed(house, hand);
  const clientSeeds = seedsOf(hand.seats);
  return shuffledDeck(chanceOfHand({ serverSeed, clientSeeds, hand: hand.number }, hmacOf), cards);
}

/** What a bot draws from for one move: the hand's own seed under a name that no deck has. */
export function seedOfBot(house: House, hand: Hand, seat: number, moves: number): BotSeed {
  const serverSeed = openSeed(house, hand);
  return { serverSeed, clientSeed: `bot:${hand.number}:${seat}`, nonce: moves };
}
