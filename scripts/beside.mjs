import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { staleSteps } from './build-steps.mjs';
import { root, runChild, Stop } from './child.mjs';
import { ensureInstalled } from './install.mjs';

const mainOf = (name) => join(root, 'apps', name, 'dist/main.js');

/**
 * Starts a small outside program beside the demo, so that what it offers can be opened. It is tied to us
 * by its standard input: when we end, in whatever way, that line breaks and it ends too.
 */
export async function startProgram({ name, usualPort, prefix, address }, env) {
  if (env.BAIZE_PROFILE === 'production' || env[address]) return;
  const port = (await isFree(usualPort)) ? usualPort : await freePort();
  env[address] = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [mainOf(name)], {
    cwd: root,
    // What it would say is for those who start it by itself.
    stdio: ['pipe', 'ignore', 'ignore'],
    env: {
      ...env,
      [`${prefix}_TIED`]: '1',
      [`${prefix}_PORT`]: String(port),
      [`${prefix}_DATA`]: join(env.BAIZE_DATA ?? '.data', name),
      BAIZE_URL: `http://${reachable(env.HOST)}:${env.PORT ?? '8080'}`,
    },
  });
  // It must not keep us alive, nor take us with it.
  child.stdin.on('error', () => {});
  child.on('error', () => {});
  child.stdin.unref();
  child.unref();
}

/** The same by itself, built first where that is needed. */
export async function runProgram({ name }) {
  await ensureInstalled();
  if (staleSteps().some((step) => step.name === name)) {
    const { code } = await runChild(process.execPath, ['scripts/build.mjs', name]);
    if (code !== 0) throw new Stop('Nothing was started.');
  }
  await import(pathToFileURL(mainOf(name)).href);
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
