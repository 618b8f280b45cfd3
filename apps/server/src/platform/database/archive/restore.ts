import { join } from 'node:path';
import { sql } from 'kysely';
import { begin, type Database, type Transaction } from '../../database.ts';
import type { Archivable } from './archivable.ts';
import { ArchiveDamaged, readLines } from './file.ts';
import { type Archive, readArchives } from './kept.ts';
import { rowsOf, speakPlainly } from './pages.ts';
import { proveFile } from './prove.ts';

export type Restoring = { child: string; folder: string; at: Date };

/**
 * Attaches a partition again: the detached table where it still stands, else one that is filled from its
 * file, which is proved first. In one transaction of the owner's: killed, it was never begun.
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
  const file = join(folder, archive.exported!.file);
  if (archive.state === 'dropped') await proveFile(owner, archivable, { archive, file });
  await begin(owner, async (tx) => {
    if (archive.state === 'dropped') await fill(tx, archive, file);
    await sql`select attach_detached(${table}, ${archive.belowId}, ${at})`.execute(tx);
  });
  return archive;
}

async function fill(tx: Transaction, archive: Archive, file: string): Promise<void> {
  const { table, belowId, exported } = archive;
  await sql`select make_detached(${table}, ${belowId})`.execute(tx);
  await speakPlainly(tx);
  const into = sql.table(`archived.${archive.child}`);
  const pages = readLines(file);
  for (;;) {
    const { done, value } = await pages.next();
    if (!done) await sql`insert into ${into} select * from ${rowsOf(table, value)} r`.execute(tx);
    else if (value.contentSha256 === exported!.contentSha256) return;
    else throw new ArchiveDamaged(`${file} changed while it was read`);
  }
}
