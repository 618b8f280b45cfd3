import { loyaltyMallOperator as contract, type Output } from '@baize/contract';
import { sql } from 'kysely';
import { z } from 'zod/mini';
import type { Caller } from '../../../platform/caller.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { actorOf, recordAudit } from '../../operators/index.ts';
import { isSlot } from '../../promotions/index.ts';
import { type Content, type Good, readGood } from './goods.ts';

type Listed = Output<typeof contract.listGoods.value>;

export async function listGoods(
  house: House,
  { kind, search = '', page, pageSize }: Output<typeof contract.listGoods.input>,
): Promise<Listed> {
  const wanted = search.trim().toLocaleLowerCase();
  const rows = await house.db.selectFrom('mall_goods').selectAll().orderBy('id', 'desc').execute();
  const goods = rows
    .map(readGood)
    .filter(
      ({ content }) =>
        (!kind || content.kind === kind) &&
        Object.values(content.words).some(({ name }) => name.toLocaleLowerCase().includes(wanted)),
    );
  const shown = goods.slice((page - 1) * pageSize, page * pageSize);
  const ordered = await orderedOf(house, shown);
  return {
    list: shown.map((good) => toRow(good, ordered.get(good.id) ?? 0)),
    page,
    totalPages: Math.ceil(goods.length / pageSize),
    totalCount: goods.length,
  };
}

async function orderedOf({ db }: House, goods: readonly Good[]): Promise<Map<bigint, number>> {
  if (goods.length === 0) return new Map();
  const { rows } = await sql<{ good_id: bigint; pieces: number }>`
    select good_id, sum(quantity)::int as pieces from mall_orders
    where good_id = any(${goods.map(({ id }) => String(id))}::bigint[]) and state <> 'REJECTED'
    group by good_id`.execute(db);
  return new Map(rows.map(({ good_id, pieces }) => [good_id, pieces]));
}

const toRow = ({ id, content, is_open, stock, version }: Good, ordered: number) => ({
  id: String(id),
  content,
  isOpen: is_open,
  stock,
  ordered,
  version,
});

export async function showGood(
  house: House,
  id: string,
): Promise<Output<typeof contract.showGood.value>> {
  const row = await house.db
    .selectFrom('mall_goods')
    .selectAll()
    .where('id', '=', BigInt(id))
    .executeTakeFirst();
  const good = readGood(row ?? refuse('NOT_FOUND'));
  return toRow(good, (await orderedOf(house, [good])).get(good.id) ?? 0);
}

type Saving = Output<typeof contract.saveGood.input>;

/** What is ordered keeps its name and price; what changes here holds for those who order next. */
export function saveGood(
  house: House,
  caller: Caller,
  saving: Saving,
): Promise<{ id: string; version: number }> {
  assertSound(saving.content);
  return begin(house.db, async (tx) => {
    const row = await writeGood(house, tx, caller, saving);
    await recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'loyalty.good.saved',
      subject: `mall-good:${row.id}`,
      after: {
        content: JSON.parse(encoded(saving.content)),
        isOpen: saving.isOpen,
        reason: saving.reason,
      },
      address: caller.address,
    });
    return { id: String(row.id), version: row.version };
  });
}

async function writeGood(house: House, tx: Transaction, caller: Caller, saving: Saving) {
  const { id, version, content, isOpen, stock } = saving;
  const text = encoded(content);
  const row =
    id === undefined
      ? await tx
          .insertInto('mall_goods')
          .values({
            content: text,
            is_open: isOpen,
            stock,
            created_at: house.clock.now(),
            created_by: caller.operatorId,
          })
          .returning(['id', 'version'])
          .executeTakeFirst()
      : await tx
          .updateTable('mall_goods')
          .set({ content: text, is_open: isOpen, version: version + 1 })
          .where('id', '=', BigInt(id))
          .where('version', '=', version)
          .returning(['id', 'version'])
          .executeTakeFirst();
  return row ?? refuse('CHANGED_MEANWHILE');
}

const encoded = (content: Content): string => JSON.stringify(z.encode(contract.good, content));

/** Something for nothing, or nothing for something. */
function assertSound(content: Content): void {
  const { kind, points, amount, worth, campaignId, tickets, spins, words } = content;
  const wrong = (field: string): never =>
    refuse('INVALID_INPUT', { value: { [field]: 'invalid' } });
  if (Object.keys(words).length === 0) wrong('words');
  if (points === 0 && amount === 0n) wrong('points');
  if (kind === 'MONEY' && (worth <= 0n || points === 0)) wrong('worth');
  if (kind === 'TICKETS' && (campaignId === null || tickets === 0)) wrong('tickets');
  if (kind === 'SPINS' && (spins === null || !isSlot(spins))) wrong('spins');
}

type Move = Output<typeof contract.moveStock.input>;

export function moveStock(
  house: House,
  caller: Caller,
  { id, change, reason }: Move,
): Promise<{ stock: number }> {
  return begin(house.db, async (tx) => {
    const before = await tx
      .selectFrom('mall_goods')
      .select('stock')
      .where('id', '=', BigInt(id))
      .forUpdate()
      .executeTakeFirst();
    const stock = (before?.stock ?? refuse('NOT_FOUND')) + change;
    if (stock < 0) refuse('GOODS_GONE');
    await tx.updateTable('mall_goods').set({ stock }).where('id', '=', BigInt(id)).execute();
    await recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'loyalty.good.stock',
      subject: `mall-good:${id}`,
      before: { stock: before!.stock },
      after: { stock, reason },
      address: caller.address,
    });
    return { stock };
  });
}
