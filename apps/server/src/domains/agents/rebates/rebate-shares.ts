import { type Money, percent, type Rate, timesRate } from '@baize/money';

/** One percent of rebate is twenty points of prize group; none is 1800. */
export const LOWEST_GROUP = 1800;
const POINTS_PER_PERCENT = 20n;
const PERCENT: Rate = percent('1');

export function groupOf(rebate: Rate): number {
  return LOWEST_GROUP + Number((POINTS_PER_PERCENT * rebate) / PERCENT);
}

/** The rebate that a prize group stands for. */
export function rebateOfGroup(group: number): Rate {
  return (BigInt(group - LOWEST_GROUP) * PERCENT) / POINTS_PER_PERCENT;
}

/** What a bettor of a group gets back when they bet at a lower one. */
export function rebateAtGroup(own: number, at: number): Rate {
  return at >= own ? 0n : (BigInt(own - at) * PERCENT) / POINTS_PER_PERCENT;
}

/** What one note of the three-digit play pays at a group; a note of 2.00 pays the group's number. */
export function prizeOfNote(group: number, note: Money): Money {
  return (BigInt(group) * note) / 2n;
}

export type Share<Who> = { who: Who; amount: Money };

/**
 * What one bet gives everyone in the chain, the bettor first: each has the gross of their own rate less
 * the gross of the one below, so the whole is the gross of the highest rate and no unit is lost.
 */
export function rebateShares<Who>(
  validBet: Money,
  chain: readonly { who: Who; rate: Rate }[],
): Share<Who>[] {
  let below: Money = 0n;
  return chain.map(({ who, rate }) => {
    const gross = timesRate(validBet, rate);
    const amount = gross > below ? gross - below : 0n;
    below += amount;
    return { who, amount };
  });
}

/**
 * The same for a ticket bought at a prize group: the bettor gets back what they left of their own group,
 * everyone above the difference of rates. Expected prize and rebates together are the highest group's
 * share of the stake, whatever group was chosen.
 */
export function ticketShares<Who>(
  ticket: { stake: Money; group: number },
  chain: readonly { who: Who; rate: Rate }[],
): Share<Who>[] {
  const [bettor, ...above] = chain;
  if (!bettor) return [];
  const group = Math.min(ticket.group, groupOf(bettor.rate));
  const left = timesRate(ticket.stake, rebateAtGroup(groupOf(bettor.rate), group));
  const [, ...differences] = rebateShares(ticket.stake, [bettor, ...above]);
  return [{ who: bettor.who, amount: left }, ...differences];
}

/** The plan that pays three levels a fixed rate: themselves, their upline, and the one above. */
export const FIXED3: readonly Rate[] = [percent('0.3'), percent('0.1'), percent('0.05')];

export function fixedShares<Who>(validBet: Money, chain: readonly Who[]): Share<Who>[] {
  return chain
    .slice(0, FIXED3.length)
    .map((who, level) => ({ who, amount: timesRate(validBet, FIXED3[level]!) }));
}
