import { minutes } from '@baize/calendar';
import type { lotteryAlarmsOperator as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { onPage, pageOf } from '../../../platform/lists/paging.ts';
import { refuse } from '../../../platform/refusal.ts';
import { actorOf, operatorNames, recordAudit, type WorkKind } from '../../operators/index.ts';
import { findIssues, type Issue } from '../issues/issues.ts';
import { lotteries, nameOf, roundName } from '../lotteries.ts';

export type AlarmKind = (typeof contract.alarmKinds)[number];
type Named = Pick<Issue, 'game_code' | 'number'>;

/** Somebody should look at an issue; told again while it is open it is still one. */
export async function raiseAlarm(
  house: House,
  tx: Transaction,
  { game_code, number }: Named,
  { kind, source }: { kind: AlarmKind; source: string },
): Promise<void> {
  const raised = await tx
    .insertInto('lottery_alarms')
    .values({
      kind,
      game_code,
      number,
      source,
      raised_at: house.clock.now(),
      ended_at: null,
      seen_by: null,
      note: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (raised.numInsertedOrUpdatedRows === 1n) {
    house.log.warn({ kind, issue: roundName(game_code, number), source }, 'a lottery alarm');
  }
}

/** A result stands, or there will be none: nothing is left to be looked at. */
export async function endAlarmsOf(
  { clock }: House,
  tx: Transaction,
  { game_code, number }: Named,
): Promise<void> {
  await tx
    .updateTable('lottery_alarms')
    .set({ ended_at: clock.now() })
    .where('game_code', '=', game_code)
    .where('number', '=', number)
    .where('ended_at', 'is', null)
    .execute();
}

/** The longest draws are read out within a quarter of an hour. */
const LATE_MS = minutes(30);

/** Raises an alarm, once, for every issue that was drawn elsewhere and has no result yet. */
export async function watchLateResults({ db, clock, log }: House): Promise<void> {
  const now = clock.now();
  const held = [...lotteries.values()].filter(({ drawnBy }) => drawnBy === 'elsewhere');
  const { rows } = await sql<Named>`
    insert into lottery_alarms (kind, game_code, number, raised_at)
    select 'LATE', i.game_code, i.number, ${now} from lottery_issues i
    where i.state = 'open' and i.settled_at is null and i.draws_at <= ${new Date(now.getTime() - LATE_MS)}
      and i.game_code = any(${held.map(({ code }) => code)})
      and not exists (select from lottery_alarms a where a.kind = 'LATE'
        and a.game_code = i.game_code and a.number = i.number)
    on conflict do nothing
    returning game_code, number`.execute(db);
  for (const { game_code, number } of rows) {
    log.warn({ issue: roundName(game_code, number) }, 'the result of a lottery is late');
  }
}

export async function listAlarms(
  house: House,
  input: Output<typeof contract.listAlarms.input>,
): Promise<Output<typeof contract.listAlarms.value>> {
  let query = house.db.selectFrom('lottery_alarms');
  if (input.isOpen !== 'any') {
    query = query.where('ended_at', input.isOpen === 'yes' ? 'is' : 'is not', null);
  }
  const { count } = await query
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await query.selectAll().orderBy('id', 'desc').$call(onPage(input)).execute();
  const issues = await findIssues(
    house,
    rows.map(({ game_code, number }) => ({ gameCode: game_code, number })),
  );
  const byRound = new Map(issues.map((one) => [roundName(one.game_code, one.number), one]));
  const names = await operatorNames(
    house,
    rows.flatMap(({ seen_by }) => seen_by ?? []),
  );
  const list = rows.map((row) => {
    const issue = byRound.get(roundName(row.game_code, row.number))!;
    const lottery = lotteries.get(row.game_code);
    return {
      id: String(row.id),
      kind: row.kind,
      gameCode: row.game_code,
      name: lottery ? nameOf(house, lottery, 'EN') : row.game_code,
      number: row.number,
      revision: issue.revision,
      source: row.source,
      drawsAt: issue.draws_at.getTime(),
      raisedAt: row.raised_at.getTime(),
      endedAt: row.ended_at?.getTime() ?? null,
      seenBy: row.seen_by === null ? null : (names.get(row.seen_by) ?? String(row.seen_by)),
      note: row.note,
    };
  });
  return pageOf(list, Number(count), input);
}

/** Somebody has looked into it, and says what they found; the result still waits for its two. */
export async function endAlarm(
  house: House,
  caller: Caller,
  { id, note }: Output<typeof contract.endAlarm.input>,
): Promise<null> {
  await begin(house.db, async (tx) => {
    const row = await tx
      .updateTable('lottery_alarms')
      .set({ seen_by: caller.operatorId, ended_at: house.clock.now(), note })
      .where('id', '=', BigInt(id))
      .where('ended_at', 'is', null)
      .returning(['kind', 'game_code', 'number'])
      .executeTakeFirst();
    if (!row) refuse('NOT_FOUND');
    await recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'lottery.alarm.seen',
      subject: `lottery:${roundName(row.game_code, row.number)}`,
      before: null,
      after: { kind: row.kind, note },
      address: caller.address,
    });
  });
  return null;
}

const HOUR = 60;

export const alarmWork: WorkKind = {
  kind: 'lottery-alarm',
  right: 'lottery.results',
  minutes: HOUR,
  open: sql`
    select a.id::text, a.kind, null::bigint, null::bigint, a.raised_at, null::bigint
    from lottery_alarms a where a.ended_at is null`,
  handled: sql`
    select a.seen_by, a.raised_at, a.ended_at from lottery_alarms a where a.seen_by is not null`,
};
