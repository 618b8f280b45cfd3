import { lotteryLimits } from '@baize/games';
import { type Money, money, moneyText } from '@baize/money';
import type { House } from '../../../platform/house.ts';
import { limitsOf } from './limits.ts';

/** The greatest payouts of a lottery now; a ticket keeps those that it was bought by. */
type Caps = { readonly issue: Money; readonly singlePick: Money };

export const shippedCaps: Caps = {
  issue: lotteryLimits.maxPayoutPerIssue,
  singlePick: lotteryLimits.maxSinglePickPayout,
};

export function capsOf(house: House, gameCode: string): Caps {
  const { payoutPerMember, singlePickPayout } = limitsOf(house, gameCode);
  return {
    issue: payoutPerMember ?? shippedCaps.issue,
    singlePick: singlePickPayout ?? shippedCaps.singlePick,
  };
}

/** As a ticket keeps them; nothing where they are the shipped ones. */
type KeptCaps = { issue: string; singlePick: string };

export function keptCaps({ issue, singlePick }: Caps): { caps?: KeptCaps } {
  const isShipped = issue === shippedCaps.issue && singlePick === shippedCaps.singlePick;
  return isShipped ? {} : { caps: { issue: moneyText(issue), singlePick: moneyText(singlePick) } };
}

/** What a ticket pays at most stands as it was bought, whatever operators decide later. */
export function capsOfTicket({ detail }: { detail: unknown }): Caps {
  const { caps } = (detail ?? {}) as { caps?: KeptCaps };
  if (!caps) return shippedCaps;
  return { issue: money(caps.issue), singlePick: money(caps.singlePick) };
}
