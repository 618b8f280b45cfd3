import type { Bet, BetWords } from '../../play/index.ts';
import { issueOfBet } from '../lotteries.ts';
import { isTicket } from './cancel.ts';
import { choiceOf, contentOf } from './tickets.ts';

/** What a ticket is on, for lists of bets of all kinds. */
export function wordsOfTicket(bet: Bet): BetWords | undefined {
  if (!isTicket(bet)) return undefined;
  const { rows } = choiceOf(bet);
  return {
    issue: issueOfBet(bet),
    play: [...new Set(rows.map(({ play }) => play))].join(', '),
    content: rows.map(({ selection }) => contentOf({ ...selection })).join('; '),
  };
}
