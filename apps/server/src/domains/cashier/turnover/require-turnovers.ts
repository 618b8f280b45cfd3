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
