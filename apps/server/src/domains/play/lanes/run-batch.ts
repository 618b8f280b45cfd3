import { minutes } from '@baize/calendar';
import type { RefusalCode } from '@baize/contract';
import { bigintColumn } from '../../../platform/database/array-bytes.ts';
import { textColumn } from '../../../platform/database/array-text.ts';
import type { House } from '../../../platform/house.ts';
import {
  countRefusals,
  findAccountIds,
  findBetsOfTransfers,
  findKeys,
  fingerprint,
  type KnownKey,
  keepRefusals,
  lockAccountsById,
  openBooks,
  REFUSALS_PER_MINUTE,
  type Write,
} from '../../wallet/index.ts';
import { type Bet, readBetColumns, selectBets } from '../bets.ts';
import type { AccountIds } from './account-ids.ts';
import type { Batch, Order, Verdict } from './batch.ts';
import { openPages, writesOfPages } from './companion.ts';
import { readerOf, watchRevisions } from './guard-reader.ts';
import { askGuards, type BetGuard } from './guards.ts';
import { BEGIN, COMMIT, type LaneConnection } from './lane-connection.ts';
import { tellBalances } from './news.ts';
import { type SeedBox, selectSeeds } from './seed-box.ts';
import { seedsFor } from './seeds-for.ts';
import { writeBatch, writeNothing } from './write-batch.ts';

export type BatchTools = {
  house: House;
  connection: LaneConnection;
  seeds: SeedBox;
  accountIds: AccountIds;
  guards: readonly BetGuard[];
  takeBetId(): bigint;
};

/**
 * Decides a batch in one transaction: locks its members' accounts, judges each order, writes what
 * follows with one statement per table, commits. Two round trips when nothing is unusual.
 */
export async function runBatch(
  tools: BatchTools,
  orders: readonly Order[],
): Promise<Verdict<unknown>[]> {
  const { house, connection } = tools;
  const at = house.clock.now();
  const { books, known, bets } = await openBatch(tools, orders, at);
  const seeds = await seedsFor(tools, orders, { books, bets }, at);
  const pages = await openPages(connection, orders, at);
  const batch: Batch = {
    at,
    books,
    bets,
    seeds,
    takeBetId: tools.takeBetId,
    made: [],
    changed: new Set(),
    asRead: new Set(),
    news: [],
    pages,
  };
  const early: (Verdict<unknown> | undefined)[] = orders.map((order, n) =>
    judgeKnown(order, known.get(n)),
  );
  watchRevisions(batch);
  const guarded = await guardedVerdicts(tools, orders, early, batch);
  const firsts = new Map<string, First>();
  const verdicts = orders.map((order, n) => {
    const again = order.recall?.(batch) ?? judgeAgain(order, firsts);
    if (again) early[n] = again;
    const verdict = early[n] ?? turnedAway(order, batch, guarded[n]) ?? order.judge(batch);
    if (order.claim && !again)
      firsts.set(`${order.memberId} ${order.claim.key}`, { order, verdict });
    return verdict;
  });
  const refusals = await refusalsToKeep(connection, orders, early, verdicts, at);
  const acts = actsToKeep(orders, early, verdicts, at);
  const requests = [refusals, acts].filter((rows) => rows !== undefined);
  const findCounter = await tools.accountIds.counters(connection);
  await writeBatch(connection, batch, findCounter, [
    ...requests.map((rows): Write => [keepRefusals, rows]),
    ...writesOfPages(pages, at),
  ]);
  tellBalances(house, batch);
  return verdicts;
}

const NO_ROWS = '{}';

/** All that a plain batch says to the database, about nobody: the first bets find it planned. */
export async function runNothing({ house, connection, accountIds }: BatchTools): Promise<void> {
  const at = house.clock.now();
  const findCounter = await accountIds.counters(connection);
  await connection.together(() => [
    connection.run(findAccountIds, [NO_ROWS, NO_ROWS, NO_ROWS]),
    connection.run(selectSeeds, [NO_ROWS]),
    connection.run(BEGIN, []),
    connection.run(lockAccountsById, [NO_ROWS, at]),
    connection.run(findKeys, [NO_ROWS, NO_ROWS, NO_ROWS]),
    ...writeNothing(connection, findCounter, at),
    connection.run(COMMIT, []),
  ]);
}

function turnedAway(order: Order, batch: Batch, verdict: { refused: RefusalCode } | undefined) {
  return verdict && (order.turnAway?.(batch, verdict.refused) ?? verdict);
}

/** One trip: begin, lock, and then read, because what was read before the lock could be out of date. */
async function openBatch(
  { connection, accountIds }: BatchTools,
  orders: readonly Order[],
  at: Date,
) {
  const names = orders.flatMap(({ memberId, currency, purposes }) =>
    purposes.map((purpose) => ({ memberId, purpose, currency })),
  );
  const found = await accountIds.find(connection, names);
  const cashIds = cashIdsOf(orders, found);
  const known = found.filter((id) => id !== undefined);
  const claims = orders.map((order, n) => ({ n, order })).filter(({ order }) => order.claim);
  const betIds = orders.flatMap(({ betIds = [] }) => betIds);
  const [, locked, keys, bets] = await connection.together(() => [
    connection.run(BEGIN, []),
    connection.run(lockAccountsById, [bigintColumn([...new Set(known)], (id) => id), at]),
    claims.length > 0
      ? connection.run(findKeys, [
          bigintColumn(claims, ({ n }) => cashIds[n]),
          bigintColumn(claims, ({ order }) => order.memberId),
          textColumn(claims, ({ order }) => order.claim!.key),
        ])
      : [],
    betIds.length > 0 ? connection.run(selectBets, [betIds]) : [],
  ]);
  const used = await readUsed(connection, keys as unknown as KnownKey[]);
  return {
    books: openBooks(locked!),
    known: new Map(used.map(({ place, ...key }) => [claims[place - 1]!.n, key])),
    bets: new Map(bets!.map((row) => readBetColumns(row)).map((bet) => [bet.id, bet])),
  };
}

/** Of each order its member's cash, among the accounts that were found for all of them. */
function cashIdsOf(orders: readonly Order[], found: readonly (bigint | undefined)[]) {
  let before = 0;
  return orders.map(({ purposes }) => {
    const place = purposes.indexOf('cash');
    const id = place < 0 ? undefined : found[before + place];
    before += purposes.length;
    return id;
  });
}

type UsedKey = { betId: bigint | null; content: string | null; refused: string | null };

/** What the keys of this batch were used for before, where any was. */
async function readUsed(
  connection: LaneConnection,
  keys: readonly KnownKey[],
): Promise<(UsedKey & { place: number })[]> {
  const transferIds = keys.flatMap(([, transferId]) => transferId ?? []);
  const rows =
    transferIds.length > 0 ? await connection.run(findBetsOfTransfers, [transferIds]) : [];
  const betIds = new Map(rows as [bigint, bigint][]);
  return keys.map(([place, transferId, content, refused]) => {
    const betId = transferId === null ? null : (betIds.get(transferId) ?? null);
    return { place, betId, content, refused };
  });
}

function judgeKnown(order: Order, known: UsedKey | undefined): Verdict<never> | undefined {
  if (!known || !order.claim) return undefined;
  const { betId, content, refused } = known;
  if (betId !== null) return { repeats: betId };
  if (!refused || content !== fingerprint(order.claim.content()))
    return { refused: 'REQUEST_DIFFERS' };
  return { refused: refused as RefusalCode };
}

type First = { order: Order; verdict: Verdict<unknown> };

/** The same request twice in one batch: the second repeats the first, whatever that came to. */
function judgeAgain(order: Order, firsts: Map<string, First>): Verdict<never> | undefined {
  if (!order.claim) return undefined;
  const first = firsts.get(`${order.memberId} ${order.claim.key}`);
  if (!first) return undefined;
  const { verdict } = first;
  if ('answer' in verdict) return { repeats: (verdict.answer as { bet: Bet }).bet.id };
  if ('repeats' in verdict) return verdict;
  const isSame = first.order.claim!.content() === order.claim.content();
  return isSame ? verdict : { refused: 'REQUEST_DIFFERS' };
}

async function guardedVerdicts(
  { guards, connection }: BatchTools,
  orders: readonly Order[],
  early: readonly (Verdict<unknown> | undefined)[],
  batch: Batch,
): Promise<({ refused: RefusalCode } | undefined)[]> {
  if (guards.length === 0) return [];
  const asked = orders.flatMap(({ ask, roundOf }, n) =>
    ask && !early[n] ? [{ ask: roundOf ? { ...ask, round: roundOf(batch) } : ask, n }] : [],
  );
  const answers = await askGuards(
    guards,
    asked.map(({ ask }) => ask),
    readerOf(connection, batch),
  );
  const verdicts: ({ refused: RefusalCode } | undefined)[] = [];
  asked.forEach(({ n }, i) => {
    const refused = answers[i];
    if (refused) verdicts[n] = { refused };
  });
  return verdicts;
}

/** The key of a step is used up for every other call, though it moves no money of its own. */
function actsToKeep(
  orders: readonly Order[],
  early: readonly unknown[],
  verdicts: readonly Verdict<unknown>[],
  at: Date,
): unknown[] | undefined {
  const acts = orders.filter(
    ({ recall, claim }, n) => recall && claim && !early[n] && 'answer' in verdicts[n]!,
  );
  if (acts.length === 0) return undefined;
  return [
    acts.map(({ memberId }) => memberId),
    acts.map(({ claim }) => claim!.key),
    acts.map(({ claim }) => fingerprint(claim!.content())),
    acts.map(() => null),
    at,
  ];
}

/** New refusals are remembered with their key, up to a hundred a minute and member. */
async function refusalsToKeep(
  connection: LaneConnection,
  orders: readonly Order[],
  early: readonly unknown[],
  verdicts: Verdict<unknown>[],
  at: Date,
): Promise<unknown[] | undefined> {
  const refused = orders.flatMap((order, n) => {
    const verdict = verdicts[n]!;
    return order.claim && !early[n] && 'refused' in verdict ? [{ order, n, verdict }] : [];
  });
  if (refused.length === 0) return undefined;
  const members = refused.map(({ order }) => order.memberId);
  const minuteAgo = new Date(at.getTime() - minutes(1));
  const counts = new Map<bigint, number>();
  for (const row of await connection.run(countRefusals, [members, minuteAgo])) {
    counts.set(row[0] as bigint, row[1] as number);
  }
  const kept = refused.filter(({ order, verdict }) => {
    const count = counts.get(order.memberId) ?? 0;
    counts.set(order.memberId, count + 1);
    if (count >= REFUSALS_PER_MINUTE) putOff(verdicts, verdict);
    return count < REFUSALS_PER_MINUTE;
  });
  return [
    kept.map(({ order }) => order.memberId),
    kept.map(({ order }) => order.claim!.key),
    kept.map(({ order }) => fingerprint(order.claim!.content())),
    kept.map(({ verdict }) => verdict.refused),
    at,
  ];
}

/** The same request in the same batch has the same verdict: nobody is told what is not remembered. */
function putOff(verdicts: Verdict<unknown>[], unkept: Verdict<unknown>): void {
  verdicts.forEach((verdict, n) => {
    if (verdict === unkept) verdicts[n] = { refused: 'TOO_MANY_REQUESTS' };
  });
}
