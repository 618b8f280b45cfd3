import { createHmac } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { House } from '../../../platform/house.ts';

export type ShippedHead = { id: bigint; hash: string; file: string; isGenuine: boolean };

const HEAD_KEY = 'audit-head';
const HEAD_FILE = /^head-.*\.json$/;

/** Writes down, signed, how far the log has come: what was cut off its end later, this file shows. */
export async function shipHead(house: House): Promise<string | undefined> {
  const last = await house.db
    .selectFrom('audit_entries')
    .select(['id', 'hash'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const shipped = (await readHeads(house)).at(-1);
  if (!last || (shipped?.isGenuine && shipped.id === last.id)) return undefined;
  const at = house.clock.now().toISOString();
  const content = { id: String(last.id), hash: last.hash, at };
  const signature = sign(house.keys.derive(HEAD_KEY), content);
  return writeHead(folderOf(house), at, { ...content, signature });
}

async function writeHead(folder: string, at: string, content: object): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `head-${at.replaceAll(':', '-')}.json`);
  await writeFile(`${file}.half`, `${JSON.stringify(content)}\n`, { mode: 0o600 });
  await rename(`${file}.half`, file);
  return file;
}

/** Every head in the data folder, oldest first. */
export async function readHeads(house: House): Promise<ShippedHead[]> {
  const folder = folderOf(house);
  const names = await readdir(folder).catch(() => [] as string[]);
  const files = names.filter((name) => HEAD_FILE.test(name)).sort();
  return Promise.all(files.map((file) => readHead(house, folder, file)));
}

async function readHead(house: House, folder: string, file: string): Promise<ShippedHead> {
  const keys = [house.keys.derive(HEAD_KEY), ...house.keys.retired(HEAD_KEY)];
  try {
    const { id, hash, at, signature } = JSON.parse(await readFile(join(folder, file), 'utf8'));
    const isGenuine = keys.some((key) => sign(key, { id, hash, at }) === signature);
    return { id: BigInt(id), hash, file, isGenuine };
  } catch {
    return { id: 0n, hash: '', file, isGenuine: false };
  }
}

function sign(key: Buffer, { id, hash, at }: { id: string; hash: string; at: string }): string {
  return createHmac('sha256', key)
    .update(JSON.stringify([id, hash, at]))
    .digest('hex');
}

function folderOf(house: House): string {
  return join(house.config.dataDir, 'audit');
}
