import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** A start that cannot go on: its message is one line that tells the person what to do. */
export class Stop extends Error {}

/** Runs the work, and turns a Stop into its line and exit code 1. */
export async function orStop(work) {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Stop) console.error(error.message);
    else if (['EROFS', 'EACCES', 'EPERM'].includes(error.code)) {
      console.error(
        `${error.path} cannot be written: give this account the right to (${error.code}).`,
      );
    } else if (error.code === 'ENOSPC') {
      console.error(`The disk that holds ${error.path ?? root} is full: free some space.`);
    } else console.error(error);
    process.exit(1);
  }
}

const canDieWithUs =
  process.platform === 'linux' && spawnSync('setpriv', ['--version']).status === 0;

/**
 * Runs a program to its end; the kernel ends it when we are killed.
 * Answers `{ code, output }`; the output is kept only when `quiet`.
 */
export function runChild(file, args, { quiet = false, env = process.env, cwd = root } = {}) {
  const command = canDieWithUs
    ? ['setpriv', '--pdeathsig=KILL', '--', file, ...args]
    : [file, ...args];
  const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'];
  return new Promise((resolve) => {
    const child = spawn(command[0], command.slice(1), { cwd, env, stdio });
    let output = '';
    const forward = (signal) => child.kill(signal);
    child.stdout?.on('data', (text) => (output += text));
    child.stderr?.on('data', (text) => (output += text));
    process.on('SIGTERM', forward);
    process.on('SIGINT', forward);
    const end = (code) => {
      process.off('SIGTERM', forward);
      process.off('SIGINT', forward);
      resolve({ code, output });
    };
    child.once('error', (error) => {
      output += error.message;
      end(127);
    });
    child.once('close', (code, signal) => (isStop(signal) ? process.exit(130) : end(code ?? 1)));
  });
}

const isStop = (signal) => signal === 'SIGINT' || signal === 'SIGTERM';
