import {
  type loyaltyMall as contract,
  type Language,
  loyaltyMall,
  type Output,
} from '@baize/contract';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { inLedger } from '../points/point-maths.ts';
import { type Good, isOnSale, readGood, wordsOf } from './goods.ts';

type Asked = Output<typeof contract.pointReward.input>;
type Looking = { memberId: bigint; language: Language };

/** What is on sale, the cheapest first where nobody ordered it otherwise. */
export async function listOnSale(
  house: House,
  { memberId, language }: Looking,
  { conversionType, keyword = '', page, size }: Asked,
): Promise<Output<typeof contract.pointReward.value>> {
  const wanted = keyword.trim().toLocaleLowerCase();
  const goods = (await onSale(house)).filter(
    ({ content }) =>
      (!conversionType || content.kind === conversionType) &&
      wordsOf(content, language).name.toLocaleLowerCase().includes(wanted),
  );
  const shown = goods.slice((page - 1) * size, page * size);
  const taken = await takenBy(house, memberId);
  return {
    list: shown.map((good) => toShown(good, language, taken.get(good.id) ?? 0)),
    totalPages: Math.ceil(goods.length / size),
    totalCount: goods.length,
  };
}

async function onSale(house: House): Promise<Good[]> {
  const rows = await house.db
    .selectFrom('mall_goods')
    .selectAll()
    .where('is_open', '=', true)
    .execute();
  const before = (a: Good, b: Good) =>
    a.content.sort - b.content.sort || a.content.points - b.content.points || Number(a.id - b.id);
  return rows
    .map(readGood)
    .filter((good) => isOnSale(house, good))
    .sort(before);
}

/** How many of each thing a member has had; what was rejected does not count. */
async function takenBy({ db }: House, memberId: bigint): Promise<Map<bigint, number>> {
  if (memberId === 0n) return new Map();
  const { rows } = await sql<{ good_id: bigint; taken: number }>`
    select good_id, sum(quantity)::int as taken from mall_orders
    where member_id = ${memberId} and state <> 'REJECTED' group by good_id`.execute(db);
  return new Map(rows.map(({ good_id, taken }) => [good_id, taken]));
}

function toShown({ id, content, stock }: Good, language: Language, taken: number) {
  const { kind, picture, points, amount, worth, tickets, spins, limit, level } = content;
  return {
    id: String(id),
    kind,
    ...wordsOf(content, language),
    picture,
    points: inLedger(points),
    amount,
    worth,
    tickets,
    spins,
    stock,
    limit,
    taken,
    level,
  };
}

export async function countKinds(
  house: House,
): Promise<Output<typeof contract.conversionTypes.value>> {
  const goods = await onSale(house);
  return loyaltyMall.goodKinds
    .map((conversionType) => ({
      conversionType,
      count: goods.filter(({ content }) => content.kind === conversionType).length,
    }))
    .filter(({ count }) => count > 0);
}
