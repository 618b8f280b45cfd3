import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { orStop, root } from './child.mjs';
import { ensureInstalled } from './install.mjs';

process.chdir(root);
await orStop(ensureInstalled);

const port = process.env.PORT ?? '8080';
process.env.BAIZE_SERVER = `http://127.0.0.1:${port}`;
const api =
  '^/(wps|lgw|lotto/lgw|art/tile|art/vendor|ops|vendor|test|ws|openapi\\.json|healthz|readyz|metrics)(/|\\?|$)';
const proxy = { [api]: { target: process.env.BAIZE_SERVER, ws: true } };

const watched = ['apps/server/src', 'packages'].map((path) => `--watch-path=${path}`);
const server = spawn(
  process.execPath,
  ['--import', 'tsx', ...watched, '--watch-preserve-output', 'apps/server/src/main.ts'],
  { stdio: 'inherit', env: { ...process.env, PORT: port } },
);
const screens = [
  await open('apps/portal', 5173, '/'),
  await open('apps/console', 5174, '/console/'),
];

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
server.once('exit', stop);

/** A front end with reload on a port of its own; its calls go to the server. */
async function open(app, screenPort, base) {
  if (!existsSync(join(root, app, 'index.html'))) return undefined;
  const { createServer } = await import('vite');
  const options = { port: screenPort, strictPort: true, proxy };
  const screen = await createServer({ root: join(root, app), base, server: options });
  await screen.listen();
  console.log(`${app}: http://localhost:${screenPort}${base}`);
  return screen;
}

async function stop() {
  if (stopping) return;
  stopping = true;
  server.kill('SIGTERM');
  await Promise.all(screens.map((screen) => screen?.close()));
  if (server.exitCode === null) await new Promise((resolve) => server.once('exit', resolve));
  process.exit(0);
}
