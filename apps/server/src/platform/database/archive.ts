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
  /** What could not be done, with the fault: the next run begins there again. */
  failed: { child: string; fault: string }[];
};

/**
 * Archives what the rule calls old, one partition after another, each by the same steps: closed,
 * exported, verified, detached, and let go some days later. A run that was killed is gone on from by
 * the next. One that fails keeps no other waiting. Where the rule was taken back, what is still in its
 * place is opened again.
 */
export function archiveOld(house: House, archivables: readonly Archivable[]): Promise<Archived> {
  const work = async () => {
    const done: Archived = { detached: [], dropped: [], kept: [], failed: [] };
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
    await attempt(done, part.child, async () => {
      const reason = await archivable.obstacle(house, part);
      if (reason) done.kept.push({ child: part.child, reason });
      else if (await archivePart(house, archivable, part)) done.detached.push(part.child);
    });
  }
  for (const archive of await readArchives(house.work, archivable.table)) {
    await attempt(done, archive.child, async () => {
      if (await letGo(house, archivable, archive)) done.dropped.push(archive.child);
    });
  }
}

async function attempt(done: Archived, child: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    done.failed.push({ child, fault: (error as Error).message });
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
      const { failed, ...done } = await archiveOld(house, archivables);
      if (Object.values(done).some((list) => list.length > 0)) {
        house.log.info(done, 'old partitions were archived');
      }
      if (failed.length > 0) house.log.error({ failed }, 'partitions could not be archived');
    },
  });
}
