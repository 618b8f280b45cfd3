import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastestFolder } from '../scripts/fastest-folder.mjs';
import { makeDataFolder, startServer, stopServer, WITH_GUESTS } from './server-process.ts';

/** Names the place of a run, for everyone who is started by it. */
const OF_THIS_RUN = 'BAIZE_FILLED_FOLDER';

/** One place for all of a run, where the first who needs a filled data folder makes it; who opened the place removes it. */
export function openFilledPlace(): () => void {
  const given = process.env[OF_THIS_RUN];
  const place = given ?? mkdtempSync(join(fastestFolder(), 'baize-filled-'));
  process.env[OF_THIS_RUN] = place;
  mkdirSync(place, { recursive: true });
  chmodSync(place, 0o755);
  return () => {
    if (!given) rmSync(place, { recursive: true, force: true });
  };
}

/** A data folder in which the demo stands already: most tests are not about the first start. */
export async function makeFilledFolder(owner?: { uid: number; gid: number }) {
  const folder = makeDataFolder();
  execFileSync('cp', ['-a', `${await filled(process.env[OF_THIS_RUN]!)}/.`, folder.dataDir]);
  if (owner) execFileSync('chown', ['-R', `${owner.uid}:${owner.gid}`, folder.dataDir]);
  return folder;
}

async function filled(place: string): Promise<string> {
  const dataDir = join(place, 'data');
  const done = join(place, 'done');
  const failed = join(place, 'failed');
  if (isFirst(dataDir)) {
    chmodSync(dataDir, 0o777);
    await fill(dataDir).catch((error) => {
      mkdirSync(failed);
      throw error;
    });
    mkdirSync(done);
  }
  while (!existsSync(done)) {
    if (existsSync(failed)) throw new Error('The demo could not be filled: another test says why');
    await sleep(100);
  }
  return dataDir;
}

async function fill(dataDir: string): Promise<void> {
  await stopServer(await startServer({ env: { BAIZE_DATA: dataDir, ...WITH_GUESTS } }));
}

function isFirst(dataDir: string): boolean {
  try {
    mkdirSync(dataDir);
    return true;
  } catch {
    return false;
  }
}
