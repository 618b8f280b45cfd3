import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { seconds } from '@baize/calendar';
import type { CardGame } from '@baize/games';
import type { House } from '../../../platform/house.ts';
import { type BotSeed, type BotView, chanceFrom } from './bot-seed.ts';
import type { Question, Thought } from './bot-thread.ts';

/** A thread that has not answered by then hangs: it is ended, and the next move has a new one. */
const PATIENCE_MS = seconds(5);
/** Its program has to be read first. */
const START_MS = seconds(60);

type Thinker = { ask(question: Omit<Question, 'id'>): Promise<unknown> };

const thinkers = new WeakMap<House['pool'], Thinker>();

/** The move of a bot, from what its seat may see. Games that take long are thought about elsewhere. */
export async function moveOfBot(
  { pool }: Pick<House, 'pool'>,
  game: CardGame,
  view: BotView,
  seed: BotSeed,
): Promise<unknown> {
  if (!game.thinksLong) return game.bot(view, chanceFrom(seed));
  const thinker = thinkers.get(pool) ?? openThinker(() => thinkers.delete(pool));
  thinkers.set(pool, thinker);
  return thinker.ask({ game: game.code, view, seed });
}

type Waiting = { resolve(move: unknown): void; reject(error: Error): void; timer: NodeJS.Timeout };

function openThinker(forget: () => void): Thinker {
  const worker = startThread();
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let isReady = false;

  function fail(error: Error): void {
    forget();
    void worker.terminate();
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(error);
    }
    waiting.clear();
  }

  worker.on('error', fail);
  worker.on('message', (thought: Thought) => {
    isReady = true;
    const one = waiting.get(thought.id);
    if (!one) return;
    waiting.delete(thought.id);
    if (waiting.size === 0) worker.unref();
    clearTimeout(one.timer);
    if ('fault' in thought) one.reject(new Error(thought.fault));
    else one.resolve(thought.move);
  });
  // Nothing waits for a thread that has nothing to think about.
  worker.unref();

  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        asked += 1;
        const timer = setTimeout(
          () => fail(new Error('A bot did not come to a move')),
          isReady ? PATIENCE_MS : START_MS,
        );
        timer.unref();
        worker.ref();
        waiting.set(asked, { resolve, reject, timer });
        worker.postMessage({ id: asked, ...question });
      }),
  };
}

/** Built, the program of the thread lies beside the server's; from its sources it is read as they are. */
function startThread(): Worker {
  const built = ['./', '../'].map(
    (from) => new URL(`${from}domains/cardroom/hands/bot-thread.js`, import.meta.url),
  );
  const found = built.find((url) => existsSync(url));
  if (found) return new Worker(found);
  const source = JSON.stringify(new URL('./bot-thread.ts', import.meta.url).href);
  const start = `import('tsx/esm/api').then(({ register }) => { register(); return import(${source}); });`;
  return new Worker(start, { eval: true });
}
