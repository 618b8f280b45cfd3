import type { House } from '../house.ts';
import { defineJob, type Job } from '../jobs.ts';
import type { Archivable } from './archive/archivable.ts';
import { archivedBefore, findDue } from './archive/due.ts';
import { isInItsPlace, readArchives } from './archive/kept.ts';
import { archivePart, letGo, openPartition } from './archive/steps.ts';
import { inTurn } from './turn.ts';

export type Archived = {
  /** Partitions that are in their files now. */
  detached: string[];
  /** Tables that were let go, their files proved once more. */
  dropped: string[];
  /** Partitions that are old enough and stay, with the reason. */
  kept: { child: string; reason: string }[];
};

/**
 * Archives what the rule calls old, one partition after another, each by the same steps: closed,
 * exported, verified, detached, and let go some days later. A run that was killed is gone on from by
 * the next. Where the rule was taken back, what is still in its place is opened again.
 */
export function archiveOld(house: House, archivables: readonly Archivable[]): Promise<Archived> {
  const work = async () => {
    const done: Archived = { detached: [], dropped: [], kept: [] };
    for (const archivable of archivables) {
      const before = archivedBefore(house, archivable.table);
      if (before) await archiveTable(house, archivable, { before, done });
      else await reopenAll(house, archivable.table);
    }
    return done;
  };
  return inTurn(String(house.pool.options.connectionString), work, 'archive');
}

type Round = { before: Date; done: Archived };

async function archiveTable(
  house: House,
  archivable: Archivable,
  { before, done }: Round,
): Promise<void> {
  for (const part of await findDue(house, archivable, before)) {
    const reason = await archivable.obstacle(house, part);
    if (reason) done.kept.push({ child: part.child, reason });
    else if (await archivePart(house, archivable, part)) done.detached.push(part.child);
  }
  for (const archive of await readArchives(house.work, archivable.table)) {
    if (await letGo(house, archivable, archive)) done.dropped.push(archive.child);
  }
}

async function reopenAll(house: House, table: string): Promise<void> {
  for (const archive of await readArchives(house.work, table)) {
    if (isInItsPlace(archive)) await openPartition(house, archive);
  }
}

/** Archives a partition that was brought back and is not needed any longer. */
export function archiveAgain(house: House, archivable: Archivable, child: string): Promise<string> {
  const work = async () => {
    const archives = await readArchives(house.work, archivable.table);
    const part = archives.find(
      (archive) => archive.child === child && archive.state === 'restored',
    );
    if (!part) return `${child} was not brought back`;
    const reason = await archivable.obstacle(house, part);
    if (reason) return `${child} stays: ${reason}`;
    await archivePart(house, archivable, part);
    return `${child} is archived`;
  };
  return inTurn(String(house.pool.options.connectionString), work, 'archive');
}

/** Every night. It waits for no one, and what takes longer than a night goes on in the next. */
export function archiveJob(archivables: readonly Archivable[]): Job<null> {
  return defineJob({
    name: 'platform.archive',
    schedule: { dailyAt: '03:10' },
    run: async (house) => {
      const { detached, dropped, kept } = await archiveOld(house, archivables);
      if (detached.length + dropped.length + kept.length > 0) {
        house.log.info({ detached, dropped, kept }, 'old partitions were archived');
      }
    },
  });
}
