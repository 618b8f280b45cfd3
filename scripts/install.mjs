import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runChild, Stop } from './child.mjs';

const lockFile = join(root, 'package-lock.json');
const installedFile = join(root, 'node_modules/.package-lock.json');
const stampFile = join(root, 'node_modules/.baize');

/** Installs the packages of the lock file, unless exactly they are there already. */
export async function ensureInstalled() {
  assertNode();
  const lock = readFileSync(lockFile, 'utf8');
  const stamp = createHash('sha256').update(lock).digest('hex');
  if (readIfThere(stampFile) === stamp) return;
  if (!isInstalled(lock)) await install();
  writeFileSync(stampFile, stamp);
}

function assertNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Stop(`Node ${process.versions.node} is too old: install Node 20.19 or newer.`);
  }
}

/** Someone may have run npm by hand; npm keeps its own list of what lies in the folder. */
function isInstalled(lock) {
  if (!existsSync(installedFile)) return false;
  const wanted = JSON.parse(lock).packages;
  const found = JSON.parse(readFileSync(installedFile, 'utf8')).packages;
  return Object.entries(wanted).every(([path, { version, optional, peer, link }]) => {
    if (!path.includes('node_modules/') || link) return true;
    if (!found[path]) return Boolean(optional || peer);
    return found[path].version === version;
  });
}

async function install() {
  console.log('Installing packages (npm ci) …');
  const { code } = await runChild('npm', ['ci', '--include=dev', '--no-audit', '--no-fund']);
  if (code !== 0) {
    throw new Stop('The packages could not be installed: check the network, then start again.');
  }
}

const readIfThere = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
