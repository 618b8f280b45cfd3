import { cardAt } from '../cards/deck.ts';
import type { Return } from '../game.ts';
import { ratio } from '../pay.ts';
import { dragonTigerRules } from './rules.ts';
import type { DragonTigerSpot } from './spots.ts';

const DECK = Array.from({ length: 52 }, (_, index) => cardAt(index));
const { decks } = dragonTigerRules;

/** Every first card beside every second one, of a whole shoe. */
export function dragonTigerReturn(spot: DragonTigerSpot): Return {
  let back = 0n;
  let hits = 0n;
  let all = 0n;
  for (const dragon of DECK) {
    for (const tiger of DECK) {
      const weight = BigInt(decks * (dragon === tiger ? decks - 1 : decks));
      const thousandths = spot.backOn({ dragon, tiger });
      all += weight;
      back += weight * BigInt(thousandths);
      if (thousandths > 1_000) hits += weight;
    }
  }
  return {
    bet: spot.id,
    returnToPlayer: ratio(back, all * 1_000n),
    hitRate: ratio(hits, all),
    proof: 'exact',
  };
}
