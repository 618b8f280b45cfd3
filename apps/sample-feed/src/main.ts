import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, type House, type Message, tellUntilHeard } from './house.ts';
import { disturb, type Way, ways } from './mischief.ts';
import { type Telling, tellMatch } from './script.ts';

const { env } = process;
const house: House = {
  url: env.BAIZE_URL ?? 'http://127.0.0.1:8080',
  code: env.SAMPLE_FEED_CODE ?? 'sample',
  secret: env.SAMPLE_FEED_SECRET ?? 'baize-sample-feed',
};
const asked = (env.SAMPLE_FEED_WAYS ?? '').split(',');
const how = new Set<Way>(ways.filter((way) => asked.includes(way)));
const name = env.SAMPLE_FEED_NAME ?? `m${Date.now()}`;
const seed = env.SAMPLE_FEED_SEED ?? name;
const count = Number(env.SAMPLE_FEED_MATCHES ?? Number.POSITIVE_INFINITY);
/** How many times faster than they happen things are told; 0: without waiting. */
const pace = Number(env.SAMPLE_FEED_PACE ?? 1);

const BEAT_MS = 5_000;
const AT_ONCE = 4;

/** The first word asks where the house stands: the numbers go on from there. */
async function findNumber(): Promise<number> {
  const { reached } = await tellUntilHeard(house, [
    { id: `hello-${name}`, number: 1, kind: 'heartbeat' },
  ]);
  return reached;
}

function numberFrom(
  tellings: readonly Telling[],
  from: number,
): (Telling & { message: Message })[] {
  return tellings.map((telling, n) => ({
    ...telling,
    message: { ...telling.body, number: from + n + 1 },
  }));
}

function report({ results }: Answer): void {
  for (const { id, status, reason } of results) {
    if (status === 'refused') process.stderr.write(`${id} was refused: ${reason}\n`);
  }
}

/** Tells a match at its pace, with a sign of life where there is nothing to tell. */
async function play(n: number, reached: number): Promise<number> {
  const at = Date.now();
  const match = `${name}-${n}`;
  const isCorrected = how.has('correct');
  const script = tellMatch(match, { seed: `${seed} ${n}`, at, isCorrected });
  const numbered = numberFrom(withBeats(script, match), reached);
  const sent = disturb(numbered, how, `${seed} ${n}`);
  for (let from = 0; from < sent.length; from += AT_ONCE) {
    const batch = sent.slice(from, from + AT_ONCE);
    const due = Math.max(...batch.map(({ atMs }) => atMs));
    if (pace > 0) await sleep(Math.max(0, at + due / pace - Date.now()));
    report(
      await tellUntilHeard(
        house,
        batch.map(({ message }) => message),
      ),
    );
  }
  process.stdout.write(`${match} is told\n`);
  return reached + numbered.length;
}

/** At a pace of our own a beat fills every silence. */
function withBeats(script: readonly Telling[], match: string): Telling[] {
  if (pace === 0) return [...script];
  return script.flatMap((telling, n) => {
    const next = script[n + 1]?.atMs ?? telling.atMs;
    const beats: Telling[] = [telling];
    for (let atMs = telling.atMs + BEAT_MS; atMs < next; atMs += BEAT_MS) {
      beats.push({ atMs, body: { id: `${match}-beat-${atMs}`, kind: 'heartbeat' } });
    }
    return beats;
  });
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));

let reached = await findNumber();
for (let n = 1; n <= count; n += 1) reached = await play(n, reached);
