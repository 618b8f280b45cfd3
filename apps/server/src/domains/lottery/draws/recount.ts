import type { Money } from '@baize/money';
import { listen } from '../../../platform/events.ts';
import type { House } from '../../../platform/house.ts';
import {
  type Bet,
  detailOf,
  findBets,
  hasArchived,
  type Play,
  recountBet,
  type StandingBet,
  standingBetsOf,
  uncountedOf,
} from '../../play/index.ts';
import { findIssue, findIssues } from '../issues/issues.ts';
import { issueOfBet, LOTTERY, lotteries, roundName } from '../lotteries.ts';
import { freeTickets } from '../risk/exposure.ts';
import { uncountedStakes } from './coverage.ts';

/**
 * A ticket that is made void, or settled by hand, changes what its owner backs in the issue: tickets
 * that were settled before count as play anew, or no longer do.
 */
export const coverageListener = (play: Play) =>
  listen({
    name: 'lottery.coverage',
    events: ['bet.settled', 'bet.voided'],
    handle: async (_tx, events, house) => {
      const tickets = events.filter(({ payload }) => LOTTERY.includes(payload.category));
      if (tickets.length === 0) return;
      const ids = tickets.map(({ payload }) => payload.betId);
      const changed = (await findBets(house.db, ids)).filter(isByHand);
      for (const bets of byIssue(changed)) await recountIssue(play, bets);
      await freeIssues(house, changed);
    },
  });

/**
 * A ticket that an operator decides before its draw lies on its issue no longer; who took theirs back
 * has freed it already.
 */
async function freeIssues(house: House, changed: readonly Bet[]): Promise<void> {
  const names = changed.map((bet) => ({ gameCode: bet.gameCode, number: issueOfBet(bet) }));
  const issues = await findIssues(house, names);
  const open = new Set(
    issues
      .filter(({ state }) => state === 'open')
      .map(({ game_code, number }) => roundName(game_code, number)),
  );
  await freeTickets(
    house,
    changed.filter(({ roundId, gameCode }) => {
      return roundId !== null && lotteries.has(gameCode) && open.has(roundId);
    }),
  );
}

/** What the draw itself settles was counted with all that stood in the issue. */
const isByHand = (bet: Bet) => bet.state === 'void' || !('wins' in detailOf(bet));

function byIssue(bets: readonly Bet[]): Iterable<Bet[]> {
  const issues = new Map<string, Bet[]>();
  for (const bet of bets) {
    const issue = `${bet.vendor}/${bet.roundId}`;
    issues.set(issue, [...(issues.get(issue) ?? []), bet]);
  }
  return issues.values();
}

async function recountIssue(play: Play, bets: readonly Bet[]): Promise<void> {
  const { house } = play;
  const { vendor, roundId, gameCode } = bets[0]!;
  const lottery = lotteries.get(gameCode);
  if (!lottery || roundId === null) return;
  // All that stands in it is on its way back.
  const issue = await findIssue(house, gameCode, issueOfBet(bets[0]!));
  if (issue?.state === 'void') return;
  const owners = [...new Set(bets.map(({ memberId }) => memberId))];
  // What a ticket counts follows from all that stand; where some are archived it stays what it was.
  const archived = { members: owners, categories: LOTTERY, from: issue?.opens_at };
  if (await hasArchived(house.db, archived)) return;
  const standing = await standingBetsOf(house, { vendor, roundId }, owners);
  await recount(play, standing, uncountedStakes(house, lottery, standing));
}

/** Puts right what settled tickets count as play. */
export async function recount(
  play: Play,
  standing: readonly StandingBet[],
  uncounted: ReadonlyMap<bigint, Money>,
): Promise<void> {
  for (const bet of standing) {
    const now = uncounted.get(bet.id) ?? 0n;
    if (bet.state === 'settled' && uncountedOf(bet) !== now) await recountBet(play, bet, now);
  }
}
