import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { orStop, root, runChild } from './child.mjs';

const bin = (file) => join(root, 'node_modules', file);
const types = (project) => ['types', project, [bin('typescript-native/bin/tsc'), '-p', project]];

/** Everything that is known without running the product. */
const checks = [
  ['types', 'server and packages', [bin('typescript-native/bin/tsc'), '-p', 'tsconfig.json']],
  ...['apps/portal', 'apps/console', 'packages/ui', 'packages/web'].filter(hasSources).map(types),
  ['format and lint', 'biome', [bin('@biomejs/biome/bin/biome'), 'ci', '--colors=off', '.']],
  ['promises', 'oxlint', [bin('oxlint/bin/oxlint'), '--type-aware', 'apps', 'packages', 'tests']],
  ['unused code', 'knip', [bin('knip/bin/knip.js'), '--no-progress']],
  ['arrows', 'dependency-cruiser', [join(root, 'scripts/arrows.mjs')]],
];

/** Runs every check, two at a time, shows what the failing ones said, and answers how many failed. */
export async function check() {
  const waiting = [...checks];
  const results = [];
  const work = async () => {
    while (waiting.length) results.push(await runCheck(waiting.shift()));
  };
  await Promise.all([work(), work()]);
  return results.filter((isGood) => !isGood).length;
}

async function runCheck([kind, subject, args]) {
  const startedAt = performance.now();
  const { code, output } = await runChild(process.execPath, args, { quiet: true });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${kind}: ${subject} (${seconds} s)`);
  if (code !== 0) console.log(output.trimEnd());
  return code === 0;
}

function hasSources(project) {
  const source = join(root, project, 'src');
  return (
    existsSync(source) && readdirSync(source, { recursive: true }).some((f) => /\.tsx?$/.test(f))
  );
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { ensureInstalled } = await import('./install.mjs');
  await orStop(async () => {
    await ensureInstalled();
    process.exitCode = (await check()) ? 1 : 0;
  });
}
