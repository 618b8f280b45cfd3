import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { days, seconds } from '@baize/calendar';
import { sql } from 'kysely';
import { sqlState } from '../../database.ts';
import type { House } from '../../house.ts';
import type { Archivable, Stretch } from './archivable.ts';
import { ArchiveDamaged, writeLines, writeManifest } from './file.ts';
import { type Archive, forgetExport, keepExport, keepVerified, readArchives } from './kept.ts';
import { openContent, pagesOfTable } from './pages.ts';
import { compareWithTable, proveFile } from './prove.ts';

/** A detached table waits this long: until then it is brought back without its file. */
const KEPT_DETACHED_MS = days(7);
const LOCK_ATTEMPTS = 20;
const LOCK_PAUSE_MS = seconds(1);
const LOCK_NOT_AVAILABLE = '55P03';

/** All steps that a partition still has before it; false where it turned out that it must stay. */
export async function archivePart(
  house: House,
  archivable: Archivable,
  part: Place & Stretch,
): Promise<boolean> {
  await archivable.prepare?.(house);
  const closed = await findArchive(house, part);
  if (!closed || closed.state === 'restored') await closePartition(house, part);
  if (await opensAgain(house, archivable, part)) return false;
  const archive = (await findArchive(house, part))!;
  if (archive.state === 'closed') await exportPart(house, archivable, archive);
  await verifyPart(house, archivable, (await findArchive(house, part))!);
  await archivable.sumUp?.(house, (await findArchive(house, part))!);
  // It took its time, and somebody may need the rows by now.
  if (await opensAgain(house, archivable, part)) return false;
  await detachPartition(house, part);
  return true;
}

async function opensAgain(
  house: House,
  archivable: Archivable,
  part: Place & Stretch,
): Promise<boolean> {
  const reason = await archivable.obstacle(house, part);
  if (reason) await openPartition(house, part);
  return reason !== undefined;
}

type Place = Pick<Archive, 'table' | 'belowId'>;

async function findArchive(house: House, { table, belowId }: Place): Promise<Archive | undefined> {
  const archives = await readArchives(house.work, table);
  return archives.find((archive) => archive.belowId === belowId);
}

export async function closePartition(house: House, { table, belowId }: Place): Promise<void> {
  await whenFree(() =>
    sql`select close_partition(${table}, ${belowId}, ${house.clock.now()})`.execute(house.work),
  );
}

export async function openPartition(house: House, { table, belowId }: Place): Promise<void> {
  await whenFree(() => sql`select open_partition(${table}, ${belowId})`.execute(house.work));
}

/** Into a file of its own, with a manifest beside it; begun anew whenever it did not come to its end. */
export async function exportPart(
  house: House,
  archivable: Archivable,
  archive: Archive,
): Promise<void> {
  const { table, child, belowId } = archive;
  const told = openContent();
  const pages = pagesOfTable(house.reports, archivable, archive);
  const file = `${child}.jsonl.gz`;
  const { archiveDir } = house.config;
  const written = await writeLines(join(archiveDir, file), told.through(pages));
  const at = house.clock.now();
  const exported = { ...told.read(), ...written, file };
  await writeManifest(join(archiveDir, `${child}.json`), manifestOf({ ...archive, exported }, at));
  await keepExport(house.work, { table, belowId, at, ...exported });
}

const textOf = (number: bigint | null) => (number === null ? null : String(number));

function manifestOf({ table, child, fromId, belowId, exported }: Archive, at: Date) {
  const { rows, firstId, lastId, bytes, ...rest } = exported!;
  return {
    table,
    partition: child,
    fromId: String(fromId),
    belowId: String(belowId),
    exportedAt: at.toISOString(),
    rows: String(rows),
    firstId: textOf(firstId),
    lastId: textOf(lastId),
    bytes: String(bytes),
    ...rest,
  };
}

/** Reads the file again, from its first byte, and holds every row of it against the table. */
export async function verifyPart(
  house: House,
  archivable: Archivable,
  archive: Archive,
): Promise<void> {
  const file = join(house.config.archiveDir, archive.exported!.file);
  try {
    await compareWithTable(house.reports, archivable, { archive, file });
  } catch (error) {
    if (error instanceof ArchiveDamaged) await forgetExport(house.work, archive);
    throw error;
  }
  await keepVerified(house.work, { ...archive, at: house.clock.now() });
}

export async function detachPartition(house: House, { table, belowId }: Place): Promise<void> {
  await whenFree(() =>
    sql`select detach_partition(${table}, ${belowId}, ${house.clock.now()})`.execute(house.work),
  );
}

/** After some days the table goes, once its file was proved again. */
export async function letGo(
  house: House,
  archivable: Archivable,
  archive: Archive,
): Promise<boolean> {
  const { state, detachedAt, table, belowId, exported } = archive;
  const now = house.clock.now();
  if (state !== 'detached' || now.getTime() - detachedAt!.getTime() < KEPT_DETACHED_MS)
    return false;
  const rule = await sql<{ drops: boolean }>`select is_droppable as drops from partition_rules
    where parent = ${table}`.execute(house.work);
  if (!rule.rows[0]!.drops) return false;
  const file = join(house.config.archiveDir, exported!.file);
  await proveFile(house.reports, archivable, { archive, file });
  await sql`select drop_detached(${table}, ${belowId}, ${now})`.execute(house.work);
  return true;
}

/** A table is locked for a moment; while somebody reads it for long, it is asked for again and again. */
export async function whenFree<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (sqlState(error) !== LOCK_NOT_AVAILABLE || attempt === LOCK_ATTEMPTS) throw error;
      await sleep(LOCK_PAUSE_MS);
    }
  }
}
