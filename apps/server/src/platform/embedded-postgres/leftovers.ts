import { readFileSync } from 'node:fs';
import { readdir, readFile, readlink, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartFailure } from '../errors/start-failure.ts';
import { removeSocketFiles } from './socket.ts';

/** A living server works on the folder. */
export class FolderTaken extends StartFailure {}

/** Takes the data folder for this process; one that died without a word has left it free. */
export async function claimFolder(dataDir: string): Promise<() => Promise<void>> {
  const lock = join(dataDir, 'postgres.lock');
  const claim = `${process.pid} ${startTicks(process.pid)}`;
  while (!(await createOnce(lock, claim))) await removeStaleLock(lock, dataDir);
  return () => rm(lock, { force: true });
}

async function createOnce(file: string, text: string): Promise<boolean> {
  try {
    await writeFile(file, text, { mode: 0o600, flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function removeStaleLock(lock: string, dataDir: string): Promise<void> {
  const seen = await readLock(lock);
  if (seen === undefined) return;
  const [pid = '', ticks = ''] = seen.split(' ');
  if (isAlive(Number(pid), ticks)) {
    throw new FolderTaken(
      `Another server (process ${pid}) already uses ${dataDir}: stop it, or set BAIZE_DATA to another folder.`,
    );
  }
  const aside = `${lock}.stale-${process.pid}`;
  if (!(await succeeds(rename(lock, aside)))) return;
  // Someone quicker may have put a fresh lock where we saw a stale one: give it back.
  const taken = await readFile(aside, 'utf8');
  if (taken !== seen) await createOnce(lock, taken);
  await rm(aside, { force: true });
}

/** A lock that is just being written is empty for a moment. */
async function readLock(lock: string): Promise<string | undefined> {
  const read = () => readFile(lock, 'utf8').catch(() => undefined);
  const seen = await read();
  if (seen !== '') return seen;
  await sleep(100);
  return read();
}

/** A process id alone may have been given to someone else since, also after a reboot. */
function isAlive(pid: number, ticks: string): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' && startTicks(pid) === ticks;
  }
  return startTicks(pid) === ticks;
}

/** When the process began, in the kernel's ticks; nothing for one that has ended or is a zombie. */
function startTicks(pid: number): string {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return fields[0] === 'Z' ? '' : fields[19]!;
  } catch {
    return process.platform === 'linux' ? '' : 'unknown';
  }
}

/** Patience with each signal: a fast stop, then an immediate one, then the kernel's. */
const STEPS = [
  ['SIGINT', 5000],
  ['SIGQUIT', 3000],
  ['SIGKILL', 3000],
] as const;

/** Ends whatever a killed run left working on these files, and clears the pid file it left behind. */
export async function stopLeftovers(pgData: string, log: (line: string) => void): Promise<void> {
  const postmaster = await recordedPostmaster(pgData);
  for (const [signal, patienceMs] of STEPS) {
    const left = await processesIn(pgData);
    if (left.length === 0) break;
    log(`stopping a PostgreSQL left behind by an earlier run (${signal})`);
    // Only the postmaster knows a fast stop; without it, its children end by themselves.
    const targets = signal === 'SIGINT' ? left.filter((pid) => pid === postmaster) : left;
    for (const pid of targets) signalIfAlive(pid, signal);
    await waitUntilGone(pgData, patienceMs);
  }
  if ((await processesIn(pgData)).length > 0) {
    throw new StartFailure(
      `A PostgreSQL left behind by an earlier run still holds ${pgData} (process ${postmaster}): end it by hand and start again.`,
    );
  }
  await rm(join(pgData, 'postmaster.pid'), { force: true });
  await removeSocketFiles(pgData);
}

async function recordedPostmaster(pgData: string): Promise<number | undefined> {
  const text = await readFile(join(pgData, 'postmaster.pid'), 'utf8').catch(() => undefined);
  return text ? Number.parseInt(text, 10) : undefined;
}

/** The PostgreSQL processes that work on these files: each of them stands inside the folder. */
export async function processesIn(pgData: string): Promise<number[]> {
  const names = await readdir('/proc').catch(() => []);
  const pids = names.map(Number).filter((pid) => pid > 0 && pid !== process.pid);
  const works = await Promise.all(pids.map((pid) => worksIn(pid, pgData)));
  return pids.filter((_, i) => works[i]);
}

async function worksIn(pid: number, pgData: string): Promise<boolean> {
  try {
    if ((await readlink(`/proc/${pid}/cwd`)) !== pgData) return false;
    return /\/postgres( \(deleted\))?$/.test(await readlink(`/proc/${pid}/exe`));
  } catch {
    return false;
  }
}

async function waitUntilGone(pgData: string, patienceMs: number): Promise<void> {
  const stepMs = 25;
  for (let waitedMs = 0; waitedMs < patienceMs; waitedMs += stepMs) {
    if ((await processesIn(pgData)).length === 0) return;
    await sleep(stepMs);
  }
}

/** A process of PostgreSQL may end by itself between being listed and being told. */
export function signalIfAlive(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}
