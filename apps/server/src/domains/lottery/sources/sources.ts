import type { Selectable } from 'kysely';
import type { Secrets } from '../../../platform/crypto/signature.ts';
import { addressCheck } from '../../../platform/edge/address.ts';
import type { House } from '../../../platform/house.ts';
import { keepInMemory } from '../../../platform/memory.ts';
import type { SourcesTable } from '../tables.ts';

export type SourceRow = Selectable<SourcesTable>;

/** How an outside source of results is connected, with its secrets open. */
export type Source = {
  code: string;
  isEnabled: boolean;
  version: number;
  secrets: Secrets;
  isFrom(address: string): boolean;
  tellsOf(gameCode: string): boolean;
};

const memory = keepInMemory<ReadonlyMap<string, Source>>({
  channel: 'lottery.sources',
  empty: new Map(),
  read: async (house, before) => {
    const rows = await house.db.selectFrom('lottery_sources').selectAll().execute();
    const isSame =
      rows.length === before.size &&
      rows.every(({ code, version }) => before.get(code)?.version === version);
    return isSame ? before : new Map(rows.map((row) => [row.code, openSource(house, row)]));
  },
});

export const followSources = memory.follow;
export const renewSources = memory.renew;
export const sourceOf = (house: House, code: string) => memory.of(house).get(code);

function openSource({ keys }: House, row: SourceRow): Source {
  const previous = row.previous_secret
    ? [{ secret: keys.open(row.previous_secret), until: row.previous_until }]
    : [];
  return {
    code: row.code,
    isEnabled: row.is_enabled,
    version: row.version,
    secrets: [{ secret: keys.open(row.secret), until: null }, ...previous],
    isFrom: addressCheck(row.addresses),
    tellsOf: (gameCode) => row.games.length === 0 || row.games.includes(gameCode),
  };
}
