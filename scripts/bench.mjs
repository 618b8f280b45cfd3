import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { bundleBench } from './bundle-server.mjs';
import { orStop, root } from './child.mjs';
import { ensureInstalled } from './install.mjs';

process.chdir(root);
const folder = await orStop(async () => {
  await ensureInstalled();
  // The home page is among what is measured.
  await build();
  return bundleBench();
});
await import(pathToFileURL(join(folder, 'main.js')).href);
