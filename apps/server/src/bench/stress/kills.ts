import { readdirSync, readFileSync } from 'node:fs';
import { signalIfAlive } from '../../platform/embedded-postgres/leftovers.ts';
import type { ServerChild } from '../server-child.ts';

/** Ends the server as a power cut would. */
export async function killServer({ child }: ServerChild): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

/** Ends every process of one PostgreSQL, the postmaster first. */
export function killPostgres(postmaster: number): void {
  for (const pid of processesOf(postmaster)) signalIfAlive(pid, 'SIGKILL');
}

/** The postmaster and all its children. */
export function processesOf(postmaster: number): number[] {
  const children = readdirSync('/proc').filter((name) => isChildOf(name, postmaster));
  return [postmaster, ...children.map(Number)];
}

function isChildOf(pid: string, parent: number): boolean {
  if (!/^\d+$/.test(pid)) return false;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent;
  } catch {
    return false;
  }
}
