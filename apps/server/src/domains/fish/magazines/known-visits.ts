import { numberColumn } from '../../../platform/database/array-text.ts';
import type { House } from '../../../platform/house.ts';
import type { LaneConnection } from '../../play/index.ts';
import type { Statement } from '../../wallet/index.ts';
import { bulletsByMagazine, type WrittenBullets } from './bullets.ts';
import { packed } from './fired.ts';
import { LATE_MS, type MagazineRow } from './magazine.ts';

/** The magazines of a visit by their ids, as text: those that are open, and those that ended lately. */
export type Magazines = Map<string, MagazineRow>;

/**
 * The magazines of each visit with their bullets, as this server saw them last: somebody shoots several
 * times a second and changes a few bullets, so they are not read back each time. Whether another hand
 * wrote meanwhile is told by the visit's own count of writes, which is read under its lock.
 */
export type KnownVisits = {
  find(visitId: bigint, version: number): Magazines | undefined;
  /** What is known however old it may be: for those who only look whether something is worth asking. */
  lookAt(visitId: bigint): Magazines | undefined;
  learn(visitId: bigint, version: number, magazines: Magazines): void;
  /** Magazines that were written as this version: learnt where the one before is known. */
  follow(visitId: bigint, version: number, changed: readonly MagazineRow[]): void;
  forget(visitId: bigint): void;
  /** A batch of this server holds the visits of some payments, from now on until each has its verdict. */
  hold(payments: readonly Payment[]): void;
  letGo(payment: Payment): void;
  isHeld(visitId: bigint): boolean;
};

/** One payment for bullets, or of them. */
export type Payment = { visitId: bigint };

const MAX_VISITS = 5_000;
const knownBy = new WeakMap<House['pool'], KnownVisits>();

export function knownVisits(house: House): KnownVisits {
  const before = knownBy.get(house.pool);
  if (before) return before;
  const opened = openKnownVisits();
  knownBy.set(house.pool, opened);
  return opened;
}

function openKnownVisits(): KnownVisits {
  const known = new Map<bigint, { version: number; magazines: Magazines }>();
  const held = new Map<bigint, Set<Payment>>();
  return {
    find: (visitId, version) => {
      const visit = known.get(visitId);
      return visit?.version === version ? visit.magazines : undefined;
    },
    lookAt: (visitId) => known.get(visitId)?.magazines,
    learn: (visitId, version, magazines) => {
      known.delete(visitId);
      known.set(visitId, { version, magazines });
      if (known.size > MAX_VISITS) known.delete(known.keys().next().value!);
    },
    follow: (visitId, version, changed) => {
      const visit = known.get(visitId);
      if (visit?.version !== version - 1) return void known.delete(visitId);
      visit.version = version;
      for (const magazine of changed) visit.magazines.set(String(magazine.bet_id), magazine);
    },
    forget: (visitId) => void known.delete(visitId),
    hold: (payments) => {
      for (const payment of payments) {
        const theirs = held.get(payment.visitId);
        if (theirs) theirs.add(payment);
        else held.set(payment.visitId, new Set([payment]));
      }
    },
    letGo: (payment) => {
      const theirs = held.get(payment.visitId);
      if (theirs?.delete(payment) && theirs.size === 0) held.delete(payment.visitId);
    },
    isHeld: (visitId) => held.has(visitId),
  };
}

/** Ends are told again for so long. */
const TOLD_MS = LATE_MS * 5;

export function forgetEnded(magazines: Magazines, now: number): void {
  for (const [id, { closed_at }] of magazines) {
    if (closed_at && closed_at.getTime() < now - TOLD_MS) magazines.delete(id);
  }
}

const selectMagazines: Statement = {
  name: 'fish-magazines-of-visits',
  text: `select bet_id, visit_id, member_id, currency, cost, bullets, first_nonce, is_spent, loaded_at,
      due_at, closed_at
    from fish_magazines
    where visit_id = any($1::bigint[]) and (closed_at is null or closed_at > $2) order by bet_id`,
};

const selectBundles: Statement = {
  name: 'fish-bundles-of-visits',
  text: `select b.bet_id, b.bullets
    from fish_magazines m join fish_bundles b on b.bet_id = m.bet_id
    where m.visit_id = any($1::bigint[]) and (m.closed_at is null or m.closed_at > $2)
    order by b.bet_id, b.version`,
};

/** Reads the magazines of visits whose rows are held. */
export async function readMagazines(
  connection: LaneConnection,
  visitIds: readonly bigint[],
  now: Date,
): Promise<Map<bigint, Magazines>> {
  const found = new Map(visitIds.map((id) => [id, new Map() as Magazines]));
  if (visitIds.length === 0) return found;
  const values = [numberColumn(visitIds, (id) => id), new Date(now.getTime() - TOLD_MS)];
  const [rows, written] = await connection.together(() => [
    connection.run(selectMagazines, values),
    connection.run(selectBundles, values),
  ]);
  const fired = bulletsByMagazine(written!.map(readWritten));
  for (const row of rows!) {
    const magazine = readMagazine(row, fired);
    found.get(magazine.visit_id)!.set(String(magazine.bet_id), magazine);
  }
  return found;
}

const readWritten = ([bet_id, bullets]: readonly unknown[]) =>
  ({ bet_id, bullets }) as WrittenBullets;

function readMagazine(
  row: readonly unknown[],
  fired: ReturnType<typeof bulletsByMagazine>,
): MagazineRow {
  const [bet_id, visit_id, member_id, currency, cost, bullets, first_nonce, ...more] = row;
  const [is_spent, loaded_at, due_at, closed_at] = more;
  const magazine = { bet_id, visit_id, member_id, currency, cost, bullets, first_nonce };
  const kept = fired.get(bet_id as bigint) ?? [];
  return {
    ...magazine,
    fired: packed(bullets as number, kept),
    is_spent,
    loaded_at,
    due_at,
    closed_at,
  } as MagazineRow;
}
