import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { orStop, root } from './child.mjs';
import { ensureInstalled } from './install.mjs';

await orStop(ensureInstalled);
process.chdir(root);
const { register } = await import('tsx/esm/api');
register();
await import(pathToFileURL(join(root, 'apps/server/src/bench/main.ts')).href);
