import {
  type insightSchedulesOperator as contract,
  insightReportsOperator,
  type Output,
} from '@baize/contract';
import { z } from 'zod/mini';
import type { Caller } from '../../../platform/caller.ts';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { actorOf, operatorNames, recordAudit, staffHolding } from '../../operators/index.ts';
import { brandOf } from '../../system/index.ts';
import { nextAt } from './due.ts';

type Shown = Output<typeof contract.listSchedules.value>;
type Input = Output<typeof contract.saveSchedule.input>;

const MAX_SCHEDULES = 100;

export async function listSchedules(house: House): Promise<Shown> {
  const rows = await house.db.selectFrom('insight_schedules').selectAll().orderBy('name').execute();
  const names = await operatorNames(
    house,
    rows.map((row) => row.operator_id),
  );
  const staff = await staffHolding(house, 'insight.read');
  return {
    list: rows.map((row) => ({
      id: String(row.id),
      name: row.name,
      statement: row.statement,
      asked: row.asked,
      often: row.often,
      hour: row.hour,
      form: row.form,
      recipients: row.recipients.map(String),
      isPaused: row.is_paused,
      by: names.get(row.operator_id) ?? '',
      nextAt: row.next_at.getTime(),
      sentAt: row.sent_at?.getTime() ?? null,
      sentTo: row.sent_to,
    })),
    operators: staff.map(({ id, username, email }) => ({
      id: String(id),
      name: username,
      hasAddress: email !== null,
    })),
  };
}

export async function saveSchedule(house: House, caller: Caller, input: Input) {
  const { id, ...content } = input;
  await refuseNonsense(house, input);
  const values = {
    name: content.name,
    statement: content.statement,
    asked: content.asked,
    often: content.often,
    hour: content.hour,
    form: content.form,
    recipients: content.recipients.map(BigInt),
    is_paused: content.isPaused,
    next_at: nextAt(house.clock.now(), content, brandOf(house).timeZoneOffsetMinutes),
  };
  return begin(house.db, async (tx) => {
    const saved =
      id === undefined
        ? await tx
            .insertInto('insight_schedules')
            .values({ ...values, operator_id: caller.operatorId, created_at: house.clock.now() })
            .returning('id')
            .executeTakeFirst()
        : await tx
            .updateTable('insight_schedules')
            .set(values)
            .where('id', '=', BigInt(id))
            .returning('id')
            .executeTakeFirst();
    if (!saved) refuse('NOT_FOUND');
    await recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'insight.schedule.saved',
      subject: `insight:schedule ${saved.id}`,
      after: content,
      address: caller.address,
    });
    return { id: String(saved.id) };
  });
}

/** Only to those who may read it anyway, and only what can be asked. */
async function refuseNonsense(house: House, { id, statement, asked, recipients }: Input) {
  const staff = await staffHolding(house, 'insight.read');
  const known = new Set(staff.map((one) => String(one.id)));
  if (!recipients.every((one) => known.has(one))) {
    refuse('INVALID_INPUT', { value: { recipients: ['unknown'] } });
  }
  if (statement === null && !askedOf(asked, { from: '2031-01-01', to: '2031-01-01' })) {
    refuse('INVALID_INPUT', { value: { asked: ['report'] } });
  }
  const { count } = await house.db
    .selectFrom('insight_schedules')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  if (id === undefined && count >= MAX_SCHEDULES) {
    refuse('INVALID_INPUT', { value: { name: ['too_many'] } });
  }
}

/** What an address asks of the report over some days; nothing, where it makes no sense. */
export function askedOf(asked: string, period: { from: string; to: string }) {
  const words = Object.fromEntries(new URLSearchParams(asked));
  const { versus: _, ...plain } = words;
  const given = { figures: 'ggr', ...plain, ...period };
  const read = z.safeParse(insightReportsOperator.showReport.input, given);
  return read.success ? read.data : undefined;
}

export async function removeSchedule(house: House, caller: Caller, id: string): Promise<null> {
  return begin(house.db, async (tx) => {
    const gone = await tx
      .deleteFrom('insight_schedules')
      .where('id', '=', BigInt(id))
      .returning(['name', 'asked'])
      .executeTakeFirst();
    if (!gone) refuse('NOT_FOUND');
    await recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'insight.schedule.removed',
      subject: `insight:schedule ${id}`,
      before: gone,
      address: caller.address,
    });
    return null;
  });
}
