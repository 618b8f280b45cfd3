import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { staleSteps } from './build-steps.mjs';
import { orStop, root, runChild, Stop } from './child.mjs';
import { ensureInstalled } from './install.mjs';
import { startGateway } from './sample-gateway.mjs';
import { startBeside } from './sample-vendor.mjs';

process.chdir(root);
await orStop(prepare);
stopWithNpm();
await startBeside();
await startGateway();
process.setSourceMapsEnabled(true);
// The server runs in this very process: whoever ends us has ended it.
await import(pathToFileURL(join(root, 'apps/server/dist/main.js')).href);

/** The build runs in a process of its own, so that its tools do not stay in the server's memory. */
async function prepare() {
  await ensureInstalled();
  if (staleSteps().length === 0) return;
  const { code } = await runChild(process.execPath, ['scripts/build.mjs']);
  if (code !== 0) throw new Stop('Nothing was started.');
}

/** npm passes signals on, but one that is killed outright cannot: then we stop by ourselves. */
function stopWithNpm() {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const npm = startedBy();
  const watch = setInterval(() => {
    if (startedBy() === npm) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}

/** The process that started us; a shell in between, as npm puts one there, does not count. */
function startedBy() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    const [, name, parent] = /\((.*)\) \S+ (\d+)/.exec(stat);
    return /^(ba|da)?sh$/.test(name) ? Number(parent) : process.ppid;
  } catch {
    return process.ppid;
  }
}
