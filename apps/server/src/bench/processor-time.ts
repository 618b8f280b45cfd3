import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const TICKS_PER_SECOND = 100;

/** Processor seconds that PostgreSQL has used so far, all its processes together, those that ended too. */
export function postgresSeconds(postmaster: number): number {
  let ticks = 0;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = readStat(name);
    if (stat?.pid === postmaster) ticks += stat.ticks + stat.ofEnded;
    else if (stat?.parent === postmaster) ticks += stat.ticks;
  }
  return ticks / TICKS_PER_SECOND;
}

/** Processor seconds that one process has used so far. */
export function processSeconds(pid: number): number {
  return (readStat(String(pid))?.ticks ?? 0) / TICKS_PER_SECOND;
}

/** A process and those that it has started. */
export function familyOf(pid: number): number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && readStat(name)?.parent === pid)
    .map(Number);
  return [pid, ...children];
}

/** Processor seconds of the one thread of a process on which its program runs. */
export function threadSeconds(pid: number): number {
  return (readStat(`${pid}/task/${pid}`)?.ticks ?? 0) / TICKS_PER_SECOND;
}

function readStat(pid: string) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    const ofEnded = Number(fields[13]) + Number(fields[14]);
    return { pid: Number(pid), parent: Number(fields[1]), ticks, ofEnded };
  } catch {
    return undefined;
  }
}

const AT_REST = 0.15;
const MOST_LOOKS = 120;

/** A house that has just opened plays its first matchdays; what is measured is one that has. */
export async function untilAtRest(pid: number): Promise<void> {
  // Behind a port with several servers it is these that play.
  const used = () => familyOf(pid).reduce((sum, one) => sum + processSeconds(one), 0);
  let before = used();
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    await sleep(1_000);
    const now = used();
    if (now - before < AT_REST) return;
    before = now;
  }
  throw new Error('The server did not come to rest');
}
