import type { loyaltyLevelsOperator as contract, Output } from '@baize/contract';
import { type RawBuilder, sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { operatorNames } from '../../operators/index.ts';
import type { Standing } from '../tables.ts';
import { levelColumn } from './standings.ts';

type Asked = Output<typeof contract.listHolders.input>;
type Listed = Output<typeof contract.listHolders.value>;
type Row = Standing & { username: string; now_level: number; total: number };

/** Who holds what, the highest level and the most play first. */
export async function listHolders(
  house: House,
  { level, manual, memberId, page, pageSize }: Asked,
): Promise<Listed> {
  const now = house.clock.now();
  const parts: RawBuilder<unknown>[] = [sql`m.type <> 4`];
  if (level !== undefined) parts.push(sql`${levelColumn(now)} = ${level}`);
  if (manual) parts.push(sql`s.manual_until > ${now}`);
  if (memberId) parts.push(sql`s.member_id = ${memberId}`);
  const { rows } = await sql<Row>`
    select s.*, m.username, ${levelColumn(now)} as now_level, count(*) over ()::int as total
    from loyalty_standings s join promoted_members m on m.id = s.member_id
    where ${sql.join(parts, sql` and `)}
    order by now_level desc, s.valid_bet desc, s.member_id
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(house.db);
  const names = await operatorNames(
    house,
    rows.flatMap(({ manual_by }) => manual_by ?? []),
  );
  return {
    list: rows.map((row) => {
      const isManual = row.manual_until !== null && row.manual_until > now;
      return {
        memberId: Number(row.member_id),
        username: row.username,
        level: row.now_level,
        earned: row.level,
        peak: row.peak,
        validBet: row.valid_bet,
        manualLevel: isManual ? row.manual_level : null,
        manualUntil: isManual ? row.manual_until!.getTime() : null,
        manualReason: isManual ? (row.manual_reason ?? '') : '',
        manualBy: (isManual && row.manual_by !== null && names.get(row.manual_by)) || null,
      };
    }),
    page,
    totalPages: Math.ceil((rows[0]?.total ?? 0) / pageSize),
    totalCount: rows[0]?.total ?? 0,
  };
}
