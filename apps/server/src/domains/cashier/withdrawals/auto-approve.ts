import { dayOf, startOfDay } from '@baize/calendar';
import type { Money } from '@baize/money';
import { sql } from 'kysely';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { recordAudit } from '../../operators/index.ts';
import { brandOf } from '../../system/index.ts';
import { type CashierSettings, readSettings } from '../settings.ts';
import type { Withdrawal } from '../tables.ts';
import { carryOut } from './decide-withdrawal.ts';
import { weighWithdrawal } from './withdrawal-checks.ts';
import { lockWithdrawal } from './withdrawal-steps.ts';

/** As steps and the log name it. */
export const RULE = 'rule';

/**
 * A small withdrawal that every check speaks for is approved by the house itself, as operators
 * allowed by their rules. Whatever else it is waits for a person, as before.
 */
export async function approveByRule(house: House, id: bigint): Promise<void> {
  const settings = await readSettings(house.db);
  const asked = await house.db
    .selectFrom('withdrawals')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!asked || !isSmall(settings, asked)) return;
  const { checks } = await weighWithdrawal(house, asked);
  if (checks.some(({ result }) => result !== 'GOOD')) return;
  await begin(house.db, async (tx) => {
    // One at a time: two at once would both find the day's sum not reached yet.
    await sql`select pg_advisory_xact_lock(hashtextextended('cashier.auto-approve', 0))`.execute(
      tx,
    );
    if (!(await isWithinDay(house, tx, settings, asked))) return;
    const withdrawal = await lockWithdrawal(tx, id);
    if (withdrawal?.state !== 'APPLIED') return;
    await carryOut(house, tx, { withdrawal, action: 'approve', actor: RULE, note: '' });
    await recordAudit(house, tx, {
      actor: 'system',
      action: 'cashier.withdrawal.approvedByRule',
      subject: `withdrawal:${id}`,
      before: { state: 'APPLIED' },
      after: { state: 'APPROVED', checks: checks.map(({ check }) => check).join(', ') },
    });
  });
}

/** What two people let go is never let go by none. */
function isSmall({ autoApprove, twoPeopleFrom }: CashierSettings, asked: Withdrawal): boolean {
  const { amount, state, hints } = asked;
  const isAllowed = amount <= autoApprove.upTo && amount < twoPeopleFrom;
  return isAllowed && state === 'APPLIED' && hints.length === 0;
}

async function isWithinDay(
  house: House,
  tx: Transaction,
  { autoApprove }: CashierSettings,
  { member_id: memberId, amount }: Withdrawal,
): Promise<boolean> {
  const zone = brandOf(house).timeZoneOffsetMinutes;
  const today = startOfDay(dayOf(house.clock.now(), zone), zone);
  const { rows } = await sql<{ own: number; sum: Money }>`
    select count(*) filter (where w.member_id = ${memberId})::int as own,
      coalesce(sum(w.amount), 0)::bigint as sum
    from withdrawals w
    where w.applied_at >= ${today} and exists (select from withdrawal_steps s
      where s.withdrawal_id = w.id and s.state = 'APPROVED' and s.actor = ${RULE})`.execute(tx);
  const { own, sum } = rows[0]!;
  return own < autoApprove.perMember && sum + amount <= autoApprove.perDay;
}
