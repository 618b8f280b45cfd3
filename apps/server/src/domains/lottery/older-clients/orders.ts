import type { lotteryOlderClients as contract, Output } from '@baize/contract';
import type { House } from '../../../platform/house.ts';
import { readPeriod } from '../../../platform/lists/report-period.ts';
import { type BetPeriod, type Category, findTogether, readBetPage } from '../../play/index.ts';
import { LOTTERY, lotteries, type Reader } from '../lotteries.ts';
import { choiceOf } from '../ticket-choice.ts';
import { ownTickets } from '../tickets/cancel.ts';
import { type Shown, showTickets } from '../tickets/shown-tickets.ts';
import { contentOf } from '../tickets/tickets.ts';
import { codeOf, nodeOf } from './numeros.ts';

type Input = Output<typeof contract.memberBets.input>;
type Page = Output<typeof contract.memberBets.value>;
type Row = Page['list'][number];

const CATEGORIES: Readonly<Record<string, Category>> = { '1': 'LOTT', '3': 'ELOTT' };
const RESULTS: Readonly<Record<string, BetPeriod['result']>> = {
  '0': 'open',
  '1': 'win',
  '2': 'lose',
  '3': 'even',
  '4': 'void',
};

/** Own tickets of a period, as the betting record of older clients reads them. */
export async function listOrders(house: House, player: Reader, input: Input): Promise<Page> {
  const { page, size } = input;
  const category = CATEGORIES[input.prizeModeId];
  const { memberId, currency } = player;
  const period: BetPeriod = {
    memberId,
    currency,
    ...readPeriod(house, input),
    categories: category ? [category] : LOTTERY,
    gameCode: input.gameId ? codeOf(house, input.gameId) : undefined,
    issue: input.numero,
    result: RESULTS[input.orderStatus],
  };
  const { bets, total, stake, payout } = await readBetPage(house, period, { page, size });
  const shown = await showTickets(house, bets, player);
  return {
    list: shown.map((ticket) => orderRow(house, ticket)),
    footer: { betAmount: stake, winAmount: payout },
    total,
    page,
    totalPages: Math.ceil(total / size),
  };
}

export async function showOrder(
  house: House,
  player: Reader,
  orderId: string,
): Promise<Output<typeof contract.orderDetail.value>> {
  const [ticket] = await showTickets(house, await ownTickets(house, player, [orderId]), player);
  return {
    ...orderRow(house, ticket!),
    rows: ticket!.rows.map((row) => ({
      playCode: row.play,
      betContent: contentOf(row.selection),
      notes: row.notes,
      unit: row.unit ?? '',
      multiple: row.multiple ?? 1,
      betAmount: row.stake,
      winAmount: row.payout,
    })),
  };
}

/** An order with all the tickets that were bought with it. */
export async function showOrders(
  house: House,
  player: Reader,
  orderId: string,
): Promise<Output<typeof contract.order.value>> {
  const [bet] = await ownTickets(house, player, [orderId]);
  const { chase } = choiceOf(bet!);
  const bets = chase ? await findTogether(house, bet!, chase.of) : [bet!];
  const rows = (await showTickets(house, bets, player)).map((ticket) => orderRow(house, ticket));
  const named = rows.find(({ orderId: id }) => id === orderId)!;
  return { ...named, orderNumber: orderId, orderDetails: rows };
}

function orderRow(house: House, ticket: Shown): Row {
  const { betId, gameCode, gameName, issue, printed, prizeMode, group, rows } = ticket;
  return {
    orderNo: betId,
    orderId: betId,
    orderDetailId: betId,
    gameCode,
    gameName,
    gameId: nodeOf(house, lotteries.get(gameCode)!),
    numero: issue,
    winNumber: printed,
    prizeMode,
    series: group,
    betAmount: ticket.stake,
    winAmount: ticket.payout,
    betContent: rows.map((row) => `${row.play} ${contentOf(row.selection)}`).join('; '),
    profitAndLoss: ticket.state === 'settled' ? ticket.payout - ticket.stake : 0n,
    chase: ticket.chase !== null,
    orderStatus: statusOf(ticket),
    betTime: ticket.placedAt,
    settleTime: ticket.settledAt,
    closeTime: ticket.closesAt,
  };
}

function statusOf({ state, stake, payout }: Shown): number {
  if (state === 'open') return 0;
  if (state === 'void') return 4;
  if (payout === stake) return 3;
  return payout > stake ? 1 : 2;
}
