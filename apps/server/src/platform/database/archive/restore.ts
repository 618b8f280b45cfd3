import { join } from 'node:path';
import { sql } from 'kysely';
import { begin, type Database, sqlState, type Transaction } from '../../database.ts';
import type { Archivable } from './archivable.ts';
import { ArchiveDamaged, readLines } from './file.ts';
import { type Archive, readArchives } from './kept.ts';
import { rowsOf, speakPlainly } from './pages.ts';
import { proveFile } from './prove.ts';

export type Restoring = { child: string; folder: string; at: Date };

/**
 * Attaches a partition again: the detached table where it still stands and its table has not changed
 * since, else one that is filled from its file, which is proved first. In one transaction of the owner's:
 * killed, it was never begun.
 */
export async function restorePartition(
  owner: Database,
  archivable: Archivable,
  { child, folder, at }: Restoring,
): Promise<Archive> {
  const { table } = archivable;
  const archive = (await readArchives(owner, table)).find((one) => one.child === child);
  if (!archive || !['detached', 'dropped'].includes(archive.state)) {
    throw new ArchiveDamaged(`${child} is not archived.`);
  }
  try {
    await bringBack(owner, archivable, { archive, file: join(folder, archive.exported!.file), at });
  } catch (error) {
    if (sqlState(error) !== NEEDS_ANOTHER) throw error;
    throw new ArchiveDamaged(`${(error as Error).message}.`);
  }
  return archive;
}

/** What its owner says must come back before it. */
const NEEDS_ANOTHER = 'BZ003';

type Away = { archive: Archive; file: string; at: Date };

async function bringBack(
  owner: Database,
  archivable: Archivable,
  { archive, file, at }: Away,
): Promise<void> {
  const isDetached = archive.state === 'detached';
  if (isDetached && (await isAttached(owner, archive, at))) return;
  await proveFile(owner, archivable, { archive, file });
  await begin(owner, async (tx) => {
    if (isDetached) {
      await sql`select drop_detached(${archive.table}, ${archive.belowId}, ${at})`.execute(tx);
    }
    await fill(tx, archive, file);
    await attach(tx, archive, at);
  });
}

/** Lets go of a detached table that the house may not drop by itself, once its file was proved again. */
export async function dropPartition(
  owner: Database,
  archivable: Archivable,
  { child, folder, at }: Restoring,
): Promise<void> {
  const { table } = archivable;
  const archive = (await readArchives(owner, table)).find((one) => one.child === child);
  if (archive?.state !== 'detached') throw new ArchiveDamaged(`${child} is not detached.`);
  await proveFile(owner, archivable, { archive, file: join(folder, archive.exported!.file) });
  await sql`select drop_detached(${table}, ${archive.belowId}, ${at})`.execute(owner);
}

const OTHER_COLUMNS = '42804';

/** False where the table has got other columns or rules since, which a table that was put away has not. */
async function isAttached(owner: Database, archive: Archive, at: Date): Promise<boolean> {
  try {
    await begin(owner, (tx) => attach(tx, archive, at));
    return true;
  } catch (error) {
    if (sqlState(error) !== OTHER_COLUMNS) throw error;
    return false;
  }
}

async function attach(tx: Transaction, { table, belowId }: Archive, at: Date): Promise<void> {
  await sql`select attach_detached(${table}, ${belowId}, ${at})`.execute(tx);
}

async function fill(tx: Transaction, archive: Archive, file: string): Promise<void> {
  const { table, belowId, exported } = archive;
  await sql`select make_detached(${table}, ${belowId})`.execute(tx);
  await speakPlainly(tx);
  const into = sql.table(`archived.${archive.child}`);
  const pages = readLines(file);
  for (;;) {
    const { done, value } = await pages.next();
    if (done) {
      if (value.contentSha256 === exported!.contentSha256) return;
      throw new ArchiveDamaged(`${file} changed while it was read`);
    }
    const columns = sql.join((await columnsIn(tx, table, value[0]!)).map((one) => sql.ref(one)));
    await sql`insert into ${into} (${columns}) select ${columns} from ${rowsOf(table, value)} r`.execute(
      tx,
    );
  }
}

/** Every line names all columns that its table had; what the table has got since says itself what it holds then. */
async function columnsIn(tx: Transaction, table: string, line: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and ${line}::jsonb ? attname order by attnum`.execute(tx);
  return rows.map(({ name }) => name);
}
