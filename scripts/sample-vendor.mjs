import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { staleSteps } from './build-steps.mjs';
import { orStop, root, runChild, Stop } from './child.mjs';
import { ensureInstalled } from './install.mjs';

const USUAL_PORT = 8190;
const main = join(root, 'apps/sample-vendor/dist/main.js');

/**
 * Starts the sample vendor beside the demo, so that its games can be opened. It is tied to us by its
 * standard input: when we end, in whatever way, that line breaks and it ends too.
 */
export async function startBeside(env = process.env) {
  if (env.BAIZE_PROFILE === 'production' || env.BAIZE_SAMPLE_VENDOR_URL) return;
  const port = (await isFree(USUAL_PORT)) ? USUAL_PORT : await freePort();
  env.BAIZE_SAMPLE_VENDOR_URL = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [main], {
    cwd: root,
    // What it would say is for those who start it by itself.
    stdio: ['pipe', 'ignore', 'ignore'],
    env: {
      ...env,
      SAMPLE_VENDOR_TIED: '1',
      SAMPLE_VENDOR_PORT: String(port),
      SAMPLE_VENDOR_DATA: join(env.BAIZE_DATA ?? '.data', 'sample-vendor'),
      BAIZE_URL: `http://${reachable(env.HOST)}:${env.PORT ?? '8080'}`,
    },
  });
  // It must not keep us alive, nor take us with it.
  child.stdin.on('error', () => {});
  child.on('error', () => {});
  child.stdin.unref();
  child.unref();
}

/** A server that listens everywhere is found here too. */
const reachable = (host) => (!host || host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host);

function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

async function runAlone() {
  await ensureInstalled();
  if (staleSteps().some(({ name }) => name === 'sample-vendor')) {
    const { code } = await runChild(process.execPath, ['scripts/build.mjs', 'sample-vendor']);
    if (code !== 0) throw new Stop('Nothing was started.');
  }
  await import(pathToFileURL(main).href);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.chdir(root);
  await orStop(runAlone);
}
