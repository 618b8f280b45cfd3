import { dayOf, days, minutes } from '@baize/calendar';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { sendMessage } from '../../content/index.ts';
import { brandOf } from '../../system/index.ts';
import { agentSettings } from '../settings.ts';
import { beginningOf } from './billed-period.ts';
import { closingFigures } from './closing.ts';
import { type Contract, findContracts, LIVE, readContract } from './contract-rows.ts';
import type { Measured } from './measures.ts';
import { isWithin, type Terms } from './terms.ts';

/** Whose contracts would end if these terms were accepted: those above them, and all below those. */
export async function endingWith(
  tx: Transaction,
  receiverId: bigint,
  kind: Contract['kind'],
  terms: Terms | null,
): Promise<Contract[]> {
  const { equalRates } = await agentSettings(tx);
  const states = ['PENDING', ...LIVE] as const;
  const given = await findContracts(tx, { kind, giverIds: [receiverId], states });
  const ending = given.filter((one) => terms === null || !isWithin(one.terms, terms, equalRates));
  for (let level = ending; level.length > 0; ) {
    // Who loses their contract can give none; a mere proposal gave nothing yet.
    const giverIds = level.filter(({ state }) => state !== 'PENDING').map((one) => one.receiver_id);
    level = await findContracts(tx, { kind, giverIds, states });
    ending.push(...level);
  }
  return ending;
}

/** A contract comes into force; the one it replaces is superseded in the same moment. */
export async function startContract(house: House, tx: Transaction, one: Contract): Promise<void> {
  const now = house.clock.now();
  const offset = brandOf(house).timeZoneOffsetMinutes;
  const before = await contractBefore(tx, one);
  const { from, opening, isTakenOver } = beginningOf(one, before, {
    today: dayOf(now, offset),
    offset,
  });
  if (isTakenOver) await forgetClosing(tx, before!);
  await tx
    .updateTable('contracts')
    .set({ state: 'SUPERSEDED', ended_at: now, end_reason: 'SUPERSEDED' })
    .where('kind', '=', one.kind)
    .where('receiver_id', '=', one.receiver_id)
    .where('state', 'in', LIVE)
    .execute();
  const started = await tx
    .updateTable('contracts')
    .set({
      state: 'ACTIVE',
      effective_on: from,
      effective_at: effectiveAt(one, now),
      opening: opening && JSON.stringify(opening),
    })
    .where('id', '=', one.id)
    .where('state', '=', 'PENDING')
    .returning('id')
    .executeTakeFirst();
  if (!started) refuse('CHANGED_MEANWHILE');
}

/** The last one of the kind that was in force for the receiver, whoever gave it. */
async function contractBefore(tx: Transaction, one: Contract): Promise<Contract | undefined> {
  const row = await tx
    .selectFrom('contracts')
    .selectAll()
    .where('kind', '=', one.kind)
    .where('receiver_id', '=', one.receiver_id)
    .where('state', 'in', [...LIVE, 'TERMINATED'])
    .orderBy(sql`ended_at desc nulls first`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && readContract(row);
}

/** Its last days are billed by the contract that the same two have signed since. */
async function forgetClosing(tx: Transaction, { id }: Contract): Promise<void> {
  await tx.updateTable('contracts').set({ closing: null }).where('id', '=', id).execute();
}

const WINDOW_MS = minutes(5);

/** Real-time pay begins with the next window of five minutes; the other kinds by their day. */
function effectiveAt({ kind }: Contract, now: Date): Date {
  if (kind !== 'REALTIME') return now;
  return nextWindow(now);
}

export function nextWindow(at: Date): Date {
  return new Date((Math.floor(at.getTime() / WINDOW_MS) + 1) * WINDOW_MS);
}

/** Ends contracts at once, billed up to this moment by their own terms; proposals are withdrawn. */
export async function endContracts(
  house: House,
  tx: Transaction,
  contracts: readonly Contract[],
  reason: string,
): Promise<void> {
  const now = house.clock.now();
  const running = contracts.filter(({ state }) => state !== 'PENDING');
  const figures = await closingFigures(house, tx, running);
  const close = (ids: readonly bigint[], state: 'TERMINATED' | 'WITHDRAWN') =>
    sql`update contracts c set state = ${state}, ended_at = ${now}, end_reason = ${reason},
        closing = w.closing
      from unnest(${ids.map(String)}::bigint[],
        ${ids.map((id) => written(figures.get(id)))}::jsonb[]) w (id, closing)
      where c.id = w.id`.execute(tx);
  const proposals = contracts.filter(({ state }) => state === 'PENDING');
  await close(
    running.map(({ id }) => id),
    'TERMINATED',
  );
  await close(
    proposals.map(({ id }) => id),
    'WITHDRAWN',
  );
  const told = contracts.map(({ receiver_id }) => receiver_id);
  await tellMembers(house, tx, told, 'A contract of yours has ended.');
}

const written = (figures: Measured | undefined) => (figures ? JSON.stringify(figures) : null);

export async function tellMembers(
  house: House,
  tx: Transaction,
  memberIds: readonly bigint[],
  body: string,
): Promise<void> {
  if (memberIds.length > 0)
    await sendMessage(house, tx, { to: { memberIds }, title: 'Contract', body });
}

/** Proposals that nobody answered in time; those to one receiver, where they are named. */
export async function expireProposals(
  house: House,
  db: Database | Transaction = house.work,
  receiverId?: bigint,
): Promise<void> {
  const now = house.clock.now();
  const { daysToAnswer } = await agentSettings(db);
  const limit = new Date(now.getTime() - days(daysToAnswer));
  await sql`update contracts set state = 'EXPIRED', ended_at = ${now}, end_reason = 'EXPIRED'
    where state = 'PENDING' and proposed_at <= ${limit}
      and (${receiverId ?? null}::bigint is null or receiver_id = ${receiverId ?? null})`.execute(
    db,
  );
}
