import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, runChild } from './child.mjs';

const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const ROOMS = ['apps', 'packages'];

/** What is wrong with the arrows, a line each; a check that has not seen all code is wrong itself. */
export function faultsOf({ summary, modules }, sources) {
  const broken = summary.violations
    .filter(({ rule }) => rule.severity === 'error')
    .map(({ rule, from, to, cycle }) => {
      const way = cycle?.length ? cycle.map(({ name }) => name).join(' → ') : to;
      return `${rule.name}: ${from} → ${way}`;
    });
  const seen = new Set(modules.map(({ source }) => source));
  const unseen = sources.filter((path) => !seen.has(path)).map((path) => `not seen: ${path}`);
  const isBlind = summary.totalDependenciesCruised <= sources.length;
  return [...broken, ...unseen, ...(isBlind ? ['Hardly any arrow was found at all.'] : [])];
}

async function checkArrows() {
  const args = [cruiser, '--exclude', '/dist/', '--output-type', 'json', ...ROOMS];
  const { output } = await runChild(process.execPath, args, { quiet: true });
  const faults = faultsOf(JSON.parse(output), sourcesOfHouse());
  for (const fault of faults) console.log(fault);
  return faults.length;
}

function sourcesOfHouse() {
  return execFileSync('git', ['ls-files', ...ROOMS], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((path) => /\.tsx?$/.test(path) && existsSync(join(root, path)));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exitCode = (await checkArrows()) ? 1 : 0;
}
