import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** The file is missing, cut off, or not what was written. */
export class ArchiveDamaged extends Error {}

export type Written = { contentSha256: string; fileSha256: string; bytes: bigint };

const ROWS_AT_ONCE = 5_000;
const NEW_LINE = 10;

type Pages = AsyncIterable<{ lines: string[] }>;

/** Written beside and renamed once it lies on the disk: under its name a file is whole. */
export async function writeLines(file: string, pages: Pages): Promise<Written> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const half = `${file}.half`;
  try {
    const written = await pack(half, pages);
    await settle(half, file);
    return written;
  } catch (error) {
    // It may be a full disk that broke it off, and the database may need that disk.
    await rm(half, { force: true });
    throw error;
  }
}

async function pack(half: string, pages: Pages): Promise<Written> {
  const [content, packed] = [createHash('sha256'), createHash('sha256')];
  let bytes = 0n;
  await pipeline(
    async function* () {
      for await (const { lines } of pages) {
        const text = Buffer.from(lines.map((line) => `${line}\n`).join(''));
        content.update(text);
        yield text;
      }
    },
    createGzip({ level: 6 }),
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        packed.update(chunk);
        bytes += BigInt(chunk.length);
        yield chunk;
      }
    },
    createWriteStream(half, { mode: 0o600 }),
  );
  return { contentSha256: content.digest('hex'), fileSha256: packed.digest('hex'), bytes };
}

/** A small file beside the large one, for whoever has the folder and not the database. */
export async function writeManifest(file: string, manifest: unknown): Promise<void> {
  const half = `${file}.half`;
  const handle = await open(half, 'w', 0o600);
  await handle.writeFile(`${JSON.stringify(manifest, null, 2)}\n`);
  await handle.close();
  await settle(half, file);
}

async function settle(half: string, file: string): Promise<void> {
  await sync(half);
  await rename(half, file);
  await sync(dirname(file));
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync();
  await handle.close();
}

/** Reads a file page by page; what it was made of is known when the last page was taken. */
export async function* readLines(
  file: string,
): AsyncGenerator<string[], { contentSha256: string; fileSha256: string }> {
  const [content, packed] = [createHash('sha256'), createHash('sha256')];
  try {
    yield* linesOf(unpacked(file, packed), content);
  } catch (error) {
    // A wish of the reader's to stop early is no damage, and comes as a return instead.
    throw error instanceof ReadFailure
      ? new ArchiveDamaged(`${file} cannot be read: ${error.message}`)
      : error;
  }
  return { contentSha256: content.digest('hex'), fileSha256: packed.digest('hex') };
}

class ReadFailure extends Error {}

async function* unpacked(file: string, packed: Hash): AsyncGenerator<Buffer> {
  const gunzip = createGunzip();
  const source = createReadStream(file);
  source.on('data', (chunk) => packed.update(chunk));
  source.on('error', (error) => gunzip.destroy(error));
  source.pipe(gunzip);
  try {
    for await (const chunk of gunzip) yield chunk as Buffer;
  } catch (error) {
    throw new ReadFailure((error as Error).message);
  } finally {
    source.destroy();
  }
}

/** Cut at new lines only: other signs that end a line may stand inside a text. */
async function* linesOf(chunks: AsyncIterable<Buffer>, content: Hash): AsyncGenerator<string[]> {
  let rest = Buffer.alloc(0);
  let page: string[] = [];
  for await (const chunk of chunks) {
    content.update(chunk);
    const text = Buffer.concat([rest, chunk]);
    let from = 0;
    for (let end = text.indexOf(NEW_LINE); end >= 0; end = text.indexOf(NEW_LINE, from)) {
      page.push(text.toString('utf8', from, end));
      from = end + 1;
      if (page.length === ROWS_AT_ONCE) {
        yield page;
        page = [];
      }
    }
    rest = text.subarray(from);
  }
  if (rest.length > 0) throw new ReadFailure('its last line has no end');
  if (page.length > 0) yield page;
}
