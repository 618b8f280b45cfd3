import { days, hours } from '@baize/calendar';
import { type Generated, sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database.ts';
import type { House } from '../../platform/house.ts';
import { readRules } from './rules.ts';

declare module '../../platform/database.ts' {
  interface Tables {
    operator_ties: {
      id: Generated<bigint>;
      operator_id: bigint;
      by_operator_id: bigint;
      reason: 'created' | 'reset';
      approval_id: bigint | null;
      tied_at: Date;
      proven_at: Date | null;
    };
  }
}

/** Why two accounts are taken for one person's. */
export type Tie = 'created' | 'reset' | 'device';
export type Link = { one: bigint; other: bigint; reason: Tie };

type NewTie = { operatorId: bigint; by: bigint; reason: 'created' | 'reset'; approvalId?: bigint };

/** Whoever gave an account its way in is one person with it until its owner has proven to be another. */
export async function tie(
  house: House,
  tx: Transaction,
  { operatorId, by, reason, approvalId }: NewTie,
): Promise<void> {
  if (operatorId === by) return;
  await tx
    .insertInto('operator_ties')
    .values({
      operator_id: operatorId,
      by_operator_id: by,
      reason,
      approval_id: approvalId ?? null,
      tied_at: house.clock.now(),
      proven_at: null,
    })
    .execute();
}

/** The owner has opened a letter of their own: from here on the ties fade. */
export async function proveOwner(house: House, tx: Transaction, operatorId: bigint): Promise<void> {
  await tx
    .updateTable('operator_ties')
    .set({ proven_at: house.clock.now() })
    .where('operator_id', '=', operatorId)
    .where('proven_at', 'is', null)
    .execute();
}

/**
 * What makes one person of two accounts, over however many accounts between them: one opened or reset
 * the other, the same third person did so with both, or both were used in one browser.
 */
export async function linksBetween(
  house: House,
  db: Database | Transaction,
  one: bigint,
  other: bigint,
): Promise<Link[]> {
  return pathBetween(await readLinks(house, db), one, other);
}

export function pathBetween(links: readonly Link[], one: bigint, other: bigint): Link[] {
  const paths = new Map<bigint, Link[]>([[one, []]]);
  for (const [here, path] of paths) {
    if (here === other) return path;
    for (const link of links) {
      const next = nextOf(link, here);
      if (next !== undefined && !paths.has(next)) paths.set(next, [...path, link]);
    }
  }
  return [];
}

function nextOf({ one, other }: Link, here: bigint): bigint | undefined {
  if (one === here) return other;
  return other === here ? one : undefined;
}

/** All ties that count at this moment; operators are few. */
export async function readLinks(house: House, db: Database | Transaction): Promise<Link[]> {
  const { independent_after_days, shared_browser_hours } = await readRules(db);
  const now = house.clock.now().getTime();
  const provenAfter = new Date(now - days(independent_after_days));
  const seenAfter = new Date(now - hours(shared_browser_hours));
  const { rows } = await sql<Link>`
    select operator_id as one, by_operator_id as other, reason from operator_ties
    where proven_at is null or proven_at > ${provenAfter}
    union
    select a.operator_id, b.operator_id, 'device' from operator_sessions a
    join operator_sessions b on b.device_hash = a.device_hash and b.operator_id > a.operator_id
    where a.seen_at > ${seenAfter} and b.seen_at > ${seenAfter}`.execute(db);
  return rows;
}
