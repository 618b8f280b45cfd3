import type { Bet, BetWords } from '../../play/index.ts';
import { issueOfBet, lotteries } from '../lotteries.ts';
import { choiceOf } from '../ticket-choice.ts';
import { isTicket } from './cancel.ts';
import { contentOf } from './tickets.ts';

/** What a ticket is on, for lists of bets of all kinds. */
export function wordsOfTicket(bet: Bet): BetWords | undefined {
  if (!isTicket(bet)) return undefined;
  const { rows, prizeMode, group } = choiceOf(bet);
  const plays = [...new Set(rows.map(({ play }) => play))];
  const kind = lotteries.get(bet.gameCode)?.kind.code;
  return {
    issue: issueOfBet(bet),
    play: plays.join(', '),
    plays: kind ? plays.map((play) => `${kind}.${play}`) : [],
    prizeMode,
    group,
    content: rows.map(({ selection }) => contentOf({ ...selection })).join('; '),
  };
}
