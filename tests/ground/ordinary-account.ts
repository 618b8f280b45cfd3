import { execFileSync } from 'node:child_process';

export type OrdinaryAccount = { uid: number; gid: number };

const NAME = 'baize-visitor';

/** An account without rights when we are root; nothing when we are such an account ourselves. */
export function ordinaryAccount(): OrdinaryAccount | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, NAME], { stdio: 'pipe' }));
  try {
    id('-u');
  } catch {
    execFileSync('/usr/sbin/useradd', ['--system', '--user-group', '--no-create-home', NAME]);
  }
  return { uid: id('-u'), gid: id('-g') };
}
