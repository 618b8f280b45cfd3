import { dayOf, periodOf } from '@baize/calendar';
import type { agentsPay as contract, Output } from '@baize/contract';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { brandOf } from '../../system/index.ts';
import { periodKindOf } from '../contracts/billed-period.ts';
import { findContracts, LIVE } from '../contracts/contract-rows.ts';
import { teamMember } from '../tree/team.ts';
import { showBills } from './bills.ts';
import { billsOf } from './run-bills.ts';

type Shown = Output<typeof contract.currentDividend.value>;

/** The last bill of a kind, and what the running period would pay if it ended at this moment. */
export async function showCurrentPay(
  house: House,
  agentId: bigint,
  kind: 'DIVIDEND' | 'DAILY',
  username: string | undefined,
): Promise<Shown> {
  const { id } = await teamMember(house.db, agentId, username);
  const last = await house.reports
    .selectFrom('bills')
    .selectAll()
    .where('receiver_id', '=', id)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  const [previous] = await showBills(house.reports, last);
  return { previous: previous ?? null, current: await soFar(house, id, kind) };
}

async function soFar(
  house: House,
  memberId: bigint,
  kind: 'DIVIDEND' | 'DAILY',
): Promise<Shown['current']> {
  const today = dayOf(house.clock.now(), brandOf(house).timeZoneOffsetMinutes);
  return begin(house.reports, async (tx) => {
    const [own] = await findContracts(tx, { kind, receiverIds: [memberId], states: LIVE });
    if (!own) return null;
    const period = periodOf(periodKindOf(own), today);
    const [bill] = await billsOf(house, tx, kind, period, own.id);
    if (!bill) return null;
    const { activeMembers, validBet, loss } = bill.amount.calculation;
    return {
      contractId: String(own.id),
      ...bill.period,
      activeMembers,
      validBet: BigInt(validBet),
      loss: BigInt(loss),
      gross: bill.amount.gross,
    };
  });
}
