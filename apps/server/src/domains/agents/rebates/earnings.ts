import type { Money } from '@baize/money';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database.ts';
import { chainOf } from '../../members/index.ts';
import type { SettledNews } from '../sums/bet-sums.ts';
import { placesOf } from '../tree/places.ts';

export type EarningKind = 'own' | 'difference' | 'realtime';

export type Earning = {
  betId: bigint;
  kind: EarningKind;
  memberId: bigint;
  settlement: number;
  amount: Money;
  at: Date;
  /** The news it came by. */
  eventId: bigint;
};

/** Everyone above the members of some bets, themselves included, as they stood when it was settled. */
export async function climb(
  db: Database | Transaction,
  events: readonly SettledNews[],
): Promise<{ chains: Map<SettledNews, bigint[]>; frozen: Map<bigint, boolean> }> {
  const placeAt = await placesOf(
    db,
    events.map(({ payload }) => payload.memberId),
  );
  const chains = new Map(
    events.map((event) => {
      const path = placeAt(event.payload.memberId, event.at) ?? '';
      // The bettor comes first, the top of their tree last.
      return [event, chainOf({ path }).reverse()];
    }),
  );
  const ids = [...new Set([...chains.values()].flat())];
  if (ids.length === 0) return { chains, frozen: new Map() };
  const rows = await db
    .selectFrom('team_members')
    .select(['id', 'frozen_at'])
    .where('id', 'in', ids)
    .execute();
  return { chains, frozen: new Map(rows.map(({ id, frozen_at }) => [id, frozen_at !== null])) };
}

/**
 * Keeps what bets earned. A corrected or void bet is first taken back in full, so what is kept for
 * this settlement is the difference; a bet heard twice changes nothing.
 */
export async function recordEarnings(
  tx: Transaction,
  events: readonly SettledNews[],
  kinds: readonly EarningKind[],
  earned: readonly Earning[],
): Promise<void> {
  // A bet heard again in the same batch takes back what its earlier news of the batch has earned.
  const heard = new Set<bigint>();
  const cut = events.findIndex(({ payload }) => heard.size === heard.add(payload.betId).size);
  if (cut !== -1) {
    const [before, after] = [events.slice(0, cut), events.slice(cut)];
    const later = new Set(after.map(({ id }) => id));
    const isLater = ({ eventId }: Earning) => later.has(eventId);
    const sooner = earned.filter((one) => !isLater(one));
    await recordEarnings(tx, before, kinds, sooner);
    return recordEarnings(tx, after, kinds, earned.filter(isLater));
  }
  const corrected = events.filter(({ payload }) => payload.before?.state === 'settled');
  const taken = await takenBack(tx, corrected, kinds);
  const numbers = new Map(taken.map(({ betId, settlement }) => [betId, settlement]));
  const renumbered = earned.map((one) => ({
    ...one,
    settlement: numbers.get(one.betId) ?? one.settlement,
  }));
  const rows = gather([...renumbered, ...taken]).filter(({ amount }) => amount !== 0n);
  if (rows.length > 0) await writeEarnings(tx, rows);
}

async function takenBack(
  tx: Transaction,
  corrected: readonly SettledNews[],
  kinds: readonly EarningKind[],
): Promise<Earning[]> {
  if (corrected.length === 0) return [];
  const news = new Map(corrected.map((event) => [event.payload.betId, event]));
  const rows = await tx
    .selectFrom('bet_earnings')
    .select(['bet_id', 'kind', 'member_id'])
    .select(sql<bigint>`sum(amount)::bigint`.as('amount'))
    .select(sql<number>`max(max(settlement)) over (partition by bet_id)`.as('last'))
    .where('bet_id', 'in', [...news.keys()])
    .where('kind', 'in', kinds)
    .groupBy(['bet_id', 'kind', 'member_id'])
    .execute();
  return rows.map((row) => {
    const { id: eventId, payload, at, name } = news.get(row.bet_id)!;
    const said = settlementOf(payload.settlement, name).settlement;
    // A win that a vendor takes back corrects a settlement without having a number of its own.
    const settlement = Math.max(said, row.last + 1);
    const { bet_id: betId, kind, member_id: memberId } = row;
    return { betId, kind, memberId, settlement, amount: -row.amount, at, eventId };
  });
}

/** A void has no settlement of its own: it stands after the last one. */
export function settlementOf(settlement: number, name: SettledNews['name']) {
  return { settlement: name === 'bet.voided' ? settlement + 1_000 : settlement };
}

function gather(earned: readonly Earning[]): Earning[] {
  const all = new Map<string, Earning>();
  for (const one of earned) {
    const key = [one.betId, one.kind, one.memberId, one.settlement].join();
    const known = all.get(key);
    if (known) known.amount += one.amount;
    else all.set(key, { ...one });
  }
  return [...all.values()];
}

const column = <Field extends keyof Earning>(rows: readonly Earning[], field: Field) =>
  rows.map((row) => (field === 'at' ? row.at.toISOString() : String(row[field])));

async function writeEarnings(tx: Transaction, rows: readonly Earning[]): Promise<void> {
  await sql`with written as (
      insert into bet_earnings (bet_id, kind, member_id, settlement, amount, at)
      select * from unnest(${column(rows, 'betId')}::bigint[], ${column(rows, 'kind')}::text[],
        ${column(rows, 'memberId')}::bigint[], ${column(rows, 'settlement')}::int[],
        ${column(rows, 'amount')}::bigint[], ${column(rows, 'at')}::timestamptz[])
      on conflict do nothing returning member_id, kind, amount)
    insert into accruals (member_id, kind, units)
    select member_id, kind, sum(amount) from written group by 1, 2 order by 1, 2
    on conflict (member_id, kind) do update set units = accruals.units + excluded.units`.execute(
    tx,
  );
}
