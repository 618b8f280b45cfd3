import type { agentsSumsOperator as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { figuresOf } from './figures.ts';

/** Every day there can be. */
const EVER = { from: '0001-01-01', to: '9999-12-31' };

type Counts = { deposits: number; withdrawals: number; first_on: string | null };

/** A member's whole time in sums that are kept by day: it costs the same for one bet and for a million. */
export async function memberTotals(
  house: House,
  memberId: bigint,
): Promise<Output<typeof contract.memberTotals.value>> {
  const db = house.reports;
  const sums = await figuresOf(db, { memberIds: [memberId], period: EVER, of: 'own' });
  const own = sums.get(memberId)!;
  const { rows } = await sql<Counts>`
    select coalesce(sum(times) filter (where reason = 'DEPOSIT'), 0)::int as deposits,
      coalesce(sum(times) filter (where reason = 'WITHDRAW_DONE'), 0)::int as withdrawals,
      (select day::text from first_deposits where member_id = ${memberId}) as first_on
    from member_money where member_id = ${memberId}`.execute(db);
  const counts = rows[0]!;
  return {
    deposits: own.deposit,
    depositCount: counts.deposits,
    firstDepositOn: counts.first_on,
    withdrawals: own.withdrawal,
    withdrawalCount: counts.withdrawals,
    bets: Number(own.bets),
    stakes: own.stake,
    validBets: own.validBet,
    payouts: own.payout,
    bonuses: own.promotion,
    rebates: own.rebate,
    earnings: own.salary + own.dividend,
  };
}
