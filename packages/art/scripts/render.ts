// Renders the pictures the front ends ship: node --import tsx packages/art/scripts/render.ts --out <dir>
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { renderSet } from './render-set.ts';

const { values } = parseArgs({ options: { out: { type: 'string' } } });
if (!values.out) {
  console.error('Say where to: --out <dir>');
  process.exit(1);
}
await render(resolve(values.out));

async function render(out: string) {
  const pictures = renderSet();
  const manifest = {
    pictures: Object.fromEntries(
      Object.entries(pictures).map(([file, { svg, ...about }]) => [
        file,
        { ...about, bytes: Buffer.byteLength(svg), sha256: sha256(svg) },
      ]),
    ),
  };
  const files = new Map(Object.entries(pictures).map(([file, { svg }]) => [file, svg]));
  files.set('manifest.json', `${JSON.stringify(manifest, null, 2)}\n`);
  const before = await listed(out);
  const written = await Promise.all([...files].map(([file, text]) => put(join(out, file), text)));
  const removed = await sweep(out, before, files);
  const changed = written.filter(Boolean).length;
  console.log(`art: ${files.size} files, ${changed} written, ${removed} removed`);
}

function sha256(text: string) {
  return createHash('sha256').update(text).digest('hex');
}

/** Writes only what changed, so that watchers and caches stay quiet. */
async function put(path: string, text: string): Promise<boolean> {
  const before = await readFile(path, 'utf8').catch(() => null);
  if (before === text) return false;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
  return true;
}

/** Removes what an earlier run listed in its manifest and this one no longer makes. */
async function sweep(out: string, before: string[], files: Map<string, string>): Promise<number> {
  const stale = before.filter((file) => !files.has(file));
  await Promise.all(stale.map((file) => rm(join(out, file), { force: true })));
  return stale.length;
}

async function listed(out: string): Promise<string[]> {
  const text = await readFile(join(out, 'manifest.json'), 'utf8').catch(() => '{"pictures":{}}');
  const { pictures } = JSON.parse(text) as { pictures: Record<string, unknown> };
  return Object.keys(pictures);
}
