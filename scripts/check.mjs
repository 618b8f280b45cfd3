import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { orStop, root, runChild } from './child.mjs';

const bin = (file) => join(root, 'node_modules', file);

/**
 * Types and promises are looked at by one program, which reads all code once; what browsers share
 * with the server is kept free of Node's own by a rule of its own.
 */
const typed = ['--type-aware', '--type-check', 'apps', 'packages', 'tests'];
const beside = ['tidy.test.ts', 'vitest.config.ts', 'playwright.config.ts'];

/** Everything that is known without running the product. */
const checks = [
  ['types and promises', 'oxlint', [bin('oxlint/bin/oxlint'), ...typed, ...beside]],
  ['format and lint', 'biome', [bin('@biomejs/biome/bin/biome'), 'ci', '--colors=off', '.']],
  ['unused code', 'knip', [bin('knip/bin/knip.js'), '--no-progress']],
  ['arrows', 'dependency-cruiser', [join(root, 'scripts/arrows.mjs')]],
];

/**
 * Runs every check, two at a time, shows what the failing ones said, and answers how many failed. The
 * types take longest and one core: `more` is work for the other, each of which answers whether it went well.
 */
export async function check(more = []) {
  const waiting = [...checks.map((one) => () => runCheck(one)), ...more];
  const results = [];
  const work = async () => {
    while (waiting.length) results.push(await waiting.shift()());
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

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { ensureInstalled } = await import('./install.mjs');
  await orStop(async () => {
    await ensureInstalled();
    process.exitCode = (await check()) ? 1 : 0;
  });
}
