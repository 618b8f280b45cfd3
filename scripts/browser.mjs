import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { root, runChild, Stop } from './child.mjs';

/** The one without windows comes first: it draws the same pages with a quarter less work. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
const FOLDERS = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'];

/** The Chromium on this machine, or nothing. BAIZE_BROWSER names one by hand. */
export function findBrowser() {
  return findInstalled() ?? [downloadedBrowser()].find(runs);
}

function findInstalled() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...FOLDERS];
  const places = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [process.env.BAIZE_BROWSER, ...places].find(runs);
}

/**
 * Debian's package when there is none and we are root. It needs nothing of ours, so it may come while our
 * packages come; Playwright is one of those, and is not asked for here: Node would remember that it was not there.
 */
export async function fetchBrowser() {
  if (!findInstalled() && process.getuid?.() === 0) await installFromDebian();
}

/** An installed Chromium, else Debian's package when root, else Playwright's download. */
export async function ensureBrowser() {
  if (!findBrowser()) await fetchBrowser();
  if (!findBrowser()) await download();
  const browser = findBrowser();
  if (browser) return browser;
  throw new Stop(
    'No Chromium was found and none could be installed: install one (apt-get install chromium) or name it in BAIZE_BROWSER.',
  );
}

async function installFromDebian() {
  console.log('Installing Chromium (apt-get) …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { quiet: true, env };
  const install = (name) =>
    runChild('apt-get', ['install', '-y', '--no-install-recommends', name], options);
  if ((await install('chromium-headless-shell')).code === 0) return;
  await runChild('apt-get', ['update'], options);
  // Older releases have only the whole of it.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if ((await install(name)).code === 0) return;
  }
}

async function download() {
  console.log('Downloading Chromium (playwright install) …');
  const cli = join(root, 'node_modules/playwright/cli.js');
  await runChild(process.execPath, [cli, 'install', 'chromium'], { quiet: true });
}

function downloadedBrowser() {
  try {
    return createRequire(import.meta.url)('playwright-core').chromium.executablePath();
  } catch {
    return undefined;
  }
}

/** A download may be there and still lack a library of the system. */
function runs(file) {
  if (!file) return false;
  try {
    accessSync(file, constants.X_OK);
  } catch {
    return false;
  }
  return spawnSync(file, ['--version', '--no-sandbox'], { stdio: 'ignore' }).status === 0;
}
