import { numberColumn, textColumn } from '../../../platform/database/array-text.ts';
import type { Statement, Write } from '../../wallet/index.ts';
import type { NewRequirement } from './turnover.ts';

const insertRequirements: Statement = {
  name: 'cashier-require-turnovers',
  text: `insert into turnover_requirements
      (member_id, kind, reference, amount, multiple, required, opened_at)
    select n.member_id, 'PROMO', n.reference, n.amount, n.multiple, n.amount * n.multiple, $5
    from unnest($1::bigint[], $2::text[], $3::bigint[], $4::bigint[])
      n (member_id, reference, amount, multiple)
    where n.multiple > 0
    on conflict do nothing`,
};

/** The same as `requireTurnover` for gifts that are written with a batch of bets. */
export function requireTurnovers(
  rows: readonly Pick<NewRequirement, 'memberId' | 'reference' | 'amount' | 'multiple'>[],
  at: Date,
): Write {
  return [
    insertRequirements,
    [
      numberColumn(rows, ({ memberId }) => memberId),
      textColumn(rows, ({ reference }) => reference),
      numberColumn(rows, ({ amount }) => amount),
      numberColumn(rows, ({ multiple }) => BigInt(multiple)),
      at,
    ],
  ];
}

const anewRequirements: Statement = {
  name: 'cashier-require-turnovers-anew',
  text: `with asked as (
      select * from unnest($1::bigint[], $2::text[], $3::bigint[], $4::bigint[])
        n (member_id, reference, amount, multiple)),
    gone as (
      update turnover_requirements r set closed_at = $5, closed_for = 'waived'
      from asked n where r.member_id = n.member_id and r.reference = n.reference
        and n.amount = 0 and r.closed_at is null)
    insert into turnover_requirements as r
      (member_id, kind, reference, amount, multiple, required, opened_at)
    select n.member_id, 'PROMO', n.reference, n.amount, n.multiple, n.amount * n.multiple, $5
    from asked n where n.multiple > 0 and n.amount > 0
    on conflict (member_id, reference) do update set
      amount = excluded.amount, required = greatest(excluded.required, r.filled),
      closed_at = case when r.filled >= excluded.required then coalesce(r.closed_at, $5) end,
      closed_for = case when r.filled >= excluded.required then coalesce(r.closed_for, 'filled') end`,
};

/** The same where a credit may have been corrected: what must be played is what now stands, or nothing. */
export function requireTurnoversAnew(...[rows, at]: Parameters<typeof requireTurnovers>): Write {
  const [, values] = requireTurnovers(rows, at);
  return [anewRequirements, values];
}
