import type { insightWebhooksOperator as contract, Output } from '@baize/contract';
import { type Selectable, sql } from 'kysely';
import type { Tables } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';

type Shown = Output<typeof contract.listWebhooks.value>;
type Deliveries = Output<typeof contract.listDeliveries.value>;
type Row = Selectable<Tables['insight_webhooks']> & { newest: bigint; last: Date | null };

export async function listWebhooks(house: House): Promise<Shown> {
  const { rows: top } = await sql<{ newest: bigint }>`
    select coalesce(max(number), 0)::bigint as newest from insight_feed`.execute(house.reports);
  const { newest } = top[0]!;
  const { rows } = await sql<Row>`select w.*, (select max(at) from insight_deliveries d
      where d.webhook_id = w.id) as last from insight_webhooks w order by id`.execute(
    house.reports,
  );
  return {
    newest: Number(newest),
    list: rows.map((row) => ({
      id: String(row.id),
      name: row.name,
      url: row.url,
      events: row.events,
      isOpen: row.is_open,
      reached: Number(row.after_number),
      behind: Number(newest - row.after_number),
      attempts: row.attempts,
      nextAt: row.attempts > 0 ? row.next_at.getTime() : null,
      lastAt: row.last?.getTime() ?? null,
      oldSecretUntil: row.old_secret_until?.getTime() ?? null,
    })),
  };
}

export async function listDeliveries(
  house: House,
  { id, page, pageSize }: Output<typeof contract.listDeliveries.input>,
): Promise<Deliveries> {
  const { rows } = await sql<Selectable<Tables['insight_deliveries']> & { total: number }>`
    select *, count(*) over ()::int as total from insight_deliveries where webhook_id = ${id}::bigint
    order by id desc limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(house.reports);
  const totalCount = rows[0]?.total ?? 0;
  return {
    list: rows.map((row) => ({
      id: String(row.id),
      fromNumber: Number(row.from_number),
      toNumber: Number(row.to_number),
      events: row.events,
      at: row.at.getTime(),
      status: row.status,
      error: row.error,
    })),
    page,
    totalPages: Math.ceil(totalCount / pageSize),
    totalCount,
  };
}
