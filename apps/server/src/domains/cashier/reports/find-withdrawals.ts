import { usernamesOf } from '../../members/index.ts';
import { type Finder, numberIn } from '../../operators/index.ts';

/** A withdrawal by its number. */
export const findWithdrawals: Finder = {
  right: 'cashier.read',
  find: async (house, _caller, words) => {
    const id = numberIn(words, 'W');
    if (id === undefined) return [];
    const rows = await house.reports
      .selectFrom('withdrawals')
      .selectAll()
      .where('id', '=', id)
      .execute();
    const names = await usernamesOf(
      house.reports,
      rows.map(({ member_id }) => member_id),
    );
    return rows.map((row) => ({
      kind: 'withdrawal' as const,
      id: String(row.id),
      name: `W-${row.id}`,
      note: names.get(row.member_id) ?? '',
      state: row.state,
      amount: row.amount,
      currency: null,
      at: row.applied_at.getTime(),
    }));
  },
};
