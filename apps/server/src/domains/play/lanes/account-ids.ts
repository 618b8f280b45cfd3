import {
  type AccountName,
  countersOf,
  type FindCounter,
  findAccountIds,
  findHouseIds,
  nameOf,
} from '../../wallet/index.ts';
import type { LaneConnection } from './lane-connection.ts';

/** The ids of accounts, which never change: asked for once, then known. */
export type AccountIds = {
  /** The id of each account, in order; undefined where none was opened. */
  find(connection: LaneConnection, names: readonly AccountName[]): Promise<(bigint | undefined)[]>;
  counters(connection: LaneConnection): Promise<FindCounter>;
  /** Asks for the house's accounts again, when one was opened meanwhile. */
  forgetCounters(): void;
};

const MAX_KEPT = 200_000;

export function openAccountIds(): AccountIds {
  const ids = new Map<string, bigint>();
  let findCounter: FindCounter | undefined;

  async function learn(connection: LaneConnection, names: readonly AccountName[]): Promise<void> {
    const rows = await connection.run(findAccountIds, [
      names.map(({ memberId }) => memberId),
      names.map(({ purpose }) => purpose),
      names.map(({ currency }) => currency),
    ]);
    for (const row of rows) {
      const [id, memberId, purpose, currency] = row as [bigint, bigint, string, string];
      if (ids.size >= MAX_KEPT) ids.delete(ids.keys().next().value!);
      ids.set(nameOf({ memberId, purpose, currency }), id);
    }
  }

  return {
    find: async (connection, names) => {
      const keys = names.map(nameOf);
      const unknown = names.filter((_name, n) => !ids.has(keys[n]!));
      if (unknown.length > 0) await learn(connection, unknown);
      return keys.map((key) => ids.get(key));
    },
    counters: async (connection) => {
      findCounter ??= countersOf(await connection.run(findHouseIds, []));
      return findCounter;
    },
    forgetCounters: () => {
      findCounter = undefined;
    },
  };
}
