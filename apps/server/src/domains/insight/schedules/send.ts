import type { Period } from '@baize/calendar';
import { sheetFile, XLSX_TYPE } from '@baize/csv';
import { type Selectable, sql } from 'kysely';
import { begin, type Tables } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { staffHolding } from '../../operators/index.ts';
import { queueSealedLetter } from '../../post/index.ts';
import { brandOf } from '../../system/index.ts';
import { showSheet } from '../reports/report-sheet.ts';
import type { Sheet } from '../sheet.ts';
import { showStatement } from '../statements/statement.ts';
import { nextAt, periodBefore } from './due.ts';
import { askedOf } from './schedules.ts';

type Schedule = Selectable<Tables['insight_schedules']>;

const TYPES = { csv: 'text/csv; charset=utf-8', xlsx: XLSX_TYPE };

/** Sends what is due. The letters are queued in the transaction that moves its next time on: once each. */
export async function sendDue(house: House): Promise<void> {
  const due = await house.work
    .selectFrom('insight_schedules')
    .selectAll()
    .where('is_paused', '=', false)
    .where('next_at', '<=', house.clock.now())
    .orderBy('next_at')
    .execute();
  for (const schedule of due) {
    try {
      await sendOne(house, schedule);
    } catch (err) {
      house.log.error({ err, schedule: String(schedule.id) }, 'a report was not sent');
    }
  }
}

async function sendOne(house: House, schedule: Schedule): Promise<void> {
  const offset = brandOf(house).timeZoneOffsetMinutes;
  const period = periodBefore(schedule.next_at, schedule.often, offset);
  const sheet = await sheetOf(house, schedule, period);
  const file = sheet && {
    name: `${fileName(schedule.name)}-${period.from}.${schedule.form}`,
    type: TYPES[schedule.form],
    base64: Buffer.from(sheetFile(sheet, schedule.name, schedule.form)).toString('base64'),
  };
  const staff = await staffHolding(house, 'insight.read');
  const readers = staff.filter(({ id, email }) => email && schedule.recipients.includes(id));
  const now = house.clock.now();
  await begin(house.work, async (tx) => {
    const moved = await tx
      .updateTable('insight_schedules')
      .set({
        next_at: nextAt(now, schedule, offset),
        sent_at: now,
        sent_to: file ? readers.length : 0,
      })
      .where('id', '=', schedule.id)
      .where('next_at', '=', sql<Date>`${schedule.next_at}`)
      .where('is_paused', '=', false)
      .returning('id')
      .executeTakeFirst();
    // Another server was quicker, or somebody changed it meanwhile.
    if (!moved || !file) return;
    for (const { id, email } of readers) {
      await queueSealedLetter(house, tx, {
        contact: { channel: 'mail', email: email! },
        language: 'EN',
        messageId: 'letter.report',
        values: { name: schedule.name, from: period.from, to: period.to },
        path: pathOf(schedule, period),
        operatorId: String(id),
        file,
      });
    }
  });
}

/** Names of files are plain. */
const fileName = (name: string) => name.replace(/[^\p{L}\p{N}_-]+/gu, '-').slice(0, 60) || 'report';

async function sheetOf(
  house: House,
  { statement, asked }: Schedule,
  period: Period,
): Promise<Sheet | undefined> {
  if (statement !== null) {
    const rate = new URLSearchParams(asked).get('rate') ?? '0';
    return showStatement(house, { kind: statement, ...period, rate });
  }
  const report = askedOf(asked, period);
  return report && showSheet(house, report);
}

/** Where the console shows the same. */
function pathOf({ statement, asked }: Schedule, period: Period): string {
  const words = new URLSearchParams(asked);
  if (statement !== null) words.set('kind', statement);
  words.set('from', period.from);
  words.set('to', period.to);
  return `/console/${statement === null ? 'reports' : 'statements'}?${words}`;
}
