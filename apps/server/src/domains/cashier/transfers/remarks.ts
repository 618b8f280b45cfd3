import { type RemarksOf, rowsNamed } from '../../wallet/index.ts';

/**
 * What a sender wrote is for the two of them. Why the desk changed a balance is for the desk: the reason
 * it gives is written to the second person and the audit, never to the member.
 */
export const remarksOfTransfers: RemarksOf = async (house, rows, { isReader }) => {
  const named = isReader ? rowsNamed(rows, 'tree') : [];
  if (named.length === 0) return new Map();
  const transfers = await house.db
    .selectFrom('tree_transfers')
    .select(['id', 'remark'])
    .where(
      'id',
      'in',
      named.map(({ id }) => id),
    )
    .execute();
  const remarks = new Map(transfers.map(({ id, remark }) => [id, remark]));
  return new Map(named.map(({ row, id }) => [row.id, remarks.get(id) ?? '']));
};
