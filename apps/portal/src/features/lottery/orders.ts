import { lotteryTickets, type Output } from '@baize/contract';
import { type CartRow, orderRow, sumOf } from './cart.ts';

export type Plan = {
  issues: readonly { issue: string; multiple: number }[];
  stopOnWin: boolean;
};

type Order = Omit<Output<typeof lotteryTickets.bet.input>, 'requestId'>;

/** What is bought at once, and by which rows of the cart. */
export type Ticket = { rows: CartRow[]; order: Order };

type Wanted = { gameCode: string; group: number; plan: Plan };

/** What a cart is bought by: a ticket is of one prize mode and of so many rows, so a cart may be several. */
export function ordersOf(rows: readonly CartRow[], wanted: Wanted): Ticket[] {
  return ticketsOf(rows).map((ticket) => ({ rows: ticket, order: orderOf(ticket, wanted) }));
}

/** The same for each try at a ticket; two of one cart differ by their rows, even where those say the same. */
export function nameOf({ rows, order }: Ticket): string {
  return JSON.stringify([rows.map(({ id }) => id), order], (_, value) =>
    typeof value === 'bigint' ? String(value) : value,
  );
}

/** The rows of each ticket that a cart makes. */
export function ticketsOf(rows: readonly CartRow[]): CartRow[][] {
  const tickets: CartRow[][] = [];
  for (const row of rows) {
    const open = tickets.findLast(([first]) => first!.play.mode === row.play.mode);
    if (open && open.length < lotteryTickets.MOST_ROWS) open.push(row);
    else tickets.push([row]);
  }
  return tickets;
}

function orderOf(rows: readonly CartRow[], { gameCode, group, plan }: Wanted): Order {
  const times = plan.issues.reduce((sum, { multiple }) => sum + multiple, 0);
  return {
    gameCode,
    rows: rows.map(orderRow),
    issues: [...plan.issues],
    stopOnWin: plan.stopOnWin,
    stake: sumOf(rows, times),
    ...(rows[0]!.play.mode === 'LOTT' && { group }),
  };
}
