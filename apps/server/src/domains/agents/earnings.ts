import type { Money } from '@baize/money';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database.ts';
import { chainOf } from '../members/index.ts';
import { pathsOf, type SettledNews } from './bet-sums.ts';

export type EarningKind = 'own' | 'difference' | 'realtime';

export type Earning = {
  betId: bigint;
  kind: EarningKind;
  memberId: bigint;
  settlement: number;
  amount: Money;
  at: Date;
};

type Climber = { id: bigint; path: string; isFrozen: boolean };

/** Everyone above the members of some bets, themselves included, by id. */
export async function climb(
  db: Database | Transaction,
  events: readonly SettledNews[],
): Promise<{ chains: Map<bigint, bigint[]>; people: Map<bigint, Climber> }> {
  const paths = await pathsOf(
    db,
    events.map(({ payload }) => payload.memberId),
  );
  // The bettor comes first, the top of his tree last.
  const chains = new Map([...paths].map(([id, path]) => [id, chainOf({ path }).reverse()]));
  const ids = [...new Set([...chains.values()].flat())];
  if (ids.length === 0) return { chains, people: new Map() };
  const rows = await db
    .selectFrom('team_members')
    .select(['id', 'path', 'frozen_at'])
    .where('id', 'in', ids)
    .execute();
  const people = rows.map(({ id, path, frozen_at }) => ({
    id,
    path,
    isFrozen: frozen_at !== null,
  }));
  return { chains, people: new Map(people.map((one) => [one.id, one])) };
}

/**
 * Keeps what bets earned. A corrected or void bet is first taken back in full, so what is kept for
 * this settlement is the difference; a bet heard twice changes nothing.
 */
export async function keepEarnings(
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
    const later = new Set(
      after.map(({ name, payload: { betId, settlement } }) =>
        newsKey({ betId, ...settlementOf(settlement, name) }),
      ),
    );
    const isLater = (one: Earning) => later.has(newsKey(one));
    const sooner = earned.filter((one) => !isLater(one));
    await keepEarnings(tx, before, kinds, sooner);
    return keepEarnings(tx, after, kinds, earned.filter(isLater));
  }
  const corrected = events.filter(({ payload }) => payload.before?.state === 'settled');
  const taken = await takenBack(tx, corrected, kinds);
  const rows = gather([...earned, ...taken]).filter(({ amount }) => amount !== 0n);
  if (rows.length > 0) await write(tx, rows);
}

const newsKey = ({ betId, settlement }: Pick<Earning, 'betId' | 'settlement'>) =>
  `${betId} ${settlement}`;

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
    .where('bet_id', 'in', [...news.keys()])
    .where('kind', 'in', kinds)
    .groupBy(['bet_id', 'kind', 'member_id'])
    .execute();
  return rows.map((row) => {
    const { payload, at } = news.get(row.bet_id)!;
    const { settlement } = settlementOf(payload.settlement, news.get(row.bet_id)!.name);
    const { bet_id: betId, kind, member_id: memberId } = row;
    return { betId, kind, memberId, settlement, amount: -row.amount, at };
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

async function write(tx: Transaction, rows: readonly Earning[]): Promise<void> {
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
