import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, Stop } from './child.mjs';

const source = join(root, 'apps/server/src');

/** What runs beside the server's own thread. */
const threads = ['domains/cardroom/hands/bot-thread.ts'];

/** The server and its commands, as `npm start` runs them. */
export const bundleServer = () =>
  bundle(['main.ts', ...threads, ...commands()], join(root, 'apps/server/dist'));

/** A program outside the house: nothing of ours goes into it. */
export const bundleOutside = (name) =>
  bundle(['main.ts'], join(root, 'apps', name, 'dist'), join(root, 'apps', name, 'src'));

/** The benchmarks, bundled as the server is: what is measured is what would run. */
export async function bundleBench() {
  const dist = join(root, 'apps/server/dist/measured');
  const programs = ['main', 'soak', 'bench-server', 'bare-server', 'load-generator'];
  await bundle([...threads, ...programs.map((name) => `bench/${name}.ts`)], dist);
  return join(dist, 'bench');
}

/** Our own packages go into the bundle; what npm brought stays outside it. */
const outsideIsExternal = {
  name: 'outside-is-external',
  setup(bundle) {
    bundle.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@baize/') ? undefined : { path, external: true },
    );
  },
};

async function bundle(entryPoints, dist, from = source) {
  const esbuild = await import('esbuild');
  rmSync(dist, { recursive: true, force: true });
  await esbuild
    .build({
      entryPoints,
      absWorkingDir: from,
      outdir: dist,
      outbase: from,
      bundle: true,
      splitting: true,
      chunkNames: 'chunks/[name]-[hash]',
      platform: 'node',
      target: 'node20',
      format: 'esm',
      sourcemap: true,
      // The sources lie beside it, and a server holds its maps in memory.
      sourcesContent: false,
      // A program's text stays in memory as long as it runs, with every remark in it; one curly sign in a
      // remark, and all of it takes twice as much.
      minifyWhitespace: true,
      legalComments: 'none',
      plugins: [outsideIsExternal],
      logLevel: 'silent',
    })
    .catch((error) => {
      throw new Stop(`The server could not be bundled: ${error.message}`);
    });
  const migrations = join(from, 'migrations');
  if (existsSync(migrations)) cpSync(migrations, join(dist, 'migrations'), { recursive: true });
}

function commands() {
  const folder = join(source, 'commands');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => `commands/${name}`);
}
