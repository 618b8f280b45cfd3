import type { Selectable } from 'kysely';
import type { Secrets } from '../../../platform/crypto/signature.ts';
import { addressCheck } from '../../../platform/edge/address.ts';
import type { House } from '../../../platform/house.ts';
import { keepInMemory } from '../../../platform/memory.ts';
import type { FeedsTable } from '../tables.ts';

export type FeedRow = Selectable<FeedsTable>;

/** How an outside feed is connected, with its secrets open. */
export type Feed = {
  code: string;
  isEnabled: boolean;
  silentSeconds: number;
  version: number;
  secrets: Secrets;
  isFrom(address: string): boolean;
};

const memory = keepInMemory<ReadonlyMap<string, Feed>>({
  channel: 'sportsbook.feeds',
  empty: new Map(),
  read: async (house, before) => {
    const rows = await house.db.selectFrom('sports_feeds').selectAll().execute();
    const isSame =
      rows.length === before.size &&
      rows.every(({ code, version }) => before.get(code)?.version === version);
    return isSame ? before : new Map(rows.map((row) => [row.code, openFeed(house, row)]));
  },
});

export const followFeeds = memory.follow;
export const renewFeeds = memory.renew;
export const feedOf = (house: House, code: string): Feed | undefined => memory.of(house).get(code);

// Of the sample feed.
const SAMPLE_SECRET = 'baize-sample-feed';

/** What everyone knows is no secret where money is real. */
function openFeed({ keys, config }: House, row: FeedRow): Feed {
  const previous = row.previous_secret
    ? [{ secret: keys.open(row.previous_secret), until: row.previous_until }]
    : [];
  const secrets = [{ secret: keys.open(row.secret), until: null }, ...previous];
  return {
    code: row.code,
    isEnabled: row.is_enabled,
    silentSeconds: row.silent_seconds,
    version: row.version,
    secrets: secrets.filter(
      ({ secret }) => config.profile !== 'production' || secret !== SAMPLE_SECRET,
    ),
    isFrom: addressCheck(row.addresses),
  };
}
