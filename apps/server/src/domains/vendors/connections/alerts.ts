import type { vendorsConnectionsOperator as contract, Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import { numberColumn, textColumn } from '../../../platform/database/array-text.ts';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { trailOf } from '../../../platform/lists/paging.ts';
import { refuse } from '../../../platform/refusal.ts';
import { actorOf, recordAudit } from '../../operators/index.ts';
import type { Statement } from '../../wallet/index.ts';

export type Alert = {
  vendor: string;
  kind: contract.VendorAlertKind;
  subject: string;
  memberId: bigint | null;
  words: string;
};

/** Raises an alert outside any message: operators hear of it at once. */
export async function raiseAlert(house: House, alert: Alert): Promise<void> {
  const [statement, values] = alertWrite([alert], house.clock.now());
  await house.pool.query(statement.text, values);
  tellAlert(house, alert);
}

export function tellAlert(house: House, { vendor, kind, subject, words }: Alert): void {
  house.log.error({ vendor, kind, subject }, words);
  house.realtime.publish('ops:vendors', { kind: 'alarm', vendor, alarm: kind, subject });
}

type Input = Output<typeof contract.listAlerts.input>;
type Shown = Output<typeof contract.listAlerts.value>;

export async function listAlerts({ db }: House, input: Input): Promise<Shown> {
  let query = db.selectFrom('vendor_alarms').selectAll();
  if (input.vendor) query = query.where('vendor', '=', input.vendor);
  if (input.isSeen !== 'any') {
    query = query.where('seen_at', input.isSeen === 'no' ? 'is' : 'is not', null);
  }
  if (input.after !== undefined) query = query.where('id', '<', BigInt(input.after));
  const rows = await query.orderBy('id', 'desc').limit(input.pageSize).execute();
  const list = rows.map((row) => ({
    id: String(row.id),
    vendor: row.vendor,
    kind: row.kind,
    subject: row.subject,
    memberId: row.member_id === null ? null : Number(row.member_id),
    words: row.words,
    times: row.times,
    firstAt: row.first_at.getTime(),
    lastAt: row.last_at.getTime(),
    seenBy: row.seen_by === null ? null : Number(row.seen_by),
    seenAt: row.seen_at?.getTime() ?? null,
  }));
  return trailOf(list, { rows, pageSize: input.pageSize, keyOf: ({ id }) => String(id) });
}

/** An operator has looked into it, and says what they found. */
export async function markAlert(
  house: House,
  caller: Caller,
  { id, note }: { id: string; note: string },
): Promise<null> {
  await begin(house.db, async (tx) => {
    const row = await tx
      .updateTable('vendor_alarms')
      .set({ seen_by: caller.operatorId, seen_at: house.clock.now() })
      .where('id', '=', BigInt(id))
      .where('seen_at', 'is', null)
      .returning(['vendor', 'kind', 'subject'])
      .executeTakeFirst();
    if (!row) refuse('NOT_FOUND');
    await recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'play.vendor.alarm-seen',
      subject: `alarm:${id}`,
      after: { ...row, note },
      address: caller.address,
    });
  });
  return null;
}

const insertAlerts: Statement = {
  name: 'vendor-alarms',
  text: `insert into vendor_alarms (vendor, kind, subject, member_id, words, first_at, last_at)
    select w.*, $6::timestamptz, $6::timestamptz
    from unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::text[]) w
    on conflict (vendor, kind, subject) do update
      set times = vendor_alarms.times + 1, last_at = excluded.last_at, words = excluded.words`,
};

/** The same alert again is counted, not listed again. */
export function alertWrite(alerts: readonly Alert[], at: Date): [Statement, unknown[]] {
  const each = [...new Map(alerts.map((a) => [`${a.vendor} ${a.kind} ${a.subject}`, a])).values()];
  return [
    insertAlerts,
    [
      textColumn(each, ({ vendor }) => vendor),
      textColumn(each, ({ kind }) => kind),
      textColumn(each, ({ subject }) => subject),
      numberColumn(each, ({ memberId }) => memberId),
      textColumn(each, ({ words }) => words),
      at,
    ],
  ];
}
