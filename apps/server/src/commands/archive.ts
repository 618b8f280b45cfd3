import { parseArgs } from 'node:util';
import { minutes } from '@baize/calendar';
import { archivables } from '../archivables.ts';
import type { Archivable } from '../platform/database/archive/archivable.ts';
import { ArchiveDamaged } from '../platform/database/archive/file.ts';
import { proveArchives } from '../platform/database/archive/prove.ts';
import {
  dropPartition,
  type Restoring,
  restorePartition,
} from '../platform/database/archive/restore.ts';
import { archiveAgain, archiveOld } from '../platform/database/archive.ts';
import { type Database, openDatabase, openPool, REPORTING } from '../platform/database.ts';
import type { House } from '../platform/house.ts';
import { visitHouse } from './visit-house.ts';

const { values } = parseArgs({
  options: {
    prove: { type: 'boolean', default: false },
    restore: { type: 'string' },
    again: { type: 'string' },
    'let-go': { type: 'string' },
  },
});

// A partition is brought back in one transaction, and nobody waits for it.
const PATIENT = { ...REPORTING, statementTimeoutMs: minutes(10), idleInTransactionMs: minutes(10) };

await visitHouse(async (house, { migrateUrl }) => {
  try {
    if (values.restore) return await restore(house, migrateUrl, values.restore);
    if (values.again) return await again(house, values.again);
    if (values['let-go']) return await letGo(house, migrateUrl, values['let-go']);
    return values.prove ? await prove(house) : await archive(house);
  } catch (error) {
    if (!(error instanceof ArchiveDamaged)) throw error;
    console.error(error.message);
    return 1;
  }
});

async function archive(house: House): Promise<number> {
  if (house.config.archiveAfter.size === 0) {
    console.log('Nothing is archived: BAIZE_ARCHIVE_AFTER names no table.');
    return 0;
  }
  const { detached, dropped, kept, failed } = await archiveOld(house, archivables);
  for (const child of detached) console.log(`${child} is archived.`);
  for (const child of dropped) console.log(`${child} was let go; its file holds it.`);
  for (const { child, reason } of kept) console.log(`${child} stays: ${reason}.`);
  for (const { child, fault } of failed) console.error(`${child} could not be archived: ${fault}`);
  const done = detached.length + dropped.length + kept.length + failed.length;
  if (done === 0) console.log('Nothing is old enough.');
  return failed.length > 0 ? 1 : 0;
}

async function prove(house: House): Promise<number> {
  const proofs = await proveArchives(house, archivables);
  for (const { child, rows, fault } of proofs) {
    if (fault) console.error(`${child} is damaged: ${fault}.`);
    else console.log(`${child} is whole: ${rows} rows.`);
  }
  if (proofs.length === 0) console.log('Nothing is archived.');
  return proofs.some(({ fault }) => fault) ? 1 : 0;
}

async function again(house: House, child: string): Promise<number> {
  console.log(`${await archiveAgain(house, archivableOf(child), child)}.`);
  return 0;
}

function archivableOf(child: string): Archivable {
  const found = archivables.find(({ table }) => child.startsWith(`${table}_`));
  if (!found) throw new ArchiveDamaged(`${child} is no partition that is ever archived.`);
  return found;
}

async function letGo(house: House, migrateUrl: string, child: string): Promise<number> {
  return asOwner(migrateUrl, async (owner) => {
    await dropPartition(owner, archivableOf(child), whichOf(house, child));
    console.log(`${child} was let go; its file holds it.`);
  });
}

async function restore(house: House, migrateUrl: string, child: string): Promise<number> {
  return asOwner(migrateUrl, async (owner) => {
    const { exported } = await restorePartition(owner, archivableOf(child), whichOf(house, child));
    console.log(`${child} is back in its table: ${exported!.rows} rows.`);
  });
}

// Declared, and so there before the work above that waits for it.
function whichOf({ config, clock }: House, child: string): Restoring {
  return { child, folder: config.archiveDir, at: clock.now() };
}

async function asOwner(
  migrateUrl: string,
  work: (owner: Database) => Promise<void>,
): Promise<number> {
  const owner = openDatabase(openPool(migrateUrl, PATIENT));
  try {
    await work(owner);
    return 0;
  } finally {
    await owner.destroy();
  }
}
