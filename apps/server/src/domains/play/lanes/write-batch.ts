import { announcementQuery } from '../../../platform/events.ts';
import {
  balanceColumns,
  type FindCounter,
  transferColumns,
  writeBalances,
  writeTransfers,
} from '../../wallet/index.ts';
import { betColumns, changeColumns, insertBets, updateBets } from '../bets.ts';
import type { Batch } from './batch.ts';
import type { Write } from './companion.ts';
import { COMMIT, type LaneConnection } from './lane-connection.ts';
import { joinStatements } from './one-statement.ts';

/** The second trip: everything that was decided, and the commit. */
export async function writeBatch(
  connection: LaneConnection,
  batch: Batch,
  findCounter: FindCounter,
  more: readonly Write[],
): Promise<void> {
  const isPlain = batch.made.length > 0 && batch.news.length > 0 && batch.changed.size === 0;
  await connection.together(() => [
    ...(isPlain
      ? [writeAtOnce(connection, batch, findCounter)]
      : writeParts(connection, batch, findCounter)),
    ...more.map(([statement, values]) => connection.run(statement, values)),
    connection.run(COMMIT, []),
  ]);
}

const writeNewBets = joinStatements('play-write', [
  { text: insertBets.text, parameters: 19 },
  { text: writeTransfers.text, parameters: 9 },
  { text: announcementQuery([]).text, parameters: 4 },
  { text: writeBalances.text, parameters: 4 },
]);

/** What a batch of bets that are decided at once comes to, in one statement. */
function writeAtOnce(
  connection: LaneConnection,
  { at, books, made, news }: Batch,
  findCounter: FindCounter,
): Promise<unknown[][]> {
  return connection.run(writeNewBets, [
    ...betColumns(made, at),
    ...transferColumns(books.rows, findCounter, at),
    ...announcementQuery(news).values,
    ...balanceColumns(books.changed),
  ]);
}

function writeParts(
  connection: LaneConnection,
  { at, books, made, changed, news }: Batch,
  findCounter: FindCounter,
): Promise<unknown[][]>[] {
  const parts: Promise<unknown[][]>[] = [];
  if (made.length > 0) parts.push(connection.run(insertBets, betColumns(made, at)));
  if (changed.size > 0) parts.push(connection.run(updateBets, changeColumns([...changed], at)));
  if (books.rows.length > 0) {
    parts.push(connection.run(writeTransfers, transferColumns(books.rows, findCounter, at)));
    parts.push(connection.run(writeBalances, balanceColumns(books.changed)));
  }
  if (news.length > 0) {
    const { values, ...statement } = announcementQuery(news);
    parts.push(connection.run(statement, values));
  }
  return parts;
}
