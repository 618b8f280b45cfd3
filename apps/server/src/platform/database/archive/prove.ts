import { join } from 'node:path';
import { sql } from 'kysely';
import { begin, type Database } from '../../database.ts';
import type { House } from '../../house.ts';
import type { Archivable } from './archivable.ts';
import { ArchiveDamaged, readLines } from './file.ts';
import { type Archive, type Content, readArchives, type Sums } from './kept.ts';
import { linesAs, openContent, rowsOf, speakPlainly, sumsOf } from './pages.ts';

export type Filed = { archive: Archive; file: string };

/** What a caller does with each page of a file before it is added up. */
type Look = (page: { lines: string[]; afterId: bigint; lastId: bigint }) => Promise<void>;

/** Proves that a file holds what was exported: every byte, every row, every sum. */
export async function proveFile(
  db: Database,
  archivable: Archivable,
  { archive, file }: Filed,
  look: Look = async () => {},
): Promise<void> {
  const { exported } = archive;
  const found = await addUp(db, archivable, { archive, file }, look);
  const kept: Content & { fileSha256: string } = exported!;
  for (const name of ['rows', 'firstId', 'lastId', 'contentSha256', 'fileSha256'] as const) {
    if (found[name] !== kept[name]) {
      throw new ArchiveDamaged(`${file}: ${name} is ${found[name]}, and should be ${kept[name]}`);
    }
  }
  const [says, should] = [spelt(found.sums), spelt(kept.sums)];
  if (says !== should)
    throw new ArchiveDamaged(`${file}: sums are ${says}, and should be ${should}`);
}

const spelt = (sums: Sums) => JSON.stringify(Object.entries(sums).sort());

async function addUp(
  db: Database,
  { table, sums }: Archivable,
  { archive, file }: Filed,
  look: Look,
): Promise<Content & { fileSha256: string }> {
  const found = openContent();
  const pages = readLines(file);
  for (;;) {
    const { done, value } = await pages.next();
    if (done) return { ...found.read(), ...value };
    const page = await readPage(db, { table, sums, lines: value, file });
    await look({
      lines: value,
      afterId: found.read().lastId ?? archive.fromId - 1n,
      lastId: page.lastId,
    });
    found.add(page);
  }
}

type Lines = Pick<Archivable, 'table' | 'sums'> & { lines: string[]; file: string };

async function readPage(db: Database, { table, sums, lines, file }: Lines) {
  try {
    return await begin(db, async (tx) => {
      await speakPlainly(tx);
      // Lines are in the order of their numbers, or the hash tells.
      const outermost = rowsOf(table, [lines[0]!, lines.at(-1)!]);
      const ends = await sql<{ firstId: bigint; lastId: bigint }>`
        select min(id) as "firstId", max(id) as "lastId" from ${outermost} r`.execute(tx);
      return { ...ends.rows[0]!, lines, sums: await sumsOf(tx, sums(rowsOf(table, lines))) };
    });
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    throw new ArchiveDamaged(`${file} holds a line that is no row of ${table}`);
  }
}

/** The database's class of errors for texts that do not say what their type needs. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('22');

/**
 * The same, and beyond it: every row that the file would bring back is the row in the table, and the
 * table has no other in this stretch.
 */
export async function compareWithTable(
  db: Database,
  archivable: Archivable,
  { archive, file }: Filed,
): Promise<void> {
  const { table } = archivable;
  const differs = async (lines: string[], afterId: bigint, belowId: bigint) => {
    const row = await findDifference(db, { table, lines, afterId, belowId });
    if (row !== undefined) throw new ArchiveDamaged(`${file} differs from ${table} at row ${row}`);
  };
  let reached = archive.fromId - 1n;
  await proveFile(db, archivable, { archive, file }, async ({ lines, afterId, lastId }) => {
    await differs(lines, afterId, lastId + 1n);
    reached = lastId;
  });
  await differs([], reached, archive.belowId);
}

type Compared = { table: string; lines: string[]; afterId: bigint; belowId: bigint };

function findDifference(
  db: Database,
  { table, lines, afterId, belowId }: Compared,
): Promise<bigint | undefined> {
  return begin(db, async (tx) => {
    await speakPlainly(tx);
    const { rows } = await sql<{ id: bigint }>`
      select coalesce(f.id, t.id) as id from (
        select (l.line::jsonb ->> 'id')::bigint as id, l.line, to_jsonb(r)::text as read
        from ${linesAs(lines)}
        cross join lateral jsonb_populate_record(null::${sql.table(table)}, l.line::jsonb) r) f
      full join (select id, to_jsonb(r)::text as line from ${sql.table(table)} r
        where id > ${afterId} and id < ${belowId}) t on t.id = f.id
      where f.line is distinct from t.line or f.read is distinct from t.line
      order by 1 limit 1`.execute(tx);
    return rows[0]?.id;
  });
}

export type FileProof = { child: string; rows: bigint; fault: string | undefined };

/** Reads every file that something hangs on, and proves it against what was kept of it. */
export async function proveArchives(
  house: House,
  archivables: readonly Archivable[],
): Promise<FileProof[]> {
  const proofs: FileProof[] = [];
  for (const archivable of archivables) {
    for (const archive of await readArchives(house.work, archivable.table)) {
      if (archive.state !== 'detached' && archive.state !== 'dropped') continue;
      proofs.push(await proofOf(house, archivable, archive));
    }
  }
  return proofs;
}

async function proofOf(house: House, archivable: Archivable, archive: Archive): Promise<FileProof> {
  const { child, exported } = archive;
  const proof = { child, rows: exported!.rows };
  try {
    const file = join(house.config.archiveDir, exported!.file);
    const against = archivable.compareWithKept?.(house, archive);
    await proveFile(house.reports, archivable, { archive, file }, async ({ lines }) =>
      against?.add(lines),
    );
    return { ...proof, fault: await against?.end() };
  } catch (error) {
    if (!(error instanceof ArchiveDamaged)) throw error;
    return { ...proof, fault: error.message };
  }
}
