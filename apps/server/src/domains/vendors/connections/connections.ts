import type { Money } from '@baize/money';
import type { Selectable } from 'kysely';
import { addressCheck } from '../../../platform/edge/address.ts';
import type { House } from '../../../platform/house.ts';
import { keepInMemory } from '../../../platform/memory.ts';
import { forgetAdapter, registerAdapters } from '../../catalogue/index.ts';
import type { ConnectionsTable, VendorProfile } from '../tables.ts';

/** How an outside vendor is connected, with its secrets open. */
export type Connection = {
  code: string;
  kind: 'seamless' | 'transfer';
  exponent: number;
  profile: VendorProfile;
  launchUrl: string;
  apiUrl: string | null;
  maxWin: Money;
  isEnabled: boolean;
  version: number;
  /** The one in use first; the one before it for as long as it is good. */
  secrets: readonly { secret: string; until: Date | null }[];
  isFrom(address: string): boolean;
};

type Connections = ReadonlyMap<string, Connection>;

/** The vendors as this server knows them: a second behind another server's change at most. */
const memory = keepInMemory<Connections>({
  channel: 'play.vendors',
  empty: new Map(),
  read: async (house, before) => {
    const rows = await house.db.selectFrom('vendor_doors').selectAll().execute();
    if (isSame(before, rows)) return before;
    const connections = new Map(rows.map((row) => [row.code, openConnection(house, row)]));
    tellCatalogue(house, connections);
    return connections;
  },
});

export const connectionsOf = memory.of;
export const renewConnections = memory.renew;
export const followConnections = memory.follow;

export function connectionOf(house: House, code: string): Connection | undefined {
  return connectionsOf(house).get(code);
}

/** The catalogue offers the games of those who are connected and switched on. */
function tellCatalogue(house: House, connections: Connections): void {
  for (const { code, isEnabled } of connections.values()) {
    if (isEnabled) registerAdapters(house, [code]);
    else forgetAdapter(house, code);
  }
}

type ConnectionRow = Selectable<ConnectionsTable>;

function isSame(before: Connections, rows: readonly ConnectionRow[]): boolean {
  return (
    before.size === rows.length &&
    rows.every(({ code, version }) => before.get(code)?.version === version)
  );
}

function openConnection(house: House, row: ConnectionRow): Connection {
  const { code, kind, exponent, profile, version } = row;
  return {
    code,
    kind,
    exponent,
    profile,
    version,
    launchUrl: row.launch_url,
    apiUrl: row.api_url,
    maxWin: row.max_win,
    isEnabled: row.is_enabled,
    secrets: openSecrets(house, row),
    isFrom: addressCheck(row.addresses),
  };
}

// Of the demo's vendor.
const SAMPLE_SECRET = 'baize-sample-vendor';

/** What everyone knows is no secret where money is real. */
export function openSecrets(
  { keys, config }: House,
  row: Pick<ConnectionRow, 'secret' | 'previous_secret' | 'previous_until'>,
): Connection['secrets'] {
  const previous = row.previous_secret
    ? [{ secret: keys.open(row.previous_secret), until: row.previous_until }]
    : [];
  return [{ secret: keys.open(row.secret), until: null }, ...previous].filter(
    ({ secret }) => config.profile !== 'production' || secret !== SAMPLE_SECRET,
  );
}
