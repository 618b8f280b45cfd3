import { sql } from 'kysely';
import type { WorkKind } from '../../operators/index.ts';

/** A step of a withdrawal that an operator took, beside the step that it followed. */
const steps = sql`withdrawal_steps s
  join lateral (select p.state, p.at from withdrawal_steps p
    where p.withdrawal_id = s.withdrawal_id and p.id < s.id order by p.id desc limit 1) b on true`;
const byOperator = sql`s.actor ~ '^operator:[0-9]+$'`;
const operatorOf = sql`substr(s.actor, 10)::bigint`;
const lastStep = sql`(select max(s.at) from withdrawal_steps s where s.withdrawal_id = w.id)`;

const review: WorkKind = {
  kind: 'withdrawal',
  right: 'cashier.withdrawals',
  minutes: 30,
  open: sql`
    select w.id::text, 'W-' || w.id, w.member_id, w.amount, w.applied_at, null::bigint
    from withdrawals w where w.state in ('APPLIED', 'RISK_REVIEW')`,
  handled: sql`
    select ${operatorOf}, w.applied_at, s.at from ${steps} join withdrawals w on w.id = s.withdrawal_id
    where ${byOperator} and b.state in ('APPLIED', 'RISK_REVIEW') and s.state <> 'RISK_REVIEW'`,
};

const payout: WorkKind = {
  kind: 'payout',
  right: 'cashier.withdrawals',
  minutes: 60,
  open: sql`
    select w.id::text, 'W-' || w.id, w.member_id, w.remaining, ${lastStep}, null::bigint
    from withdrawals w where w.state in ('APPROVED', 'PAYING')`,
  handled: sql`
    select ${operatorOf}, b.at, s.at from ${steps}
    where ${byOperator} and b.state = 'PAYING' and s.state in ('DISBURSED', 'PAY_FAILED')`,
};

const failed: WorkKind = {
  kind: 'failed-payout',
  right: 'cashier.withdrawals',
  minutes: 60,
  open: sql`
    select w.id::text, 'W-' || w.id, w.member_id, w.remaining, ${lastStep}, null::bigint
    from withdrawals w where w.state = 'PAY_FAILED'`,
  handled: sql`
    select ${operatorOf}, b.at, s.at from ${steps} where ${byOperator} and b.state = 'PAY_FAILED'`,
};

const dispute: WorkKind = {
  kind: 'dispute',
  right: 'cashier.withdrawals',
  minutes: 240,
  open: sql`
    select w.id::text, 'W-' || w.id, w.member_id, w.remaining, ${lastStep}, null::bigint
    from withdrawals w where w.state in ('DISPUTE', 'PARTIAL_DISPUTE')`,
  handled: sql`
    select ${operatorOf}, b.at, s.at from ${steps}
    where ${byOperator} and b.state in ('DISPUTE', 'PARTIAL_DISPUTE')`,
};

const deposit: WorkKind = {
  kind: 'deposit',
  right: 'cashier.deposits',
  minutes: 30,
  open: sql`
    select d.id::text, 'D-' || d.id, d.member_id, d.shown, coalesce(d.paid_at, d.created_at), null::bigint
    from deposits d where d.state = 'CONFIRMING'`,
  handled: sql`
    select substr(d.decided_by, 10)::bigint, coalesce(d.paid_at, d.created_at), d.decided_at
    from deposits d where d.decided_by ~ '^operator:[0-9]+$'
      and d.decided_at >= coalesce(d.paid_at, d.created_at)`,
};

const payment: WorkKind = {
  kind: 'payment',
  right: 'cashier.deposits',
  minutes: 120,
  open: sql`
    select p.id::text, p.external_id, null::bigint, p.amount, p.arrived_at, null::bigint
    from deposit_payments p where p.matched_at is null and p.removed_at is null`,
  handled: sql`
    select substr(p.matched_by, 10)::bigint, p.arrived_at, p.matched_at
    from deposit_payments p where p.matched_by ~ '^operator:[0-9]+$'`,
};

/** The desk keeps itself who looks into a case. */
const moneyCase: WorkKind = {
  kind: 'money-case',
  right: 'cashier.watch',
  minutes: 1440,
  open: sql`
    select c.id::text, c.pattern, c.member_id, c.amount, c.opened_at, c.assigned_to
    from watch_cases c where c.state = 'OPEN'`,
  // Whoever closes a case writes the last note.
  handled: sql`
    select n.by, c.opened_at, c.closed_at from watch_cases c
    join lateral (select by from watch_notes n where n.case_id = c.id order by n.id desc limit 1) n
      on true
    where c.state = 'CLOSED'`,
  hold: async (tx, id, operatorId) => {
    await tx
      .updateTable('watch_cases')
      .set({ assigned_to: operatorId })
      .where('id', '=', id)
      .where('state', '=', 'OPEN')
      .execute();
  },
};

/** What waits at the desks of the cashier. */
export const cashierWork = [review, payout, failed, dispute, deposit, payment, moneyCase];
