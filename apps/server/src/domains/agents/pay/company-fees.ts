import { type Money, timesRate } from '@baize/money';
import type { Measured } from '../contracts/measures.ts';
import type { AgentSettings } from '../settings.ts';

type Rates = Pick<AgentSettings, 'depositFee' | 'withdrawalFee' | 'vendorFee'>;

/**
 * What a team cost the company besides what it was given: shares of what was paid in and out, and the
 * vendors' share of what was won of it. A team that won owes vendors nothing.
 */
export function companyFees(
  team: Pick<Measured, 'stake' | 'payout'> & Partial<Pick<Measured, 'deposit' | 'withdrawal'>>,
  { depositFee, withdrawalFee, vendorFee }: Rates,
): Money {
  const won = BigInt(team.stake) - BigInt(team.payout);
  return (
    timesRate(BigInt(team.deposit ?? 0), depositFee) +
    timesRate(BigInt(team.withdrawal ?? 0), withdrawalFee) +
    timesRate(won > 0n ? won : 0n, vendorFee)
  );
}
