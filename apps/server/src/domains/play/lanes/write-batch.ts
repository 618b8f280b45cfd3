import { announcementQuery } from '../../../platform/events.ts';
import {
  type Entered,
  type FindCounter,
  type Joined,
  joinWithBooks,
  type Write,
  writeBooks,
} from '../../wallet/index.ts';
import {
  allSettled,
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
  await connection.together(() => [
    ...writeDecided(connection, batch, findCounter),
    ...sendAll(connection, more),
    connection.run(COMMIT, []),
  ]);
}

const announcement = { text: announcementQuery([]).text, parameters: 5 };

const writeNewBets = joinWithBooks('play-write', [
  { text: insertBets.text, parameters: 19 },
  announcement,
]);

const writeSettled = joinWithBooks('play-write-settled', [settleAsRead, announcement, allSettled]);

/** The second trip about nothing, so that its statement is planned before the first bet waits for it. */
export function writeNothing(
  connection: LaneConnection,
  findCounter: FindCounter,
  at: Date,
): Promise<unknown[][]>[] {
  const books = { accounts: new Map(), changed: new Set<never>(), rows: [] };
  const values = [...betColumns([], at), ...announcementQuery([]).values];
  return writeAtOnce(connection, { books, findCounter, at }, { statement: writeNewBets, values });
}

function writeDecided(
  connection: LaneConnection,
  batch: Batch,
  findCounter: FindCounter,
): Promise<unknown[][]>[] {
  const { at, books, made, changed, asRead, news } = batch;
  const [settled, others] = asRead.size > 0 ? divide(changed, asRead) : [[], [...changed]];
  const entered = { books, findCounter, at };
  const isPlain = made.length > 0 && news.length > 0 && changed.size === 0;
  if (isPlain) {
    const values = [...betColumns(made, at), ...announcementQuery(news).values];
    return writeAtOnce(connection, entered, { statement: writeNewBets, values });
  }
  const parts: Promise<unknown[][]>[] = [];
  if (made.length > 0) parts.push(connection.run(insertBets, betColumns(made, at)));
  if (others.length > 0) parts.push(connection.run(updateBets, changeColumns(others, at)));
  if (settled.length > 0) {
    const told = announcementQuery(news).values;
    const values = [...settledColumns(settled, at), ...told, settled.length];
    return [...parts, ...writeAtOnce(connection, entered, { statement: writeSettled, values })];
  }
  parts.push(...writeAtOnce(connection, entered));
  if (news.length > 0) {
    const { values, ...statement } = announcementQuery(news);
    parts.push(connection.run(statement, values));
  }
  return parts;
}

/** The books, and what is written in one statement with them. */
function writeAtOnce(
  connection: LaneConnection,
  entered: Entered,
  joined?: Joined,
): Promise<unknown[][]>[] {
  return writeBooks((writes) => sendAll(connection, writes), entered, joined);
}

function divide<Item>(items: Iterable<Item>, chosen: ReadonlySet<Item>): [Item[], Item[]] {
  const [inside, outside]: [Item[], Item[]] = [[], []];
  for (const item of items) (chosen.has(item) ? inside : outside).push(item);
  return [inside, outside];
}

function sendAll(connection: LaneConnection, writes: readonly Write[]): Promise<unknown[][]>[] {
  return writes.map(([statement, values]) => connection.run(statement, values));
}
