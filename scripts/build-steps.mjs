import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './child.mjs';

const at = (path) => join(root, path);

const PACKAGES = [
  'packages/calendar',
  'packages/contract',
  'packages/money',
  'packages/i18n',
  'packages/games',
];
const SCREEN_PACKAGES = [
  ...PACKAGES,
  'packages/ui',
  'packages/web',
  'packages/art',
  'scripts/vite-words.mjs',
];
const EVERYTHING = ['package-lock.json', 'tsconfig.base.json', 'scripts/build.mjs'];

/** What is built from what; a step whose sources do not exist is left out. */
export const steps = [
  {
    name: 'art',
    needs: 'packages/art/scripts/render.ts',
    inputs: ['packages/art'],
    output: 'apps/portal/public/art',
  },
  {
    name: 'portal',
    needs: 'apps/portal/index.html',
    inputs: ['apps/portal', ...SCREEN_PACKAGES],
    output: 'apps/portal/dist/client',
  },
  {
    name: 'portal-server',
    needs: 'apps/portal/src/entry-server.tsx',
    inputs: ['apps/portal', ...SCREEN_PACKAGES],
    output: 'apps/portal/dist/server',
  },
  {
    name: 'console',
    needs: 'apps/console/index.html',
    inputs: ['apps/console', ...SCREEN_PACKAGES],
    output: 'apps/console/dist/client',
  },
  {
    name: 'sample-vendor',
    needs: 'apps/sample-vendor/src/main.ts',
    inputs: ['apps/sample-vendor'],
    output: 'apps/sample-vendor/dist',
  },
  {
    name: 'sample-gateway',
    needs: 'apps/sample-gateway/src/main.ts',
    inputs: ['apps/sample-gateway'],
    output: 'apps/sample-gateway/dist',
  },
  {
    name: 'sample-feed',
    needs: 'apps/sample-feed/src/main.ts',
    inputs: ['apps/sample-feed'],
    output: 'apps/sample-feed/dist',
  },
  {
    name: 'sample-receiver',
    needs: 'apps/sample-receiver/src/main.ts',
    inputs: ['apps/sample-receiver'],
    output: 'apps/sample-receiver/dist',
  },
  {
    name: 'server',
    needs: 'apps/server/src/main.ts',
    inputs: ['apps/server', ...PACKAGES, 'packages/art', 'packages/ui'],
    output: 'apps/server/dist',
  },
].filter(({ needs }) => existsSync(at(needs)));

/** The steps whose sources changed since they were last built, or whose result is gone. */
export function staleSteps() {
  const digests = new Map();
  return steps.filter((step) => {
    const built = existsSync(at(step.output)) && existsSync(stampOf(step));
    return !built || readFileSync(stampOf(step), 'utf8') !== digestOf(step, digests);
  });
}

/** Runs one step; its stamp is absent while it runs, so a killed build is built again. */
export async function runStep(step, work) {
  rmSync(stampOf(step), { force: true });
  const digest = digestOf(step, new Map());
  await work();
  mkdirSync(dirname(stampOf(step)), { recursive: true });
  writeFileSync(stampOf(step), digest);
}

const stampOf = ({ name }) => at(`node_modules/.baize-built/${name}`);

function digestOf({ inputs }, digests) {
  const hash = createHash('sha256');
  for (const path of [...EVERYTHING, ...inputs]) {
    if (!digests.has(path)) digests.set(path, digestOfPath(at(path)));
    hash.update(`${path} ${digests.get(path)}\n`);
  }
  return hash.digest('hex');
}

function digestOfPath(path) {
  const hash = createHash('sha256');
  for (const file of existsSync(path) ? filesUnder(path) : []) {
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

const NOT_SOURCE = /\/(node_modules|dist|public\/art)$|\.gen\.ts$|\.test\.tsx?$|\.md$/;

/** Rendered pictures and generated route trees are results, not sources. */
function filesUnder(path) {
  try {
    const entries = readdirSync(path, { withFileTypes: true });
    return entries
      .filter(({ name }) => !NOT_SOURCE.test(join(path, name)))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => {
        const inside = join(path, entry.name);
        return entry.isDirectory() ? filesUnder(inside) : [inside];
      });
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path];
    throw error;
  }
}
