import { days } from '@baize/calendar';
import type { loyaltyLevelsOperator as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import { announce } from '../../../platform/events.ts';
import type { House } from '../../../platform/house.ts';
import { topicOfMember } from '../../../platform/realtime/publish.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findMember, TRIAL } from '../../members/index.ts';
import { actorOf, recordAudit } from '../../operators/index.ts';
import { clubRulesOf } from '../settings.ts';
import type { Standing } from '../tables.ts';
import { levelChanged } from './level-changed.ts';
import { levelNow } from './standings.ts';

type Given = Pick<Caller, 'kind' | 'operatorId' | 'memberId' | 'address'>;
type Setting = Output<typeof contract.setManualLevel.input>;

const LONGEST_MS = days(3_660);

/** Counts like an earned one until its end; it brings no gift of welcome, which is for earning. */
export async function setManualLevel(
  house: House,
  caller: Given,
  { memberId, level, until, reason }: Setting,
): Promise<void> {
  const now = house.clock.now();
  if (level >= clubRulesOf(house).levels.length)
    refuse('INVALID_INPUT', { value: { level: 'too_big' } });
  if (until <= now.getTime() || until > now.getTime() + LONGEST_MS) {
    refuse('INVALID_INPUT', { value: { until: 'invalid' } });
  }
  await begin(house.db, async (tx) => {
    const before = await lockOne(tx, BigInt(memberId));
    const row = {
      manual_level: level,
      manual_until: new Date(until),
      manual_reason: reason,
      manual_by: caller.operatorId,
    };
    await write(tx, before, row);
    await note(house, tx, { caller, before, to: level, why: 'MANUAL', reason });
  });
  house.realtime.publish(topicOfMember(BigInt(memberId)), { kind: 'promotion', id: 'club' });
}

export async function endManualLevel(
  house: House,
  caller: Given,
  { memberId, reason }: Output<typeof contract.endManualLevel.input>,
): Promise<void> {
  await begin(house.db, async (tx) => {
    const before = await lockOne(tx, BigInt(memberId));
    if (before.manual_until === null) refuse('CHANGED_MEANWHILE');
    const none = { manual_level: null, manual_until: null, manual_reason: null, manual_by: null };
    await write(tx, before, none);
    await note(house, tx, { caller, before, to: before.level, why: 'MANUAL_ENDED', reason });
  });
}

async function lockOne(tx: Transaction, memberId: bigint): Promise<Standing> {
  const member = await findMember(tx, memberId);
  if (!member || member.type === TRIAL) refuse('NOT_FOUND');
  await sql`insert into loyalty_standings (member_id) values (${memberId}) on conflict do nothing`.execute(
    tx,
  );
  return tx
    .selectFrom('loyalty_standings')
    .selectAll()
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

type Manual = Pick<Standing, 'manual_level' | 'manual_until' | 'manual_reason' | 'manual_by'>;

async function write(tx: Transaction, { member_id }: Standing, row: Manual): Promise<void> {
  await tx.updateTable('loyalty_standings').set(row).where('member_id', '=', member_id).execute();
}

type Noted = {
  caller: Given;
  before: Standing;
  to: number;
  why: 'MANUAL' | 'MANUAL_ENDED';
  reason: string;
};

async function note(house: House, tx: Transaction, { caller, before, to, why, reason }: Noted) {
  const at = house.clock.now();
  const from = levelNow(before, at);
  const step = { member_id: before.member_id, from_level: from, to_level: to };
  await tx
    .insertInto('loyalty_steps')
    .values({ ...step, why, at })
    .execute();
  await announce(tx, levelChanged(before.member_id, at));
  await recordAudit(house, tx, {
    actor: actorOf(caller as Caller),
    action: why === 'MANUAL' ? 'loyalty.level.given' : 'loyalty.level.ended',
    subject: `member:${before.member_id}`,
    before: { level: from },
    after: { level: to, reason },
    address: caller.address,
  });
}
