import { floorToCents, type Money, money, percent, type Rate, timesRate, UNIT } from '@baize/money';
import type { Channel } from '../use-cashier.ts';

export type Slip = { paid: Money; gross: Money; fee: Money; bonus: Money; credited: Money };

/** What a payment will be worth: by the channel's rate, less its fee, with its bonus, each in whole cents. */
export function slipOf(paid: Money, channel: Channel): Slip {
  const gross = floorToCents(timesRate(paid, rateOf(channel.rate)));
  const fee = floorToCents(timesRate(gross, percent(channel.feePercent)));
  const bonus = floorToCents(timesRate(gross, percent(channel.bonusPercent)));
  return { paid, gross, fee, bonus, credited: gross - fee + bonus };
}

const PARTS = 100n;

/** Has as many decimals as parts per million: 0.998 is 998,000. */
function rateOf(text: string): Rate {
  const [whole = '0', decimals = ''] = text.split('.');
  return BigInt(whole) * UNIT * PARTS + BigInt(decimals.padEnd(6, '0').slice(0, 6));
}

export type AmountFault = 'empty' | 'range' | 'step' | 'fixed';

/** Why a channel would not take this amount; the house looks again. */
export function amountFault(asked: Money | null, channel: Channel): AmountFault | undefined {
  const { minAmount, maxAmount, step, fixedAmounts } = channel;
  const isFixed = fixedAmounts.length > 0;
  if (asked === null || asked === 0n) return isFixed ? 'fixed' : 'empty';
  if (asked < minAmount || asked > maxAmount) return 'range';
  if (step > 0n && asked % step !== 0n) return 'step';
  return isFixed && !fixedAmounts.includes(asked) ? 'fixed' : undefined;
}

const CHIPS = ['10', '50', '100', '500', '1000', '5000'].map(money);

/** Chips that fit into a channel: none larger than it takes, none that break its step. */
export function chipsOf({ maxAmount, step }: Channel): Money[] {
  return CHIPS.filter((chip) => chip <= maxAmount && (step === 0n || chip % step === 0n));
}
