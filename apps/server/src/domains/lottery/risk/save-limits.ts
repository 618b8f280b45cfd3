import type { lotteryRiskOperator as contract, Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { actorOf, recordAudit } from '../../operators/index.ts';
import { openBetsOfRound, roundsUnderWay } from '../../play/index.ts';
import { findLottery, type Lottery, roundName } from '../lotteries.ts';
import { countStanding } from './exposure.ts';
import { isCounted, limitsOf, renewRisk, writeLimits } from './limits.ts';
import { rowsOfBet } from './loads.ts';
import { ALL } from './open-issues.ts';

/** What a lottery takes and pays at most, for tickets bought from now on; what stands is counted too. */
export async function saveLimits(
  house: House,
  caller: Caller,
  { gameCode, version, ...wanted }: Output<typeof contract.saveLimits.input>,
): Promise<null> {
  const lottery = findLottery(gameCode);
  const ladder = wanted.ladder.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  if (ladder.some(({ percent }, n) => n > 0 && percent >= ladder[n - 1]!.percent)) {
    refuse('INVALID_INPUT', { value: { ladder: ['invalid_value'] } });
  }
  const limits = { ...wanted, ladder };
  const before = limitsOf(house, gameCode);
  await begin(house.db, async (tx) => {
    await assertUnchanged(tx, gameCode, version);
    const row = { limits: JSON.stringify(writeLimits(limits)), changed_at: house.clock.now() };
    await tx
      .insertInto('lottery_limits')
      .values({ game_code: gameCode, ...row })
      .onConflict((conflict) => conflict.column('game_code').doUpdateSet(row))
      .execute();
    // What was counted before this limit came may lack what combinations pay.
    const isNewPayout = limits.payoutPerIssue !== null && before.payoutPerIssue === null;
    if (isCounted(limits) && (!isCounted(before) || isNewPayout)) {
      await countStanding(house, tx, lottery, await standingTickets(house, tx, lottery));
    }
    await recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'lottery.limits.changed',
      subject: `lottery:${gameCode}`,
      address: caller.address,
      before: writeLimits(before),
      after: writeLimits(limits),
    });
  });
  await renewRisk(house);
  // Who stands before a board is shown the new caps and what a ladder lowers, and not only after a draw.
  house.realtime.publish(`game:${gameCode}`, { kind: 'numbers' });
  return null;
}

/** Every ticket of issues that still take bets. */
async function standingTickets(house: House, tx: Transaction, lottery: Lottery) {
  const issues = await tx
    .selectFrom('lottery_issues')
    .select('number')
    .where('game_code', '=', lottery.code)
    .where('closes_at', '>', house.clock.now())
    .execute();
  const rounds = issues.map(({ number }) => roundName(lottery.code, number));
  const tickets = [];
  for (const round of await roundsUnderWay(tx, lottery.vendor, rounds)) {
    for (const bet of await openBetsOfRound(tx, lottery.vendor, round, ALL)) {
      tickets.push({ memberId: bet.memberId, ...rowsOfBet(bet) });
    }
  }
  return tickets;
}

async function assertUnchanged(tx: Transaction, gameCode: string, seen: number): Promise<void> {
  const now = await tx
    .selectFrom('lottery_limits')
    .select('changed_at')
    .where('game_code', '=', gameCode)
    .forUpdate()
    .executeTakeFirst();
  if ((now?.changed_at.getTime() ?? 0) !== seen) refuse('CHANGED_MEANWHILE');
}
