import type { Money } from '@baize/money';
import type { Chance } from '../chance.ts';
import type { Played } from '../game.ts';
import { payFraction } from '../pay.ts';
import { playTumble } from './play-tumble.ts';
import { type SlotRules, unitsPerBet } from './rules.ts';
import { playReels } from './spin-reels.ts';

/** A whole bet: the paid spin and every free spin, added up exactly and floored to cents once. */
export function playSlot(rules: SlotRules, stake: Money, chance: Chance): Played {
  const { units, steps } =
    rules.model === 'tumble65' ? playTumble(rules, chance) : playReels(rules, chance);
  const bet = unitsPerBet[rules.model];
  const paid = Math.min(units, rules.cap * bet);
  const end = { step: 'end', multiple: paid / bet, capped: units > paid };
  return { payout: payFraction(stake, paid, bet), steps: [...steps, end] };
}
