import { join } from 'node:path';
import { bundleBench } from '../scripts/bundle-server.mjs';
import { openFilledPlace } from './filled-folder.ts';
import { BENCH_SERVER, buildServer } from './server-process.ts';

/** Built once, before the first file: side by side they would build over each other. */
export async function setup(): Promise<() => void> {
  buildServer();
  process.env[BENCH_SERVER] = join(await bundleBench(), 'bench-server.js');
  return openFilledPlace();
}
