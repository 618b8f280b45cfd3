import { begin, type Transaction } from '../../platform/database.ts';
import type { House } from '../../platform/house.ts';
import { keepInMemory } from '../../platform/memory.ts';
import { refuse } from '../../platform/refusal.ts';
import { recordAudit } from '../operators/index.ts';
import { type PageName, type Pages, shippedPages } from './shipped.ts';

declare module '../../platform/database.ts' {
  interface Tables {
    system_settings: {
      page: string;
      content: unknown;
      version: number;
      updated_at: Date;
      updated_by: bigint;
    };
  }
}

export type StoredPage<Name extends PageName> = {
  content: Pages[Name];
  version: number;
  updatedAt: Date | null;
  updatedBy: bigint | null;
};
type Snapshot = { [Name in PageName]: StoredPage<Name> };

// Read by nearly every call, changed by few people.
const memory = keepInMemory<Snapshot | undefined>({
  channel: 'system.settings',
  empty: undefined,
  read: readSettings,
});

/** Reads the settings once, then keeps up with what other servers save. */
export const followSettings = memory.follow;

/** A page as this server knows it: at most a second behind what another server saved. */
export function settingsOf<Name extends PageName>(house: House, page: Name): Pages[Name] {
  return storedPage(house, page).content;
}

export function storedPage<Name extends PageName>(house: House, page: Name): StoredPage<Name> {
  return (memory.of(house) ?? asShipped(house))[page];
}

const shippedOf = new WeakMap<House, Snapshot>();

/** Before anything was read: what every brand begins with, put together once. */
function asShipped(house: House): Snapshot {
  const snapshot = shippedOf.get(house) ?? snapshotFrom(house, []);
  shippedOf.set(house, snapshot);
  return snapshot;
}

/** A page that nobody saved since stays the very same object. */
async function readSettings(house: House, before: Snapshot | undefined): Promise<Snapshot> {
  const rows = await house.db.selectFrom('system_settings').selectAll().execute();
  const now = snapshotFrom(house, rows);
  const pages = Object.entries(now).map(([name, page]) => {
    const known = before?.[name as PageName];
    return [name, known?.version === page.version ? known : page];
  });
  const isSame = before && pages.every(([name, page]) => before[name as PageName] === page);
  return isSame ? before : (Object.fromEntries(pages) as Snapshot);
}

type Row = {
  page: string;
  content: unknown;
  version: number;
  updated_at: Date;
  updated_by: bigint;
};

function snapshotFrom(house: House, rows: Row[]): Snapshot {
  const shipped = shippedPages(house.config);
  const stored = new Map(rows.map((row) => [row.page, row]));
  return Object.fromEntries(
    Object.entries(shipped).map(([name, content]) => {
      const row = stored.get(name);
      return [
        name,
        {
          content: row ? withNewer(content, row.content) : content,
          version: row?.version ?? 0,
          updatedAt: row?.updated_at ?? null,
          updatedBy: row?.updated_by ?? null,
        },
      ];
    }),
  ) as Snapshot;
}

/** A page stored by an older version of the house lacks what came since: that is as shipped. */
function withNewer(shipped: unknown, stored: unknown): unknown {
  if (!isRecord(shipped) || !isRecord(stored)) return stored ?? shipped;
  const known = Object.keys(shipped).map((key) => [
    key,
    key in stored ? withNewer(shipped[key], stored[key]) : shipped[key],
  ]);
  return Object.fromEntries(known);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Who saves a page: an operator from an address, or the house itself. */
export type Editor = { operatorId: bigint; address?: string | undefined };

export type PageChange<Name extends PageName> = { version: number; content: Pages[Name] };

/** Saves a page, unless someone saved it since it was read. */
export async function savePage<Name extends PageName>(
  house: House,
  editor: Editor,
  page: Name,
  change: PageChange<Name>,
): Promise<void> {
  await begin(house.db, async (tx) => {
    const before = await lockPage(tx, house, page);
    if (before.version !== change.version) refuse('CHANGED_MEANWHILE');
    await writePage(house, tx, editor, page, change);
    await recordAudit(house, tx, {
      actor: editor.operatorId ? `operator:${editor.operatorId}` : 'system',
      action: `system.${page}.changed`,
      subject: `system:${page}`,
      before: before.content,
      after: change.content,
      address: editor.address,
    });
  });
  await memory.renew(house);
  tellBrowsers(house);
}

const OTHERS_KNOW_AFTER_MS = 1_200;

/** They ask for the status again; those that asked a server too soon are told twice. */
function tellBrowsers(house: House): void {
  const tell = () => house.realtime.publish('system', { kind: 'status' });
  tell();
  if (house.fanout.isShared) setTimeout(tell, OTHERS_KNOW_AFTER_MS).unref();
}

async function lockPage(tx: Transaction, house: House, page: PageName) {
  const row = await tx
    .selectFrom('system_settings')
    .selectAll()
    .where('page', '=', page)
    .forUpdate()
    .executeTakeFirst();
  return snapshotFrom(house, row ? [row] : [])[page];
}

async function writePage<Name extends PageName>(
  house: House,
  tx: Transaction,
  editor: Editor,
  page: Name,
  { version, content }: PageChange<Name>,
): Promise<void> {
  const row = {
    content: JSON.stringify(content),
    version: version + 1,
    updated_at: house.clock.now(),
    updated_by: editor.operatorId,
  };
  const written = await tx
    .insertInto('system_settings')
    .values({ page, ...row })
    .onConflict((conflict) =>
      conflict.column('page').doUpdateSet(row).where('system_settings.version', '=', version),
    )
    .returning('page')
    .executeTakeFirst();
  if (!written) refuse('CHANGED_MEANWHILE');
}
