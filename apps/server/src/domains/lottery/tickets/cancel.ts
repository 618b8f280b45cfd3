import type { Money } from '@baize/money';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import {
  type Bet,
  balanceOfPlayer,
  findBets,
  type Play,
  type Player,
  voidBet,
} from '../../play/index.ts';
import { findIssues, type Issue } from '../issues/issues.ts';
import { issueOfBet, lotteries, type Reader } from '../lotteries.ts';
import { uncountTickets } from '../risk/exposure.ts';
import { type Shown, showTickets } from './shown-tickets.ts';

/** Gives the stakes of own tickets back, until their issue closes; judged under the lock. */
export async function cancelTickets(
  play: Play,
  player: Reader,
  betIds: readonly string[],
): Promise<{ balance: Money; tickets: Shown[] }> {
  const { house } = play;
  const bets = await ownTickets(house, player, betIds);
  const closing = await closingOf(house, bets);
  const taking = await Promise.allSettled(
    bets.map((bet) => voidBet(play, bet, { closesAt: closing.get(bet.id)! })),
  );
  const isTaken = (_: Bet, n: number) => taking[n]!.status === 'fulfilled';
  await uncountTickets(house, bets.filter(isTaken));
  const voided = taking.map((one) => {
    if (one.status === 'rejected') throw one.reason;
    return one.value.bet;
  });
  return {
    balance: await balanceOfPlayer(house, player),
    tickets: await showTickets(house, voided, player),
  };
}

export async function ownTickets(
  { db }: House,
  { memberId, currency }: Player,
  betIds: readonly string[],
): Promise<Bet[]> {
  const ids = [...new Set(betIds)].map(BigInt);
  const bets = await findBets(db, ids);
  const own = bets.filter(
    (bet) => bet.memberId === memberId && bet.currency === currency && isTicket(bet),
  );
  return own.length === ids.length ? own : refuse('BET_NOT_FOUND');
}

export function isTicket({ vendor, gameCode }: Bet): boolean {
  return lotteries.get(gameCode)?.vendor === vendor;
}

async function closingOf(house: House, bets: readonly Bet[]): Promise<Map<bigint, Date>> {
  const names = bets.map((bet) => ({ gameCode: bet.gameCode, number: issueOfBet(bet) }));
  const issues = new Map<string, Issue>(
    (await findIssues(house, names)).map((issue) => [`${issue.game_code}:${issue.number}`, issue]),
  );
  return new Map(bets.map((bet) => [bet.id, issues.get(bet.roundId!)!.closes_at]));
}
