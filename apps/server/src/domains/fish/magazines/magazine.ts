import { seconds } from '@baize/calendar';
import type { fish as contract, Output } from '@baize/contract';
import { bulletRules } from '@baize/games';
import type { Money } from '@baize/money';
import type { Selectable } from 'kysely';
import type { Tables } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { bulletsOf } from './bullets.ts';
import { type Fired, firedNumbers, hasFlying, hasHit, packed } from './fired.ts';

/** A magazine with all that was fired from it. */
export type MagazineRow = Selectable<Tables['fish_magazines']> & { fired: Fired };
type Shown = Output<typeof contract.load.value>['magazine'];

/** What is said of a hit may come so much later than the hit. */
export const LATE_MS = seconds(2);
/** Nobody has fired from it for so long: what is left in it is given back. */
export const IDLE_MS = seconds(20);

export const roundOf = (visitId: bigint) => `fish:${visitId}`;

/** What its bullets have won so far. */
export function wonBy({ fired: { worth }, cost }: Pick<MagazineRow, 'fired' | 'cost'>): Money {
  return worth === 0 ? 0n : cost * BigInt(worth);
}

/** Whether nothing more can come of it: what was fired has hit or is gone, and no more will be fired. */
export function isDone(
  { fired, bullets, is_spent }: Pick<MagazineRow, 'fired' | 'bullets' | 'is_spent'>,
  now: number,
): boolean {
  if (fired.count < bullets && !is_spent) return false;
  return !hasFlying(fired, now - bulletRules.fliesMs - LATE_MS);
}

/** From when on it is closed, whoever sees it. */
export function dueOf({ fired, bullets, is_spent, loaded_at }: MagazineRow): Date {
  const isEmpty = fired.count >= bullets || is_spent;
  const lastAt = Math.max(fired.lastAt, loaded_at.getTime());
  return new Date(lastAt + (isEmpty ? bulletRules.fliesMs + LATE_MS : IDLE_MS));
}

/** Before this it cannot be due: a cannon takes its time to empty it. */
export function firstLookAt(loadedAt: Date, bullets: number): Date {
  const emptyMs = ((bullets - 1) * seconds(1)) / bulletRules.perSecond;
  return new Date(loadedAt.getTime() + emptyMs + bulletRules.fliesMs + LATE_MS);
}

export function showMagazine(row: MagazineRow): Shown {
  const fired = firedNumbers(row.fired);
  return {
    magazineId: String(row.bet_id),
    cost: row.cost,
    bullets: row.bullets,
    firstNonce: Number(row.first_nonce),
    loadedAt: row.loaded_at.getTime(),
    state: row.closed_at ? 'closed' : 'open',
    fired,
    hit: fired.filter((n) => hasHit(row.fired, n)),
    won: wonBy(row),
  };
}

export async function openMagazines({ db }: House, visitId: bigint): Promise<MagazineRow[]> {
  const rows = await db
    .selectFrom('fish_magazines')
    .selectAll()
    .where('visit_id', '=', visitId)
    .where('closed_at', 'is', null)
    .orderBy('bet_id')
    .execute();
  const fired = await bulletsOf(
    db,
    rows.map(({ bet_id }) => bet_id),
  );
  return rows.map((row) => ({
    ...row,
    fired: packed(row.bullets, fired.get(row.bet_id) ?? []),
  }));
}
