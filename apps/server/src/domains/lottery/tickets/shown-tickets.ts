import type { lotteryTickets as contract, Output } from '@baize/contract';
import { money } from '@baize/money';
import type { House } from '../../../platform/house.ts';
import { type Bet, detailOf } from '../../play/index.ts';
import { findIssues, type Issue } from '../issues/issues.ts';
import { issueOfBet, lotteries, nameOf, type Reader, roundName } from '../lotteries.ts';
import { choiceOf, type TicketWins } from '../ticket-choice.ts';

export type Shown = Output<typeof contract.tickets.value>['list'][number];

/** Tickets with their issues: one question for all of them. */
export async function showTickets(
  house: House,
  bets: readonly Bet[],
  { language = 'EN' }: Pick<Reader, 'language'> = {},
): Promise<Shown[]> {
  const names = bets.map((bet) => ({ gameCode: bet.gameCode, number: issueOfBet(bet) }));
  const issues = new Map(
    (await findIssues(house, names)).map((issue) => [
      roundName(issue.game_code, issue.number),
      issue,
    ]),
  );
  return bets.map((bet) => ({
    ...showTicket(bet, issues.get(bet.roundId!)!),
    gameName: nameOf(house, lotteries.get(bet.gameCode)!, language),
  }));
}

function showTicket(bet: Bet, issue: Issue): Omit<Shown, 'gameName'> {
  const { prizeMode, group, rows, chase } = choiceOf(bet);
  const { wins } = detailOf(bet) as { wins?: TicketWins };
  const lottery = lotteries.get(bet.gameCode)!;
  return {
    betId: String(bet.id),
    gameCode: bet.gameCode,
    issue: issue.number,
    prizeMode,
    group,
    stake: bet.stake,
    payout: bet.payout,
    state: bet.state,
    rows: rows.map((row, n) => ({
      ...row,
      percent: row.percent ?? 100,
      selection: { ...row.selection },
      perNote: money(row.perNote),
      stake: money(row.stake),
      payout: money(wins?.rows[n] ?? '0'),
    })),
    capped: wins?.capped ?? false,
    chase: chase && { n: chase.n, of: chase.of, stopOnWin: chase.stopOnWin },
    placedAt: bet.placedAt.getTime(),
    settledAt: bet.settledAt?.getTime() ?? null,
    closesAt: issue.closes_at.getTime(),
    drawsAt: issue.draws_at.getTime(),
    printed: issue.result === null ? '' : lottery.kind.printed(issue.result),
    rulesVersion: bet.rulesVersion,
  };
}
