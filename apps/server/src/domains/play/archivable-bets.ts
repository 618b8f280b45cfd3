import { type RawBuilder, sql } from 'kysely';
import type { Archivable, Stretch } from '../../platform/database/archive/archivable.ts';
import { archivedBefore } from '../../platform/database/archive/due.ts';
import { ArchiveDamaged } from '../../platform/database/archive/file.ts';
import type { Archive } from '../../platform/database/archive/kept.ts';
import type { Database } from '../../platform/database.ts';
import { unheardBefore } from '../../platform/events/retention.ts';
import type { House } from '../../platform/house.ts';
import { proveBets } from '../wallet/index.ts';

/** Numbers of bets, and between which instants they were made and ended. */
export type BetSpan = Stretch & { firstAt: Date; lastAt: Date };

/** What domains above say of old bets. */
export type BetKeepers = {
  /** Why bets must stay for now: something that runs since before they ended, for instance. */
  reasons: readonly ((house: House, span: BetSpan) => Promise<string | undefined>)[];
  /** Instants from which somebody adds up everybody's play, as rows of `at`. */
  cuts: RawBuilder<unknown>;
  /** Instants after which somebody adds up the play of one member, as rows of `member_id, at`. */
  memberCuts: RawBuilder<unknown>;
};

/** Small enough that no statement takes long, large enough that a quarter of an hour is hardly cut. */
const SUMMED_AT_ONCE = 500_000n;

/** Old bets go into files, and their sums stay. */
export const archivableBets = (keepers: BetKeepers): Archivable => ({
  table: 'bets',
  at: 'placed_at',
  sums: (
    rows,
  ) => sql`select state || ' ' || currency || ' ' || v.name as what, sum(v.amount) as amount
    from ${rows} r, lateral (values ('bets', 1), ('stake', stake), ('payout', payout)) v (name, amount)
    group by 1`,
  obstacle: async (house, stretch) => {
    const open = await openBet(house.work, stretch);
    if (open !== undefined) return `bet ${open} is open`;
    const span = await spanOf(house.reports, stretch);
    return span && reasonToStay(house, span, keepers);
  },
  sumUp: (house, archive) => sumUp(house, archive, keepers),
});

async function openBet(db: Database, { fromId, belowId }: Stretch): Promise<bigint | undefined> {
  const open = await db
    .selectFrom('bets')
    .select('id')
    .where('state', '=', 'open')
    .where('id', '>=', fromId)
    .where('id', '<', belowId)
    .limit(1)
    .executeTakeFirst();
  return open?.id;
}

async function spanOf(db: Database, { fromId, belowId }: Stretch): Promise<BetSpan | undefined> {
  const { rows } = await sql<{ firstAt: Date | null; lastAt: Date | null }>`
    select min(placed_at) as "firstAt", max(settled_at) as "lastAt" from bets
    where id >= ${fromId} and id < ${belowId}`.execute(db);
  const { firstAt, lastAt } = rows[0]!;
  return firstAt && lastAt ? { fromId, belowId, firstAt, lastAt } : undefined;
}

async function reasonToStay(
  house: House,
  span: BetSpan,
  { reasons }: BetKeepers,
): Promise<string | undefined> {
  const before = archivedBefore(house, 'bets');
  if (before && span.lastAt >= before) return `a bet ended at ${span.lastAt.toISOString()}`;
  const unheard = await unheardBefore(house, span.lastAt);
  if (unheard) return unheard;
  for (const reasonOf of reasons) {
    const reason = await reasonOf(house, span);
    if (reason) return reason;
  }
  return undefined;
}

/** Every bet is proved against its own transfers once more, then all are added up. */
async function sumUp(
  house: House,
  { fromId, belowId, child, exported }: Archive,
  keepers: BetKeepers,
): Promise<void> {
  const { reports, pool } = house;
  const span = await spanOf(reports, { fromId, belowId });
  const fault = span && (await proveBets(String(pool.options.connectionString), span));
  if (fault) throw new ArchiveDamaged(`${child} stays. ${fault.check}: ${fault.row}`);
  await sql`select forget_bet_sums(${belowId})`.execute(reports);
  const cuts = await readCuts(reports, keepers);
  const { firstId, lastId } = exported!;
  for (let id = firstId; id !== null && id <= lastId!; id += SUMMED_AT_ONCE) {
    const stretch = { fromId: id, belowId: least(id + SUMMED_AT_ONCE, belowId) };
    await sql`select sum_up_bets(${belowId}, ${stretch.fromId}, ${stretch.belowId}, ${cuts.ofAll},
      ${cuts.members}::bigint[], ${cuts.ofMembers})`.execute(reports);
  }
}

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);

async function readCuts(db: Database, { cuts, memberCuts }: BetKeepers) {
  const all = await sql<{ at: Date }>`select distinct at from (${cuts}) c order by at`.execute(db);
  const own = await sql<{ member_id: bigint; at: Date }>`${memberCuts}`.execute(db);
  return {
    ofAll: sql`${all.rows.map(({ at }) => at)}::timestamptz[]`,
    members: own.rows.map(({ member_id }) => String(member_id)),
    ofMembers: sql`${own.rows.map(({ at }) => at)}::timestamptz[]`,
  };
}
