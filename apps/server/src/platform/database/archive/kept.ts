import { sql } from 'kysely';
import type { Database, JsonColumn, Transaction } from '../../database.ts';

export type ArchiveState = 'closed' | 'exported' | 'verified' | 'detached' | 'dropped' | 'restored';

/** What rows add up to, by name: whole numbers as text, so that no reader rounds them. */
export type Sums = Readonly<Record<string, string>>;

declare module '../../database.ts' {
  interface Tables {
    archives: {
      parent: string;
      below_id: bigint;
      from_id: bigint | null;
      child: string;
      state: ArchiveState;
      closed_at: Date;
      exported_at: Date | null;
      verified_at: Date | null;
      detached_at: Date | null;
      dropped_at: Date | null;
      restored_at: Date | null;
      rows: bigint | null;
      first_id: bigint | null;
      last_id: bigint | null;
      sums: JsonColumn<Sums> | null;
      content_sha256: string | null;
      file: string | null;
      file_sha256: string | null;
      bytes: bigint | null;
    };
  }
}

/** What was exported of a partition: the same whether it is read from the table or from the file. */
export type Content = {
  rows: bigint;
  firstId: bigint | null;
  lastId: bigint | null;
  sums: Sums;
  contentSha256: string;
};

export type Archive = {
  table: string;
  child: string;
  fromId: bigint;
  belowId: bigint;
  state: ArchiveState;
  detachedAt: Date | null;
  /** None while it is only closed. */
  exported: (Content & { file: string; fileSha256: string; bytes: bigint }) | undefined;
};

export const isInItsPlace = ({ state }: Pick<Archive, 'state'>): boolean =>
  state === 'closed' || state === 'exported' || state === 'verified';

/** The archives of a table, oldest numbers first. */
export async function readArchives(db: Database | Transaction, table: string): Promise<Archive[]> {
  const rows = await db
    .selectFrom('archives')
    .selectAll()
    .where('parent', '=', table)
    .orderBy('below_id')
    .execute();
  return rows.map((row) => ({
    table,
    child: row.child,
    fromId: row.from_id ?? 0n,
    belowId: row.below_id,
    state: row.state,
    detachedAt: row.detached_at,
    exported:
      row.state === 'closed'
        ? undefined
        : {
            rows: row.rows!,
            firstId: row.first_id,
            lastId: row.last_id,
            sums: row.sums!,
            contentSha256: row.content_sha256!,
            file: row.file!,
            fileSha256: row.file_sha256!,
            bytes: row.bytes!,
          },
  }));
}

type Place = Pick<Archive, 'table' | 'belowId'>;

export async function keepExport(
  db: Database,
  { table, belowId, at, ...exported }: Place & { at: Date } & NonNullable<Archive['exported']>,
): Promise<void> {
  await db
    .updateTable('archives')
    .set({
      state: 'exported',
      exported_at: at,
      rows: exported.rows,
      first_id: exported.firstId,
      last_id: exported.lastId,
      sums: JSON.stringify(exported.sums),
      content_sha256: exported.contentSha256,
      file: exported.file,
      file_sha256: exported.fileSha256,
      bytes: exported.bytes,
    })
    .where('parent', '=', table)
    .where('below_id', '=', belowId)
    .where('state', '=', 'closed')
    .execute();
}

export async function keepVerified(
  db: Database,
  { table, belowId, at }: Place & { at: Date },
): Promise<void> {
  await db
    .updateTable('archives')
    .set({ state: 'verified', verified_at: at })
    .where('parent', '=', table)
    .where('below_id', '=', belowId)
    .where('state', 'in', ['exported', 'verified'])
    .execute();
}

/** The file is not what it should be; the table is still there, so the next run exports it anew. */
export async function forgetExport(db: Database, { table, belowId }: Place): Promise<void> {
  await sql`update archives set state = 'closed'
    where parent = ${table} and below_id = ${belowId} and state in ('exported', 'verified')`.execute(
    db,
  );
}
