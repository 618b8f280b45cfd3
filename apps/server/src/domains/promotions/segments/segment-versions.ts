import {
  type promotionsCampaignsOperator as contract,
  type Output,
  promotionsCampaign,
} from '@baize/contract';
import { z } from 'zod/mini';
import type { House } from '../../../platform/house.ts';
import { onPage, pageOf } from '../../../platform/lists/paging.ts';
import { operatorNames } from '../../operators/index.ts';

/** How a segment was defined, newest first; one that was saved before there were versions has none. */
export async function listSegmentVersions(
  house: House,
  { id, page, pageSize }: Output<typeof contract.listSegmentVersions.input>,
): Promise<Output<typeof contract.listSegmentVersions.value>> {
  const own = house.db
    .selectFrom('promotion_segment_versions')
    .where('segment_id', '=', BigInt(id));
  const { count } = await own
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await own
    .selectAll()
    .orderBy('version', 'desc')
    .$call(onPage({ page, pageSize }))
    .execute();
  const names = await operatorNames(house, [...new Set(rows.map(({ saved_by }) => saved_by))]);
  const list = rows.map((row) => ({
    version: row.version,
    name: row.name,
    who: z.parse(promotionsCampaign.audience, row.who),
    savedAt: row.saved_at.getTime(),
    savedBy: names.get(row.saved_by) ?? null,
  }));
  return pageOf(list, Number(count), { page, pageSize });
}
