import type { lotteryTickets as contract, Output } from '@baize/contract';
import type { House } from '../../../platform/house.ts';
import { goesOn, readBets } from '../../play/index.ts';
import { shownChain } from '../issues/chains.ts';
import { findIssue } from '../issues/issues.ts';
import { showDraw } from '../issues/shown-draws.ts';
import { findLottery, issueOfBet, type Reader, ticketsOf } from '../lotteries.ts';
import { ownTickets } from './cancel.ts';
import { showTickets } from './shown-tickets.ts';

/** Own tickets, newest first. */
export async function listTickets(
  house: House,
  player: Reader,
  { gameCode, state, after, size }: Output<typeof contract.tickets.input>,
): Promise<Output<typeof contract.tickets.value>> {
  const before = after === undefined ? undefined : BigInt(after);
  const tickets = ticketsOf(player);
  const bets = await readBets(
    house.db,
    { ...tickets, gameCode, state: state || undefined },
    { before, size },
  );
  const isMore =
    state === 'open'
      ? bets.length === size
      : await goesOn(house.db, { rows: bets, size }, { ...tickets, before });
  return {
    now: house.clock.now().getTime(),
    list: await showTickets(house, bets, player),
    after: isMore && bets.length > 0 ? String(bets.at(-1)!.id) : null,
  };
}

/** One ticket with its draw and the chain that proves it: a dispute is a replay. */
export async function showOwnTicket(
  house: House,
  player: Reader,
  betId: string,
): Promise<Output<typeof contract.ticketDetail.value>> {
  const [bet] = await ownTickets(house, player, [betId]);
  const [ticket] = await showTickets(house, [bet!], player);
  const issue = await findIssue(house, bet!.gameCode, issueOfBet(bet!));
  const isDrawn = issue !== undefined && issue.result !== null;
  return {
    ticket: ticket!,
    draw: isDrawn ? showDraw(findLottery(bet!.gameCode), issue) : null,
    chain: issue?.chain_id ? await shownChain(house, issue.chain_id) : null,
  };
}
