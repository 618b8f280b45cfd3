import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { untilAtRest } from './processor-time.ts';

export type ServerChild = { port: number; child: ChildProcess; stop(): Promise<void> };

/** Beside us as source, or among the entries of a bundle whose chunks we are in. */
const found = ['./bench-server.ts', '../bench/bench-server.js', './bench-server.js']
  .map((place) => fileURLToPath(new URL(place, import.meta.url)))
  .find((file) => existsSync(file))!;

/** How memory is laid out, and whether a profile is written: what is measured is the server. */
const PASSED_ON = /^--(max-semi-space-size|cpu-prof)/;

/** Starts the server as a process of its own and waits until it serves. */
export async function startServerChild(options: {
  serveUrl: string;
  dataDir: string;
  port?: number;
  /** A server that was bundled elsewhere: it starts sooner than one read from its source. */
  script?: string;
  wallet?: 'real' | 'idle';
  /** Delivers what is announced too, as a server in service does. */
  hearsEvents?: boolean;
  /** How many stand behind the port, each with a processor of its own. */
  servers?: number;
}): Promise<ServerChild> {
  const port = options.port ?? (await freePort());
  const { serveUrl, dataDir, script = found, wallet = 'real', hearsEvents, servers = 1 } = options;
  const loader = script.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const args = [
    ...process.execArgv.filter((flag) => PASSED_ON.test(flag)),
    ...loader,
    script,
    serveUrl,
    dataDir,
    String(port),
    wallet,
    hearsEvents ? 'heard' : '',
    String(servers),
  ];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`The server ended at once (${code})`)));
  });
  return { port, child, stop: () => end(child) };
}

/** The same for a house that has just been opened: what follows is measured when its first work is done. */
export async function startRestedServer(
  options: Parameters<typeof startServerChild>[0],
): Promise<ServerChild> {
  const server = await startServerChild(options);
  await untilAtRest(server.child.pid!);
  return server;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await Promise.race([ended, sleep(10_000).then(() => child.kill('SIGKILL'))]);
  await ended;
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
