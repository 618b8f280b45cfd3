import { days, hours } from '@baize/calendar';
import type { protection as contract, Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import type { Database, Transaction } from '../../../platform/database.ts';
import { announce } from '../../../platform/events.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { actorOf, recordAudit } from '../../operators/index.ts';
import { recordEvent } from '../record.ts';
import { changeStanding, isExcludedAt, writeStanding } from '../standing.ts';
import type { ExclusionKind, Standing } from '../tables.ts';
import { saveKeys } from './person-keys.ts';

/** What never ends, ends on a day that nobody plays. */
export const NEVER = new Date('9999-12-31T00:00:00Z');
const MIN_MONTHS = 6;
const DEFINITE_WAIT_HOURS = 24;
const INDEFINITE_WAIT_HOURS = 168;

type By = Pick<Caller, 'kind' | 'operatorId' | 'memberId' | 'address'>;
export type ExclusionInput = Output<typeof contract.exclude.input>;

/** A break of days, from this second on. A longer one may follow; a shorter one changes nothing. */
export async function takeTimeOut(
  house: House,
  caller: By,
  { memberId, days: count }: { memberId: bigint; days: number },
): Promise<void> {
  await changeStanding(house, memberId, async (tx, standing, at) => {
    const until = new Date(at.getTime() + days(count));
    const isLonger = !isExcludedAt(standing, at) || standing.barred_until! < until;
    if (!isLonger) refuse('BAR_STANDS');
    await writeExclusion(house, tx, caller, {
      memberId,
      kind: 'time-out',
      at,
      until,
      termEndsAt: until,
      waitHours: 0,
    });
  });
}

/**
 * Excludes someone from this second on, or adds to what runs. Afterwards nothing opens by itself: a
 * return is asked for, and takes its time.
 */
export async function excludeMember(
  house: House,
  caller: By,
  { memberId, ...input }: ExclusionInput & { memberId: bigint },
): Promise<void> {
  await changeStanding(house, memberId, async (tx, standing, at) => {
    const termEndsAt = termOf(standing, input, at);
    const runs = isSelfExcluded(standing, at) ? standing.bar_term_ends_at! : undefined;
    const hasLonger = runs && (runs >= termEndsAt || runs >= NEVER);
    const isOther =
      isExcludedAt(standing, at) && !['time-out', 'exclusion'].includes(standing.bar_kind!);
    if (hasLonger || isOther) refuse('BAR_STANDS');
    const asked = input.term === 'indefinite' ? INDEFINITE_WAIT_HOURS : DEFINITE_WAIT_HOURS;
    const waitHours = Math.max(asked, runs ? standing.bar_wait_hours : 0);
    await writeExclusion(house, tx, caller, {
      memberId,
      kind: 'exclusion',
      at,
      until: NEVER,
      termEndsAt,
      waitHours,
      ...(runs && { since: standing.bar_from! }),
    });
  });
}

/** Six months at least, added to an exclusion that runs. */
function termOf(standing: Standing, { term, months }: ExclusionInput, at: Date): Date {
  if (term === 'permanent') return NEVER;
  const runs = isSelfExcluded(standing, at) ? standing.bar_term_ends_at! : at;
  if (runs >= NEVER) return NEVER;
  const from = runs > at ? runs : at;
  return addMonths(from, term === 'indefinite' ? MIN_MONTHS : months);
}

/** The same day of a later month; the first of the next where there is none. */
export function addMonths(from: Date, months: number): Date {
  const then = new Date(from);
  then.setUTCMonth(then.getUTCMonth() + months);
  if (then.getUTCDate() !== from.getUTCDate()) then.setUTCDate(1);
  return then;
}

type NewExclusion = {
  memberId: bigint;
  kind: ExclusionKind;
  at: Date;
  until: Date;
  termEndsAt: Date;
  waitHours: number;
  since?: Date;
};

/** The only way an exclusion is written: it never becomes shorter here. */
export async function writeExclusion(
  house: House,
  tx: Transaction,
  caller: By,
  exclusion: NewExclusion,
): Promise<void> {
  const { memberId, kind, at, until, termEndsAt, waitHours, since } = exclusion;
  await writeStanding(tx, memberId, {
    bar_kind: kind,
    bar_from: since ?? at,
    barred_until: until,
    bar_term_ends_at: termEndsAt,
    bar_wait_hours: waitHours,
  });
  if (kind === 'exclusion') await saveKeys(house, tx, memberId, at);
  const actor = caller.operatorId || caller.memberId ? actorOf(caller) : 'system';
  const by = caller.operatorId ? actor : caller.memberId ? 'member' : 'system';
  const detail = { until: termEndsAt < NEVER ? termEndsAt.getTime() : null };
  await recordEvent(tx, memberId, { what: `bar.${kind}`, at, detail, by });
  await announce(tx, {
    name: 'protection.barred',
    key: `member:${memberId}`,
    at,
    payload: { memberId: String(memberId), kind },
  });
  await recordAudit(house, tx, {
    actor,
    action: `protection.${kind}`,
    subject: `member:${memberId}`,
    after: { until: termEndsAt.toISOString() },
    address: caller.address,
  });
}

/** After its term, and only then, an exclusion may be left: on request, and not at once. */
export async function askReturn(house: House, caller: By, memberId: bigint): Promise<void> {
  await changeStanding(house, memberId, async (tx, standing, at) => {
    if (!isExcludedAt(standing, at) || standing.bar_kind !== 'exclusion') refuse('LIMIT_NOT_ASKED');
    if (standing.bar_term_ends_at! > at) refuse('BAR_STANDS');
    if (standing.barred_until! < NEVER) return;
    const until = new Date(at.getTime() + hours(standing.bar_wait_hours));
    await writeStanding(tx, memberId, { barred_until: until });
    await recordEvent(tx, memberId, { what: 'bar.return', at, detail: { until: until.getTime() } });
    await recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'protection.return',
      subject: `member:${memberId}`,
      after: { until: until.toISOString() },
      address: caller.address,
    });
  });
}

function isSelfExcluded(standing: Standing, at: Date): boolean {
  return isExcludedAt(standing, at) && standing.bar_kind === 'exclusion';
}

/** Who of these may not play, be paid bonuses or be sent money now. */
export async function excludedAmong(
  db: Database | Transaction,
  memberIds: readonly bigint[],
  at: Date,
): Promise<Map<bigint, { kind: ExclusionKind; from: Date }>> {
  if (memberIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('protection_members')
    .select(['member_id', 'bar_kind', 'bar_from'])
    .where('member_id', 'in', [...new Set(memberIds)])
    .where('bar_kind', 'is not', null)
    .where('barred_until', '>', at)
    .execute();
  return new Map(
    rows.map(({ member_id, bar_kind, bar_from }) => [
      member_id,
      { kind: bar_kind!, from: bar_from! },
    ]),
  );
}

/** Everyone who excluded themselves, and has not come back. */
export async function selfExcludedEver(db: Database | Transaction): Promise<bigint[]> {
  const rows = await db
    .selectFrom('protection_members')
    .select('member_id')
    .where('bar_kind', '=', 'exclusion')
    .execute();
  return rows.map(({ member_id }) => member_id);
}

/** Refused whatever lets someone play who may not. */
export async function assertNotExcluded(
  db: Database | Transaction,
  memberId: bigint,
  at: Date,
): Promise<void> {
  const found = (await excludedAmong(db, [memberId], at)).get(memberId);
  if (found) refuse(refusalOfExclusion(found.kind));
}

export function refusalOfExclusion(kind: ExclusionKind) {
  return kind === 'time-out' ? 'PLAY_TIME_OUT' : 'PLAY_EXCLUDED';
}
