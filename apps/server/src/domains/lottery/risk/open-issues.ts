import type { Money } from '@baize/money';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { type Bet, type OpenRound, openBetsOfRound, openRounds } from '../../play/index.ts';
import { issueOfBet, LOTTERY, type Lottery, lotteries } from '../lotteries.ts';
import { greatestOfLoads, greatestPayout } from './greatest-payout.ts';
import { limitsOf } from './limits.ts';
import { loadsOf, rowsOfBet } from './loads.ts';

/** An exposure that leaves tickets out would be a wrong one. */
export const ALL = 1_000_000;

/** An issue with tickets that are not decided, and what it could have to pay at most. */
export type OpenIssue = OpenRound & { number: string; couldPay: Money };

/** Every issue of our own lotteries on which tickets wait for their draw. */
export async function openIssuesAtRisk(house: House): Promise<OpenIssue[]> {
  const found: OpenIssue[] = [];
  for (const round of await openRounds(house, LOTTERY)) {
    const lottery = lotteries.get(round.gameCode);
    if (lottery?.vendor !== round.vendor) continue;
    const number = issueOfBet(round);
    found.push({ ...round, number, couldPay: await couldPay(house, lottery, round) });
  }
  return found;
}

/** From what limits have counted, where that is all of it; else from the tickets themselves. */
async function couldPay(house: House, lottery: Lottery, round: OpenRound): Promise<Money> {
  const number = issueOfBet(round);
  const isCounted =
    limitsOf(house, lottery.code).payoutPerIssue !== null &&
    (await countedStake(house, lottery, number)) === round.stake;
  if (isCounted) return greatestPayout(house.reports, lottery, number);
  const bets = await openBetsOfRound(house.reports, lottery.vendor, round.roundId, ALL);
  return greatestOfBets(
    house,
    lottery,
    bets.filter(({ currency }) => currency === round.currency),
  );
}

async function countedStake(house: House, { code }: Lottery, number: string): Promise<Money> {
  const { rows } = await sql<{ stake: Money }>`select stake from lottery_exposure
    where game_code = ${code} and number = ${number} and scope = 'issue'`.execute(house.reports);
  return rows[0]?.stake ?? 0n;
}

/** What the tickets of one issue could win together, on the safe side. */
export function greatestOfBets(house: House, lottery: Lottery, bets: readonly Bet[]): Money {
  const payouts = new Map<string, Money>();
  for (const bet of bets) {
    const order = { memberId: bet.memberId, tickets: [rowsOfBet(bet)] };
    for (const { scope, payout } of loadsOf(house, lottery, order)) {
      payouts.set(scope, (payouts.get(scope) ?? 0n) + payout);
    }
  }
  const loads = [...payouts].map(([scope, payout]) => ({ scope, payout }));
  return greatestOfLoads(lottery.kind, loads);
}
