import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { fastestFolder } from '../apps/server/src/testing/global-setup.ts';
import { buildServer, makeDataFolder, startServer, stopServer } from './server-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the first who needs a filled data folder makes it, for all to copy. */
    filledFolder: string;
  }
}

const OF_THIS_RUN = 'BAIZE_FILLED_FOLDER';

/** One place for all projects of a run. */
export function setup(project: TestProject): () => void {
  const place = process.env[OF_THIS_RUN] ?? mkdtempSync(join(fastestFolder(), 'baize-filled-'));
  process.env[OF_THIS_RUN] = place;
  chmodSync(place, 0o755);
  project.provide('filledFolder', place);
  // Side by side they would build over each other.
  if (project.name === 'processes') buildServer();
  return () => rmSync(place, { recursive: true, force: true });
}

/** A data folder in which the demo stands already: most tests are not about the first start. */
export async function makeFilledFolder(owner?: { uid: number; gid: number }) {
  const folder = makeDataFolder();
  execFileSync('cp', ['-a', `${await filled(inject('filledFolder'))}/.`, folder.dataDir]);
  if (owner) execFileSync('chown', ['-R', `${owner.uid}:${owner.gid}`, folder.dataDir]);
  return folder;
}

async function filled(place: string): Promise<string> {
  const dataDir = join(place, 'data');
  const done = join(place, 'done');
  if (isFirst(dataDir)) {
    chmodSync(dataDir, 0o777);
    await stopServer(await startServer({ env: { BAIZE_DATA: dataDir } }));
    mkdirSync(done);
  }
  while (!existsSync(done)) await sleep(100);
  return dataDir;
}

function isFirst(dataDir: string): boolean {
  try {
    mkdirSync(dataDir);
    return true;
  } catch {
    return false;
  }
}
