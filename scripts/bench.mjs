import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleBench } from './bundle-server.mjs';
import { orStop, root } from './child.mjs';
import { ensureInstalled } from './install.mjs';

process.chdir(root);
const folder = await orStop(async () => {
  await ensureInstalled();
  return bundleBench();
});
await import(pathToFileURL(join(folder, 'main.js')).href);
