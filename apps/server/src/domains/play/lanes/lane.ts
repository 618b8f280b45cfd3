import {
  isArchived,
  isClosed,
  isUnavailable,
  lacksPartition,
  sqlState,
} from '../../../platform/database.ts';
import type { Order, Verdict } from './batch.ts';
import { connectLane, type LaneConnection, ROLLBACK } from './lane-connection.ts';
import { type BatchTools, runBatch, runNothing } from './run-batch.ts';

/** An order in the queue, and those who wait for its verdict. */
export type Waiting = {
  order: Order;
  since: number;
  tries: number;
  resolve(verdict: Verdict<unknown>): void;
  reject(error: unknown): void;
};

export const MAX_PER_BATCH = 256;
const ATTEMPTS = 3;
const BET_ID_BLOCK = 256;
// Many blocks in one question, so that hardly a batch waits for ids.
const BLOCKS_AT_ONCE = 16;

export type Lane = {
  isBusy: boolean;
  /** Answers every order of the batch, or hands it to `comeAgain` when it may go through later. */
  decide(batch: Waiting[], comeAgain: ComeAgain): Promise<void>;
  /** Connects and has all planned that a plain batch asks; a database that is away is met by the first batch. */
  prepare(): Promise<void>;
  close(): Promise<void>;
};

type ComeAgain = (items: Waiting[]) => void;

/** One connection, and what it takes to decide a batch on it. */
export function openLane(
  shared: Pick<BatchTools, 'house' | 'seeds' | 'accountIds' | 'guards'>,
): Lane {
  let connection: LaneConnection | undefined;
  const betIds: bigint[] = [];

  async function decide(batch: Waiting[], comeAgain: ComeAgain): Promise<void> {
    try {
      const verdicts = await attempt(batch.map(({ order }) => order));
      for (const [n, { resolve }] of batch.entries()) resolve(verdicts[n]!);
      shared.house.events.poke();
    } catch (error) {
      if (connection?.isBroken() === false) return decideParts(batch, error, comeAgain);
      await pause();
      comeAgain(batch);
    }
  }

  /** One bad order fails all that stand with it: the others get transactions without it. */
  async function decideParts(batch: Waiting[], error: unknown, comeAgain: ComeAgain) {
    const parts = isLockTimeout(error) ? byMember(batch) : batch.map((item) => [item]);
    if (parts.length > 1) for (const part of parts) await decide(part, comeAgain);
    else if (isLockTimeout(error)) comeAgain(batch);
    else for (const item of batch) fail(item, error);
  }

  async function attempt(orders: Order[]): Promise<Verdict<unknown>[]> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await runBatch(await ready(orders), orders);
      } catch (error) {
        await stepBack(error);
        if (tries === ATTEMPTS || !wantsAnotherTry(error)) throw error;
      }
    }
  }

  async function stepBack(error: unknown): Promise<void> {
    await connection?.run(ROLLBACK, []).catch(() => undefined);
    shared.accountIds.forgetCounters();
    if (isUnavailable(error) && !isLockTimeout(error)) drop();
    // Numbers that were in store for long may be of a partition that is archived: others do as well.
    if (isClosed(error) || lacksPartition(error)) betIds.length = 0;
    if (lacksPartition(error)) await connection?.run(makePartitions, []);
  }

  /** Before a batch: a living connection, and ids enough for all of it. */
  async function ready(orders: readonly Order[]): Promise<BatchTools> {
    if (!connection || connection.isBroken()) connection = await connectLane(shared.house);
    const wanted = orders.reduce((sum, { bets = 1 }) => sum + bets, 0);
    while (betIds.length < Math.max(wanted, MAX_PER_BATCH)) {
      betIds.push(...(await takeIds(connection)));
    }
    return { ...shared, connection, takeBetId: () => betIds.shift()! };
  }

  function drop(): void {
    void connection?.end();
    connection = undefined;
  }

  return {
    isBusy: false,
    decide,
    prepare: () => ready([]).then(runNothing).catch(stepBack),
    close: async () => connection?.end(),
  };
}

const nextIds = {
  name: 'play-ids',
  text: `select nextval('bet_ids') from generate_series(1, ${BLOCKS_AT_ONCE})`,
};

/** Blocks of ids; those that a refused bet took are never used. */
async function takeIds(connection: LaneConnection): Promise<bigint[]> {
  const rows = await connection.run(nextIds, []);
  return rows.flatMap(([first]) =>
    Array.from({ length: BET_ID_BLOCK }, (_, n) => (first as bigint) + BigInt(n)),
  );
}

const makePartitions = { name: 'play-partitions', text: 'select make_partitions()' };

/** What is in the archive, or on its way there, is an expected no. */
function fail({ resolve, reject }: Waiting, error: unknown): void {
  if (isArchived(error)) resolve({ refused: 'BET_ARCHIVED' });
  else reject(error);
}

function wantsAnotherTry(error: unknown): boolean {
  const isAsked = ['40P01', '40001'].includes(sqlState(error) ?? '');
  return isAsked || lacksPartition(error) || isClosed(error);
}

/** The account was held by someone else for too long: the connection is well. */
function isLockTimeout(error: unknown): boolean {
  return sqlState(error) === '55P03';
}

/** An account that someone else holds keeps all bets of its member waiting, and nobody else's. */
function byMember(batch: Waiting[]): Waiting[][] {
  const parts = new Map<bigint, Waiting[]>();
  for (const item of batch) {
    const part = parts.get(item.order.memberId);
    if (part) part.push(item);
    else parts.set(item.order.memberId, [item]);
  }
  return [...parts.values()];
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 50));
}
