import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Generated, type Selectable, sql } from 'kysely';
import { remakePicture } from './files/pictures.ts';
import { LARGEST_VIDEO, wholeVideoKind } from './files/video-shape.ts';
import type { House } from './house.ts';
import { refuse } from './refusal.ts';

export interface FilesTable {
  id: Generated<bigint>;
  owner_id: bigint;
  purpose: string;
  name: string;
  type: string;
  bytes: number;
  kept_at: Date;
}

declare module './database.ts' {
  interface Tables {
    files: FilesTable;
  }
}

export type KeptFile = Selectable<FilesTable>;

const FILES_PER_OWNER = 200;
const BYTES_PER_OWNER = 200 * 1024 * 1024;

/** Keeps a picture that was made anew from what was uploaded: nothing else of the upload survives. */
export async function keepPicture(
  house: House,
  upload: { ownerId: bigint; purpose: string; bytes: Buffer; isUncounted?: true },
): Promise<KeptFile> {
  if (!upload.isUncounted) await refuseBeyondQuota(house, upload.ownerId);
  return storeFile(house, upload, await remakePicture(upload.bytes));
}

/** Keeps a video as it came, once it is seen to be one from its first byte to its last. */
export async function keepVideo(
  house: House,
  upload: { ownerId: bigint; purpose: 'public'; bytes: Buffer },
): Promise<KeptFile> {
  const { bytes } = upload;
  const megabytes = LARGEST_VIDEO / 1024 / 1024;
  if (bytes.length > LARGEST_VIDEO) refuse('VIDEO_TOO_LARGE', { words: { megabytes } });
  const kind = wholeVideoKind(bytes) ?? refuse('FILE_NOT_A_VIDEO');
  return storeFile(house, upload, { bytes, type: `video/${kind}` });
}

async function storeFile(
  house: House,
  { ownerId, purpose }: { ownerId: bigint; purpose: string },
  { bytes, type }: { bytes: Buffer; type: string },
): Promise<KeptFile> {
  const name = randomBytes(24).toString('hex');
  await writeWhole(placeOf(house, name), bytes);
  return house.db
    .insertInto('files')
    .values({
      owner_id: ownerId,
      purpose,
      name,
      type,
      bytes: bytes.length,
      kept_at: house.clock.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** One of the owner's files; someone else's looks as if it did not exist. */
export async function ownFile(house: House, ownerId: bigint, fileId: string): Promise<KeptFile> {
  const file = await findFile(house, fileId);
  return file?.owner_id === ownerId ? file : refuse('NOT_FOUND');
}

/** One of the owner's files that was sent for this; one sent for something else is none. */
export async function ownFileFor(
  house: House,
  ownerId: bigint,
  { fileId, purpose }: { fileId: string; purpose: string },
): Promise<KeptFile> {
  const file = await ownFile(house, ownerId, fileId);
  return file.purpose === purpose ? file : refuse('NOT_FOUND');
}

/** Any file, for those who may look at it by another right than owning it. */
export async function findFile(house: House, fileId: string): Promise<KeptFile | undefined> {
  if (!/^\d{1,18}$/.test(fileId)) return undefined;
  return house.db
    .selectFrom('files')
    .selectAll()
    .where('id', '=', BigInt(fileId))
    .executeTakeFirst();
}

/** What the operators put up for all to see, by the name it was given. */
export async function findPublicFile(house: House, name: string): Promise<KeptFile | undefined> {
  return house.db
    .selectFrom('files')
    .selectAll()
    .where('name', '=', name)
    .where('purpose', '=', 'public')
    .executeTakeFirst();
}

export async function readKept(house: House, file: KeptFile): Promise<Buffer> {
  return readFile(placeOf(house, file.name));
}

async function refuseBeyondQuota(house: House, ownerId: bigint): Promise<void> {
  const { count, bytes } = await house.db
    .selectFrom('files')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`coalesce(sum(bytes), 0)::int`.as('bytes'),
    ])
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  if (count >= FILES_PER_OWNER || bytes >= BYTES_PER_OWNER) refuse('FILES_TOO_MANY');
}

/** A crash in the middle leaves no half picture under a name that counts. */
async function writeWhole(place: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(place), { recursive: true, mode: 0o700 });
  await writeFile(`${place}.part`, bytes, { mode: 0o600 });
  await rename(`${place}.part`, place);
}

function placeOf(house: House, name: string): string {
  return join(house.config.dataDir, 'files', name.slice(0, 2), name);
}
