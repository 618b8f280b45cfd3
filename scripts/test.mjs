import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser, fetchBrowser } from './browser.mjs';
import { orStop, root, runChild } from './child.mjs';
import { fastestFolder } from './fastest-folder.mjs';
import { ensureInstalled } from './install.mjs';

const reports = mkdtempSync(join(tmpdir(), 'baize-reports-'));
// What the demo fills is the same for all who start a server of their own.
const filled = mkdtempSync(join(fastestFolder(), 'baize-filled-'));
process.env.BAIZE_FILLED_FOLDER = filled;
process.on('exit', () => {
  for (const folder of [reports, filled]) rmSync(folder, { recursive: true, force: true });
});

const sum = { passed: 0, failed: 0 };
const times = [];

await orStop(async () => {
  await stage('install', () => Promise.all([ensureInstalled(), fetchBrowser()]));
  await stage('check and build', runChecksAndBuild);
  await stage('tests', runVitest);
  await stage('browser tests', runPlaywright);
});
console.log(`\n${times.map(([name, s]) => `${name} ${s.toFixed(1)} s`).join(' · ')}`);
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exit(sum.failed ? 1 : 0);

async function stage(name, work) {
  console.log(`\n— ${name}`);
  const startedAt = performance.now();
  await work();
  times.push([name, (performance.now() - startedAt) / 1000]);
}

async function runChecksAndBuild() {
  const { check } = await import('./check.mjs');
  sum.failed += await check([hasBrowser, isBuilt]);
}

async function hasBrowser() {
  return Boolean(await ensureBrowser());
}

async function isBuilt() {
  const { code } = await runChild(process.execPath, ['scripts/build.mjs']);
  return code === 0;
}

async function runVitest() {
  const file = join(reports, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const cli = join(root, 'node_modules/vitest/vitest.mjs');
  const args = ['--max-semi-space-size=64', cli, 'run', ...reporters];
  const { code } = await runChild(process.execPath, args);
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = readReport(file);
  const unread = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some(hasFailed),
  );
  count(code, numPassedTests, numFailedTests + unread.length);
}

async function runPlaywright() {
  const folder = join(root, 'tests/browser');
  const hasTests =
    existsSync(folder) && readdirSync(folder).some((f) => /\.(test|spec)\.ts$/.test(f));
  if (!hasTests) return console.log('no browser tests');
  const file = join(reports, 'playwright.json');
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  const { code } = await runChild(process.execPath, [cli, 'test', '--reporter=list,json'], { env });
  const { expected = 0, unexpected = 0 } = readReport(file).stats ?? {};
  count(code, expected, unexpected);
}

/** A file that does not load has no tests to count, and counts as one failure itself. */
function hasFailed({ status }) {
  return status === 'failed';
}

/** A runner that fails without a failed test counts as one. */
function count(code, passed, failed) {
  sum.passed += passed;
  sum.failed += failed || (code === 0 ? 0 : 1);
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
