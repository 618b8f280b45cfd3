import type { fish as contract, Output } from '@baize/contract';
import type { Selectable } from 'kysely';
import type { Tables } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Player } from '../../play/index.ts';
import type { Currency } from '../../wallet/index.ts';

export type VisitRow = Selectable<Tables['fish_visits']>;
type ShownVisit = Output<typeof contract.leave.value>['visit'];

/** What the bullets of a visit are judged by; none of it changes once the first magazine is loaded. */
export type Visit = {
  id: bigint;
  memberId: bigint;
  currency: Currency;
  seaId: bigint;
  room: string;
  seat: number;
  serverSeed: string;
  clientSeed: string;
};

const MAX_KNOWN = 5_000;
const known = new WeakMap<House['pool'], Map<bigint, Visit>>();

/**
 * The caller's visit; somebody else's does not exist for them. Undefined until the first magazine is
 * loaded: nothing can be decided before.
 */
export async function findVisit(
  house: House,
  player: Player,
  id: bigint,
): Promise<Visit | undefined> {
  const visits = known.get(house.pool) ?? new Map<bigint, Visit>();
  known.set(house.pool, visits);
  const before = visits.get(id);
  if (before?.memberId === player.memberId && before.currency === player.currency) return before;
  const visit = readVisit(house, await ownVisitRow(house, player, id));
  if (!visit) return undefined;
  if (visits.size >= MAX_KNOWN) visits.delete(visits.keys().next().value!);
  visits.set(id, visit);
  return visit;
}

function readVisit(house: House, row: VisitRow): Visit | undefined {
  if (row.client_seed === null) return undefined;
  return {
    id: row.id,
    memberId: row.member_id,
    currency: row.currency as Currency,
    seaId: row.sea_id,
    room: row.room,
    seat: row.seat,
    serverSeed: house.keys.open(row.sealed),
    clientSeed: row.client_seed,
  };
}

export function findVisitRow({ db }: House, id: bigint): Promise<VisitRow | undefined> {
  return db.selectFrom('fish_visits').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A visit of the caller's own, under way or over. */
export async function ownVisitRow(house: House, player: Player, id: bigint): Promise<VisitRow> {
  const row = await findVisitRow(house, id);
  const isTheirs = row?.member_id === player.memberId && row.currency === player.currency;
  return row && isTheirs ? row : refuse('NOT_FOUND');
}

/** Where the caller sits now. */
export function openVisitRow(
  { db }: House,
  { memberId, currency }: Player,
): Promise<VisitRow | undefined> {
  return db
    .selectFrom('fish_visits')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .where('left_at', 'is', null)
    .executeTakeFirst();
}

/** The seed is shown when nothing can be decided by it any more. */
export function showVisit(house: House, row: VisitRow, isOver: boolean): ShownVisit {
  return {
    visitId: String(row.id),
    room: row.room,
    seaId: String(row.sea_id),
    seat: row.seat,
    serverSeedHash: row.hash,
    clientSeed: row.client_seed,
    serverSeed: row.left_at && isOver ? house.keys.open(row.sealed) : null,
    satAt: row.sat_at.getTime(),
    leftAt: row.left_at?.getTime() ?? null,
    stake: row.stake,
    payout: row.payout,
  };
}
