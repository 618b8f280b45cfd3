import type { lotterySourcesOperator as contract, Output } from '@baize/contract';
import type { House } from '../../../platform/house.ts';
import { inputOf } from './save-source.ts';

export async function listSources({
  db,
}: House): Promise<Output<typeof contract.listSources.value>> {
  const rows = await db.selectFrom('lottery_sources').selectAll().orderBy('code').execute();
  return {
    list: rows.map((row) => ({
      ...inputOf(row),
      secretTail: row.secret_tail,
      previousSecretUntil: row.previous_until?.getTime() ?? null,
      changedAt: row.changed_at.getTime(),
      heardAt: row.heard_at?.getTime() ?? null,
      taken: Number(row.taken),
      refused: Number(row.refused),
    })),
  };
}
