import { days, hours } from '@baize/calendar';
import { protection as contract, type Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import type { Database, Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { actorOf, recordAudit } from '../../operators/index.ts';
import { type Detail, recordEvent } from '../record.ts';
import { settingsOf } from '../settings.ts';
import { changeStanding, writeStanding } from '../standing.ts';
import type { Limit } from '../tables.ts';

type LimitKind = contract.LimitKind;
type LimitPeriod = contract.LimitPeriod;

/** Rolling: what was done longer ago than this no longer counts. */
export const PERIOD_MS: Partial<Record<LimitPeriod, number>> = {
  day: days(1),
  week: days(7),
  month: days(30),
};

type Which = { kind: LimitKind; period: LimitPeriod };
type Change = { memberId: bigint } & Which;

/** A lower limit holds from this very second; a higher one, or none, waits to be confirmed. */
export async function setLimit(
  house: House,
  caller: Caller,
  input: Output<typeof contract.setLimit.input>,
): Promise<void> {
  const { memberId } = caller;
  const value = askedValue(input);
  await changeLimit(house, caller, { memberId, ...input }, (limit, at) => {
    const now = limit?.value ?? null;
    const isLower = value !== null && (now === null || value <= now);
    if (isLower) return { what: 'limit.set', change: { ...NOT_ASKED, value, set_at: at } };
    if (now === null) return { what: 'limit.none', change: NOT_ASKED };
    const ripeAt = new Date(at.getTime() + hours(settingsOf(house).raiseHours));
    return { what: 'limit.asked', change: { is_asked: true, asked: value, ripe_at: ripeAt } };
  });
}

const NOT_ASKED = { is_asked: false, asked: null, ripe_at: null };

function askedValue(input: Output<typeof contract.setLimit.input>): bigint | null {
  const { kind, period, amount, minutes } = input;
  if (!contract.periodsOf[kind].includes(period)) {
    refuse('INVALID_INPUT', { value: { period: 'invalid_value' } });
  }
  const isTime = kind === 'time';
  if (isTime ? amount != null : minutes != null) {
    refuse('INVALID_INPUT', { value: { [isTime ? 'amount' : 'minutes']: 'invalid_value' } });
  }
  if (isTime) return minutes == null ? null : BigInt(minutes);
  return amount ?? null;
}

/** The input is confirmed once its time has passed, by our clock and no other. */
export async function confirmLimit(house: House, caller: Caller, which: Which): Promise<void> {
  const { memberId } = caller;
  await changeLimit(house, caller, { memberId, ...which }, (limit, at) => {
    if (!limit?.is_asked) refuse('LIMIT_NOT_ASKED');
    if (limit.ripe_at! > at) refuse('LIMIT_NOT_RIPE');
    return { what: 'limit.raised', change: { ...NOT_ASKED, value: limit.asked, set_at: at } };
  });
}

export async function cancelLimit(house: House, caller: Caller, which: Which): Promise<void> {
  const { memberId } = caller;
  await changeLimit(house, caller, { memberId, ...which }, (limit) => {
    if (!limit?.is_asked) refuse('LIMIT_NOT_ASKED');
    return { what: 'limit.cancelled', change: NOT_ASKED };
  });
}

type Changed = {
  what: string;
  change: Partial<Pick<Limit, 'value' | 'set_at' | 'is_asked' | 'asked' | 'ripe_at'>>;
};

async function changeLimit(
  house: House,
  caller: Caller,
  { memberId, kind, period }: Change,
  decide: (limit: Limit | undefined, at: Date) => Changed,
): Promise<void> {
  await changeStanding(house, memberId, async (tx, _standing, at) => {
    const limits = await limitsOf(tx, memberId);
    const limit = limits.find((one) => one.kind === kind && one.period === period);
    const { what, change } = decide(limit, at);
    await tx
      .insertInto('protection_limits')
      .values({
        member_id: memberId,
        kind,
        period,
        value: null,
        set_at: at,
        asked: null,
        ripe_at: null,
        ...change,
      })
      .onConflict((conflict) =>
        conflict.columns(['member_id', 'kind', 'period']).doUpdateSet(change),
      )
      .execute();
    await writeStanding(tx, memberId, { reviewed_at: at, limits_asked_at: at });
    const detail: Detail = {
      kind,
      period,
      before: textOf(limit?.value),
      now: textOf(what === 'limit.asked' ? change.asked : (change.value ?? limit?.value)),
    };
    await recordEvent(tx, memberId, { what, at, detail });
    await recordAudit(house, tx, {
      actor: actorOf(caller),
      action: `protection.${what}`,
      subject: `member:${memberId}`,
      after: detail,
      address: caller.address,
    });
  });
}

const textOf = (value: bigint | null | undefined) => (value == null ? null : String(value));

export async function limitsOf(db: Database | Transaction, memberId: bigint): Promise<Limit[]> {
  return db.selectFrom('protection_limits').selectAll().where('member_id', '=', memberId).execute();
}
