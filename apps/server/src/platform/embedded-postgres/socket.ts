import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** The kernel keeps no more of a socket's path. */
const MAX_PATH_BYTES = 107;
const PREFIX = '.s.PGSQL.';

/** Among the database's own files, where no other account may enter; nowhere if the path is too long. */
export function socketFolderIn(pgData: string): string {
  // Commas part several folders from each other, and quotes would have to be closed.
  const isPlain = process.platform !== 'win32' && !/[,"@]/.test(pgData);
  const longest = join(pgData, `${PREFIX}65535`);
  return isPlain && Buffer.byteLength(longest) <= MAX_PATH_BYTES ? pgData : '';
}

export const isSocketFile = (name: string): boolean => name.startsWith(PREFIX);

/** A lock beside the socket names a process; after a crash that may be anybody's. */
export async function removeSocketFiles(pgData: string): Promise<void> {
  const left = (await readdir(pgData)).filter(isSocketFile);
  await Promise.all(left.map((name) => rm(join(pgData, name), { force: true })));
}

/**
 * The same database through its socket, which costs both sides about a quarter less than a port does;
 * through the port where this process may not enter the folder.
 */
export async function throughSocket(url: string, folder: string | undefined): Promise<string> {
  if (!folder) return url;
  const address = new URL(url);
  address.searchParams.set('host', folder);
  const client = new pg.Client({ connectionString: address.href });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return address.href;
  } catch {
    return url;
  } finally {
    await client.end().catch(() => undefined);
  }
}
