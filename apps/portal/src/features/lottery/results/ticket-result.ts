import type { Money } from '@baize/money';

export type WaitingTicket = { betId: string };
type SettledTicket = { betId: string; issue: string; stake: Money; payout: Money };

/** What the tickets of the newest issue that was paid came to, together. */
export type TicketResult = { issue: string; stake: Money; payout: Money };

/** Of tickets that waited, those that were paid since; undefined when none was. */
export function resultOf(
  waited: readonly WaitingTicket[],
  settled: readonly SettledTicket[],
): TicketResult | undefined {
  const ids = new Set(waited.map(({ betId }) => betId));
  const paid = settled.filter(({ betId }) => ids.has(betId));
  const issue = paid
    .map((ticket) => ticket.issue)
    .sort()
    .at(-1);
  if (issue === undefined) return undefined;
  const own = paid.filter((ticket) => ticket.issue === issue);
  const sum = (of: (ticket: SettledTicket) => Money) =>
    own.reduce((total, ticket) => total + of(ticket), 0n);
  return { issue, stake: sum(({ stake }) => stake), payout: sum(({ payout }) => payout) };
}
