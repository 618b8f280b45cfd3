import type { lotteryTickets as contract, Output } from '@baize/contract';
import type { Money } from '@baize/money';
import type { House } from '../../../platform/house.ts';
import { Refusal, refuse } from '../../../platform/refusal.ts';
import {
  findTogether,
  type OpenBet,
  type Player,
  placeBets,
  requestOfPart,
} from '../../play/index.ts';
import { findIssues, type Issue } from '../issues/issues.ts';
import {
  findLottery,
  type Lotteries,
  type Lottery,
  type Reader,
  roundName,
  standingOf,
} from '../lotteries.ts';
import { groupsFor } from '../odds/groups.ts';
import { oddsNow } from '../odds/odds.ts';
import { capsOf, keptCaps } from '../risk/caps.ts';
import { countOrder } from '../risk/exposure.ts';
import { rowsOfBet } from '../risk/loads.ts';
import { type Shown, showTickets } from './shown-tickets.ts';
import { planOf, type ReadTicket, readTicket, rowsTimes, sumOf } from './tickets.ts';

type Order = Output<typeof contract.bet.input>;

/**
 * Buys one ticket for each issue named, all or none. Notes, stakes and prizes are counted here; what
 * the client counted is only compared.
 */
export async function buyTickets(
  { play, groupOf }: Lotteries,
  { language, ...player }: Reader,
  order: Order,
): Promise<{ balance: Money; tickets: Shown[] }> {
  const { house } = play;
  const lottery = findLottery(order.gameCode);
  const groups = groupsFor(house, lottery, await groupOf(player.memberId));
  const ticket = readTicket(lottery, order, groups);
  const issues = await issuesOf(house, order);
  const bets = betsFor(house, lottery, { player, order, ticket, issues });
  const counted = await countOrder(house, lottery, {
    memberId: player.memberId,
    currency: player.currency,
    requestId: order.requestId,
    tickets: bets.map((bet) => rowsOfBet(bet)),
  }).catch(async (refusal: unknown) => {
    // What was bought already is answered as it was, though its numbers are closed by now.
    const bought = await findTogether(house, { ...player, requestId: order.requestId }, 1);
    if (bought.length === 0) throw refusal;
    return { undo: async () => undefined };
  });
  const [first, ...rest] = bets;
  const placed = await placeBets(play, [first!, ...rest]).catch(async (error: unknown) => {
    const isRefused = error instanceof Refusal && error.code !== 'BUSY';
    await counted.undo(isRefused ? 'refused' : 'unknown');
    throw error;
  });
  return { balance: placed.balance, tickets: await showTickets(house, placed.bets, { language }) };
}

/** The issues named, in their order; each once. */
async function issuesOf(house: House, { gameCode, issues }: Order): Promise<Issue[]> {
  const names = issues.map(({ issue }) => ({ gameCode, number: issue }));
  const found = await findIssues(house, names);
  const byNumber = new Map(found.map((issue) => [issue.number, issue]));
  if (new Set(names.map(({ number }) => number)).size !== names.length) {
    refuse('CHOICE_NOT_ALLOWED', { value: { issues: 'twice' } });
  }
  return names.map(({ number }) => byNumber.get(number) ?? refuse('ISSUE_CLOSED'));
}

type Bought = { player: Player; order: Order; ticket: ReadTicket; issues: readonly Issue[] };

function betsFor(house: House, lottery: Lottery, bought: Bought): OpenBet[] {
  const { player, order, ticket, issues } = bought;
  const { requestId, gameCode, stopOnWin } = order;
  const { prizeMode, group } = ticket;
  const plan = planOf(order);
  const { version } = oddsNow(house, lottery);
  const caps = keptCaps(capsOf(house, gameCode));
  const bets = issues.map((issue, n): OpenBet => {
    const rows = rowsTimes(ticket, order.issues[n]!.multiple);
    const chase =
      issues.length === 1 ? null : { id: requestId, n: n + 1, of: issues.length, stopOnWin, plan };
    return {
      ...player,
      requestId: requestOfPart(requestId, n + 1),
      vendor: lottery.vendor,
      gameCode,
      category: lottery.category,
      stake: sumOf(rows),
      closesAt: issue.closes_at,
      roundId: roundName(gameCode, issue.number),
      rulesVersion: version,
      choice: { prizeMode, group, rows, chase },
      detail: { ticket: { prizeMode, group }, ...caps },
    };
  });
  const refusal = refusalOf(house, lottery, { order, issues, bets });
  return bets.map((bet) => ({ ...bet, refusal }));
}

/** What the game itself has against these tickets; remembered with the request as any other refusal. */
function refusalOf(
  house: House,
  lottery: Lottery,
  { order, issues, bets }: { order: Order; issues: readonly Issue[]; bets: readonly OpenBet[] },
) {
  const { isOpen, min, max } = standingOf(house, lottery);
  if (!isOpen) return 'GAME_NOT_FOUND';
  if (issues.some(({ state }) => state !== 'open')) return 'ISSUE_CLOSED';
  if (bets.some(({ stake }) => stake < min || stake > max)) return 'STAKE_NOT_ALLOWED';
  const total = bets.reduce((sum, { stake }) => sum + stake, 0n);
  return total === order.stake ? undefined : 'STAKE_NOT_ALLOWED';
}
