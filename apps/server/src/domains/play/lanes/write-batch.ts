import { announcementQuery } from '../../../platform/events.ts';
import { type FindCounter, joinWithBooks, type Write, writeBooks } from '../../wallet/index.ts';
import {
  betColumns,
  changeColumns,
  insertBets,
  settleAsRead,
  settledColumns,
  updateBets,
} from '../bets.ts';
import type { Batch } from './batch.ts';
import { COMMIT, type LaneConnection } from './lane-connection.ts';

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
      ? writeAtOnce(connection, batch, findCounter)
      : writeParts(connection, batch, findCounter)),
    ...sendAll(connection, more),
    connection.run(COMMIT, []),
  ]);
}

const writeNewBets = joinWithBooks('play-write', [
  { text: insertBets.text, parameters: 19 },
  { text: announcementQuery([]).text, parameters: 4 },
]);

/** What a batch of bets that are decided at once comes to, in one statement. */
function writeAtOnce(
  connection: LaneConnection,
  { at, books, made, news }: Batch,
  findCounter: FindCounter,
): Promise<unknown[][]>[] {
  const values = [...betColumns(made, at), ...announcementQuery(news).values];
  const joined = { statement: writeNewBets, values };
  return writeBooks((writes) => sendAll(connection, writes), { books, findCounter, at }, joined);
}

function writeParts(
  connection: LaneConnection,
  { at, books, made, changed, asRead, news }: Batch,
  findCounter: FindCounter,
): Promise<unknown[][]>[] {
  const parts: Promise<unknown[][]>[] = [];
  if (made.length > 0) parts.push(connection.run(insertBets, betColumns(made, at)));
  const [settled, others] = asRead.size > 0 ? divide(changed, asRead) : [[], [...changed]];
  if (settled.length > 0) parts.push(connection.run(settleAsRead, settledColumns(settled, at)));
  if (others.length > 0) parts.push(connection.run(updateBets, changeColumns(others, at)));
  const entered = { books, findCounter, at };
  parts.push(...writeBooks((writes) => sendAll(connection, writes), entered));
  if (news.length > 0) {
    const { values, ...statement } = announcementQuery(news);
    parts.push(connection.run(statement, values));
  }
  return parts;
}

function divide<Item>(items: Iterable<Item>, chosen: ReadonlySet<Item>): [Item[], Item[]] {
  const [inside, outside]: [Item[], Item[]] = [[], []];
  for (const item of items) (chosen.has(item) ? inside : outside).push(item);
  return [inside, outside];
}

function sendAll(connection: LaneConnection, writes: readonly Write[]): Promise<unknown[][]>[] {
  return writes.map(([statement, values]) => connection.run(statement, values));
}
