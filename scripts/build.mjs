import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runStep, staleSteps } from './build-steps.mjs';
import { bundleOutside, bundleServer } from './bundle-server.mjs';
import { orStop, root, runChild, Stop } from './child.mjs';

const at = (path) => join(root, path);

const works = {
  art: renderArt,
  portal: () => vite('apps/portal', ['--outDir', 'dist/client', '--emptyOutDir']),
  'portal-server': () =>
    vite('apps/portal', [
      '--ssr',
      'src/entry-server.tsx',
      '--outDir',
      'dist/server',
      '--emptyOutDir',
    ]),
  console: () =>
    vite('apps/console', ['--base', '/console/', '--outDir', 'dist/client', '--emptyOutDir']),
  'sample-vendor': () => bundleOutside('sample-vendor'),
  'sample-gateway': () => bundleOutside('sample-gateway'),
  'sample-feed': () => bundleOutside('sample-feed'),
  'sample-receiver': () => bundleOutside('sample-receiver'),
  server: bundleServer,
};

const ART_FOLDERS = ['apps/portal/public/art', 'apps/console/public/art'];

/**
 * Builds what changed: the pictures first, since the screens carry them; then two things at a time.
 * Named ones only, where any are named.
 */
export async function build(named = []) {
  const stale = staleSteps().filter(({ name }) => named.length === 0 || named.includes(name));
  const build = async ({ name }) => {
    const startedAt = performance.now();
    const step = stale.find((one) => one.name === name);
    if (!step) return;
    await runStep(step, works[name]);
    console.log(`built ${name} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
  };
  await build({ name: 'art' });
  await Promise.all([
    build({ name: 'portal' }).then(() => build({ name: 'portal-server' })),
    build({ name: 'server' })
      .then(() => build({ name: 'sample-vendor' }))
      .then(() => build({ name: 'sample-gateway' }))
      .then(() => build({ name: 'sample-feed' }))
      .then(() => build({ name: 'sample-receiver' }))
      .then(() => build({ name: 'console' })),
  ]);
}

async function renderArt() {
  for (const folder of ART_FOLDERS) {
    await node(['--import', 'tsx', 'packages/art/scripts/render.ts', '--out', at(folder)]);
  }
}

const vite = (app, args) =>
  node([at('node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn', ...args], at(app));

async function node(args, cwd = root) {
  const env = { ...process.env, NODE_ENV: 'production' };
  const { code, output } = await runChild(process.execPath, args, { quiet: true, env, cwd });
  if (code !== 0) throw new Stop(`${output}\nThe build failed; the lines above say where.`);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { ensureInstalled } = await import('./install.mjs');
  await orStop(async () => {
    await ensureInstalled();
    await build(process.argv.slice(2));
  });
}
