import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BareOrder } from './bare-server.ts';
import type { LoadAnswer, LoadOrder } from './load-generator.ts';
import { processSeconds } from './processor-time.ts';
import { atLeast, type Row } from './rows.ts';
import type { ServerChild } from './server-child.ts';

/** A call beside a bare route, and the share of the bare route's speed that it must reach. */
export type Compared = {
  name: string;
  must: number;
  path: string;
  method?: 'GET' | 'POST';
  type?: string;
  headers?: Record<string, string>;
  connections?: number;
  betsOf?: number;
};

const CONNECTIONS = 32;
const ROUNDS = 3;
const WARM_UP_SECONDS = 3;
const MOST_WRONG = 50;

/** Both servers under the same load in turn, so that a busy moment of the machine falls on both. */
export async function compareWithBare(
  ours: ServerChild,
  compared: readonly Compared[],
  { seconds, say }: { seconds: number; say: (line: string) => void },
): Promise<Row[]> {
  const generator = await startProgram('load-generator');
  const rows: Row[] = [];
  try {
    for (const call of compared) {
      rows.push(await compareOne({ ours, call, generator, seconds, say }));
    }
  } finally {
    generator.kill();
  }
  return rows;
}

type Comparing = {
  ours: ServerChild;
  call: Compared;
  generator: ChildProcess;
  seconds: number;
  say: (line: string) => void;
};

async function compareOne({ ours, call, generator, seconds, say }: Comparing): Promise<Row> {
  const { name, path, method = 'GET', type = 'application/json; charset=utf-8' } = call;
  const order = {
    method,
    path,
    headers: call.headers ?? {},
    connections: call.connections ?? CONNECTIONS,
    ...(call.betsOf === undefined ? {} : { betsOf: call.betsOf }),
  };
  const warm = await load(generator, { ...order, port: ours.port, seconds: WARM_UP_SECONDS });
  // One that has just started may still turn a call away.
  if (warm.wrong > MOST_WRONG)
    throw new Error(`${path} was answered wrongly ${warm.wrong} times: ${warm.body}`);
  const bare = await startProgram('bare-server');
  const port = await ask<number>(bare, { method, path, type, body: warm.body } satisfies BareOrder);
  await load(generator, { ...order, port, seconds: 1 });
  const sums = { ours: newSum(), bare: newSum() };
  for (let round = 0; round < ROUNDS; round += 1) {
    const share = { ...order, seconds: seconds / ROUNDS };
    add(sums.bare, await timed(bare.pid!, () => load(generator, { ...share, port })));
    add(
      sums.ours,
      await timed(ours.child.pid!, () => load(generator, { ...share, port: ours.port })),
    );
  }
  bare.kill();
  const speed = { ours: sums.ours.perSecond / ROUNDS, bare: sums.bare.perSecond / ROUNDS };
  const detail =
    `${speed.ours.toFixed(0)} and ${speed.bare.toFixed(0)}/s; ` +
    `${microsOf(sums.ours)} and ${microsOf(sums.bare)} µs of Node; ${warm.body.length} bytes`;
  say(`${name}: ${detail}`);
  return atLeast(`${name} over a bare route`, speed.ours / speed.bare, call.must, detail);
}

type Sum = { perSecond: number; answers: number; processorSeconds: number };

function newSum(): Sum {
  return { perSecond: 0, answers: 0, processorSeconds: 0 };
}

function add(sum: Sum, { answer, seconds, processor }: Timed): void {
  sum.perSecond += answer.perSecond;
  sum.answers += answer.perSecond * seconds;
  sum.processorSeconds += processor;
}

function microsOf({ processorSeconds, answers }: Sum): string {
  return ((processorSeconds / answers) * 1e6).toFixed(0);
}

type Timed = { answer: LoadAnswer; seconds: number; processor: number };

async function timed(pid: number, run: () => Promise<LoadAnswer>): Promise<Timed> {
  const before = processSeconds(pid);
  const startedAt = performance.now();
  const answer = await run();
  const seconds = (performance.now() - startedAt) / 1_000;
  return { answer, seconds, processor: processSeconds(pid) - before };
}

function load(generator: ChildProcess, order: LoadOrder): Promise<LoadAnswer> {
  return ask<LoadAnswer>(generator, order);
}

function ask<Answer>(program: ChildProcess, order: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('A program of the bench ended'));
    program.once('exit', ended);
    program.once('message', (answer) => {
      program.off('exit', ended);
      resolve(answer as Answer);
    });
    program.send(order);
  });
}

/** Beside us as source, or among the entries of a bundle whose chunks we are in. */
async function startProgram(name: string): Promise<ChildProcess> {
  const file = [`./${name}.ts`, `../bench/${name}.js`, `./${name}.js`]
    .map((place) => fileURLToPath(new URL(place, import.meta.url)))
    .find((place) => existsSync(place))!;
  const program = fork(file, { execArgv: file.endsWith('.ts') ? ['--import', 'tsx'] : [] });
  await new Promise((resolve) => program.once('message', resolve));
  return program;
}
