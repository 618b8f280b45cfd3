import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { orStop, root, Stop } from './child.mjs';
import { ensureInstalled } from './install.mjs';

const [name = '', ...rest] = process.argv.slice(2);
const source = join(root, 'apps/server/src/commands', `${name}.ts`);

await orStop(async () => {
  await ensureInstalled();
  if (!/^[a-z-]+$/.test(name) || !existsSync(source))
    throw new Stop(`There is no command "${name}".`);
});
process.chdir(root);
process.argv = [process.argv[0], source, ...rest];
const { register } = await import('tsx/esm/api');
register();
await import(pathToFileURL(source).href);
