import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { seconds } from '@baize/calendar';

export type PictureKind = 'png' | 'jpeg';

const MAX_PIXELS = 40_000_000;
const LONGEST_SIDE = 4096;
/** The largest picture that is taken opens in 300 MB. */
const MEMORY_MB = 640;
const PATIENCE_MS = seconds(30);

/**
 * What the process runs. It is handed over as text, since the server is one bundled file; decoding
 * keeps to other threads, so the process can watch its own memory where no kernel does.
 */
const PROGRAM = `
const sharp = require(process.argv[1]);
const { kind, pixels, side, memory } = JSON.parse(process.argv[2]);
setInterval(() => process.memoryUsage.rss() > memory && process.exit(9), 10);
sharp.concurrency(1);
sharp.cache(false);
require('node:stream/consumers').buffer(process.stdin).then(async (upload) => {
  const picture = sharp(upload, { limitInputPixels: pixels, failOn: 'warning', pages: 1 })
    .rotate()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
  const bytes = await (kind === 'png' ? picture.png() : picture.jpeg({ quality: 85 })).toBuffer();
  process.stdout.write(bytes, () => process.exit(0));
}).catch(() => process.exit(1));
`;

/**
 * A picture made anew in a process of its own, which ends with it: whatever a picture does to its
 * decoder, it takes no more memory and time than this, and the server goes on. Nothing where it failed.
 */
export async function remakeApart(upload: Buffer, kind: PictureKind): Promise<Buffer | undefined> {
  const child = startProcess(kind);
  const patience = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
  try {
    const ended = once(child, 'close');
    // Who ends early does not read to the end; how it ended says all.
    child.stdin!.on('error', () => undefined).end(upload);
    const [bytes, [code]] = await Promise.all([buffer(child.stdout!), ended]);
    return code === 0 ? bytes : undefined;
  } finally {
    clearTimeout(patience);
  }
}

function startProcess(kind: PictureKind): ChildProcess {
  const limits = {
    kind,
    pixels: MAX_PIXELS,
    side: LONGEST_SIDE,
    memory: MEMORY_MB * 1024 * 1024,
  };
  const sharp = createRequire(import.meta.url).resolve('sharp');
  const node = [process.execPath, '-e', PROGRAM, sharp, JSON.stringify(limits)];
  const stdio = ['pipe', 'pipe', 'ignore'] as ('pipe' | 'ignore')[];
  if (process.platform !== 'linux') return spawn(node[0]!, node.slice(1), { stdio });
  // The kernel holds the bound; the environment with the house's secrets stays outside.
  const bounded = `ulimit -d ${MEMORY_MB * 1024} && exec "$0" "$@"`;
  return spawn('/bin/sh', ['-c', bounded, ...node], { stdio, env: {} });
}
