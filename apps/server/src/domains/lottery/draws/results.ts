import type { Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { enqueue } from '../../../platform/jobs.ts';
import type { Issue } from '../issues/issues.ts';
import type { Lottery } from '../lotteries.ts';
import { endAlarmsOf } from './alarms.ts';

export const printedOf = ({ kind }: Lottery, result: unknown) =>
  result === null ? '' : kind.printed(result);

/** Whoever says something of an issue waits here for those who do too. */
export function lockIssue(
  tx: Transaction,
  { gameCode, number }: { gameCode: string; number: string },
): Promise<Issue | undefined> {
  return tx
    .selectFrom('lottery_issues')
    .selectAll()
    .where('game_code', '=', gameCode)
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst();
}

/** Said by a person, or by a source under the id that it made. */
type By =
  | { operatorId: bigint; source?: never; messageId?: never }
  | { operatorId?: never; source: string; messageId: string };

export async function writeEntry(
  { clock }: House,
  tx: Transaction,
  { game_code, number, revision }: Issue,
  { by, result, reason }: { by: By; result: unknown; reason: string },
): Promise<void> {
  await tx
    .insertInto('lottery_results')
    .values({
      game_code,
      number,
      revision,
      operator_id: by.operatorId ?? null,
      source: by.source ?? null,
      message_id: by.messageId ?? null,
      result: JSON.stringify(result),
      reason,
      entered_at: clock.now(),
    })
    .execute();
}

/** The newest word of each person and each source since the last result. */
export function entriesOf(
  db: House['db'] | Transaction,
  { game_code, number, revision }: Pick<Issue, 'game_code' | 'number' | 'revision'>,
) {
  return db
    .selectFrom('lottery_results')
    .distinctOn(['operator_id', 'source'])
    .select(['operator_id', 'source', 'result', 'entered_at'])
    .where('game_code', '=', game_code)
    .where('number', '=', number)
    .where('revision', '=', revision)
    .orderBy('operator_id')
    .orderBy('source')
    .orderBy('id', 'desc')
    .execute();
}

export const DRAWS_JOB = 'lottery.draws';

/** What people or sources decide is paid as soon as it stands, and not only at the next full minute. */
export function payAtOnce(tx: Transaction): Promise<void> {
  return enqueue(tx, DRAWS_JOB, null, { key: `${DRAWS_JOB} at once`, inTurn: true });
}

/** From here on the issue is drawn; its tickets are paid, or paid anew, with the next run. */
export async function takeResult(house: House, tx: Transaction, issue: Issue, result: unknown) {
  await endAlarmsOf(house, tx, issue);
  await payAtOnce(tx);
  return tx
    .updateTable('lottery_issues')
    .set({
      state: 'drawn',
      result: JSON.stringify(result),
      drawn_at: house.clock.now(),
      settled_at: null,
      revision: issue.revision + 1,
    })
    .where('game_code', '=', issue.game_code)
    .where('number', '=', issue.number)
    .returningAll()
    .executeTakeFirstOrThrow();
}
