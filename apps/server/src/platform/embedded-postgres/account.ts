import { execFile, execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The unprivileged account PostgreSQL runs under; `undefined` is the account we run under ourselves. */
export type Account = { uid: number; gid: number } | undefined;

const ACCOUNT_NAME = 'baize';
const PATH = `${process.env.PATH ?? ''}:/usr/local/sbin:/usr/sbin:/sbin:/usr/bin:/bin`;

/** PostgreSQL refuses to run as root; data that is already there stays with the account that owns it. */
export async function chooseAccount(pgData: string): Promise<Account> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(pgData, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return (await lookUp(ACCOUNT_NAME)) ?? (await createAccount()) ?? (await lookUp('nobody'));
}

async function lookUp(name: string): Promise<Account> {
  try {
    const ask = async (flag: string) => Number((await run('id', [flag, name])).stdout);
    return { uid: await ask('-u'), gid: await ask('-g') };
  } catch {
    return undefined;
  }
}

async function createAccount(): Promise<Account> {
  const shell = '/usr/sbin/nologin';
  const options = ['--system', '--user-group', '--no-create-home', '--shell', shell];
  try {
    await run('useradd', [...options, ACCOUNT_NAME], { env: { PATH } });
  } catch {
    // No useradd, a read-only /etc, or another start was faster: the lookup decides.
  }
  return lookUp(ACCOUNT_NAME);
}

export type Command = { file: string; args: string[]; uid?: number; gid?: number };

/**
 * Runs a program under the account, and lets the kernel end it (SIGQUIT) when this process dies.
 *
 * The shell in between closes the gap in which we could die before the kernel was told: it goes on
 * only while we are still its parent.
 */
export function commandFor(account: Account, file: string, args: string[]): Command {
  if (!hasSetpriv()) return { file, args, ...account };
  const { uid, gid } = account ?? {};
  const identity = account ? [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'] : [];
  const guard = ['sh', '-c', '[ "$PPID" = "$0" ] || exit 75; exec "$@"', String(process.pid)];
  return {
    file: 'setpriv',
    args: [...identity, '--pdeathsig=QUIT', '--', ...guard, file, ...args],
  };
}

/** Whether the account may use the file or enter the folder, asked as that account. */
export async function mayEnter(account: Account, path: string): Promise<boolean> {
  const { file, args, ...identity } = commandFor(account, 'test', ['-x', path]);
  return run(file, args, { ...identity, cwd: '/' }).then(
    () => true,
    () => false,
  );
}

function hasSetpriv(): boolean {
  if (process.platform !== 'linux') return false;
  try {
    execFileSync('setpriv', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
