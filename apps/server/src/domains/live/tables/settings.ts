import { liveParts, type Output } from '@baize/contract';
import { z } from 'zod/mini';
import type { House } from '../../../platform/house.ts';
import { keepInMemory } from '../../../platform/memory.ts';

export type TableSettings = Output<typeof liveParts.tableSettings>;

export type KeptSettings = {
  content: TableSettings;
  version: number;
  updatedAt: Date;
  updatedBy: bigint;
};

const memory = keepInMemory<ReadonlyMap<string, KeptSettings>>({
  channel: 'live.settings',
  empty: new Map(),
  read: async ({ db }, before) => {
    const rows = await db.selectFrom('live_settings').selectAll().execute();
    const isSame =
      rows.length === before.size &&
      rows.every(({ table_id, version }) => before.get(table_id)?.version === version);
    if (isSame) return before;
    return new Map(
      rows.map((row) => [
        row.table_id,
        {
          content: z.parse(liveParts.tableSettings, row.content),
          version: row.version,
          updatedAt: row.updated_at,
          updatedBy: row.updated_by,
        },
      ]),
    );
  },
});

export const settingsOf = (house: House) => memory.of(house);
export const followSettings = memory.follow;
export const renewSettings = memory.renew;
