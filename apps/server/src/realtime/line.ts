import { randomInt } from 'node:crypto';
import { seconds } from '@baize/calendar';
import type { FleetingMessage } from '../platform/realtime/publish.ts';
import type { Message } from '../platform/realtime/store.ts';
import { KEPT_MS } from '../platform/realtime/store.ts';

export type Listener = { send(text: string): void };

/** One topic on this server: what it said lately, and who hears it, each up to which number. */
export type Line = {
  topic: string;
  /** What clients call it: `me`, whoever they are. */
  name: string;
  lastId: number;
  past: Message[];
  listeners: Map<Listener, number>;
  /** Messages on their way out, when there are too many listeners to serve them in one go. */
  queue: Message[];
  isPumping: boolean;
  filling: Promise<void> | undefined;
  isFilled: boolean;
  /** Whether what is said here is written nowhere, and numbered by this server alone. */
  isFleeting: boolean;
  emptySince: number;
};

const LONGEST_PAST = 2_000;
const LISTENERS_AT_ONCE = 500;
const FLEETING_KEPT_MS = seconds(15);

export function openLine(topic: string, name: string): Line {
  return {
    topic,
    name,
    lastId: 0,
    past: [],
    listeners: new Map(),
    queue: [],
    isPumping: false,
    filling: undefined,
    isFilled: false,
    isFleeting: false,
    emptySince: performance.now(),
  };
}

/** Takes the next message in; one that was here before changes nothing. */
export function accept(line: Line, message: Message): void {
  if (message.id <= line.lastId) return;
  line.lastId = message.id;
  line.past.push(message);
  if (line.past.length > LONGEST_PAST * 1.25) line.past.splice(0, LONGEST_PAST / 4);
  line.queue.push(message);
  if (!line.isPumping) pump(line);
}

/**
 * Takes in what is written nowhere. Each server gives it numbers of its own, which begin where no other
 * server's are: whoever comes from there with a number starts anew, and misses nothing without knowing.
 */
export function acceptFleeting(line: Line, message: FleetingMessage): void {
  const id = line.isFleeting ? line.lastId + 1 : firstFleetingId();
  line.isFleeting = true;
  accept(line, { ...message, id });
  const oldest = message.at - FLEETING_KEPT_MS;
  while (line.past.length > 0 && line.past[0]!.at < oldest) line.past.shift();
}

const NUMBERS_PER_MS = 1_000;

/** A topic says far less than a thousand things in a millisecond, so two servers never meet. */
const firstFleetingId = () => Date.now() * NUMBERS_PER_MS + randomInt(NUMBERS_PER_MS);

/** Other servers may have said something that was not heard here: whoever listens loads anew. */
export function resetFleeting(line: Line): void {
  if (!line.isFleeting) return;
  const text = JSON.stringify({ type: 'reset', topic: line.name, id: line.lastId });
  for (const listener of line.listeners.keys()) listener.send(text);
}

/** Ten thousand sockets are served in portions, so that a bet never waits for all of them. */
function pump(line: Line): void {
  const message = line.queue.shift();
  line.isPumping = message !== undefined;
  if (!message) return;
  const text = written(line.name, message);
  const everyone = [...line.listeners.keys()];
  const portion = (from: number) => {
    for (const listener of everyone.slice(from, from + LISTENERS_AT_ONCE)) {
      tellListener(line, listener, { id: message.id, text });
    }
    const next = from + LISTENERS_AT_ONCE;
    if (next < everyone.length) setImmediate(portion, next);
    else pump(line);
  };
  portion(0);
}

function tellListener(
  line: Line,
  listener: Listener,
  { id, text }: { id: number; text: string },
): void {
  const heard = line.listeners.get(listener);
  if (heard === undefined || heard >= id) return;
  line.listeners.set(listener, id);
  listener.send(text);
}

/** Our own fields stand last, so that nothing in a body can take their place. */
export function written(name: string, { id, at, body }: Message): string {
  const inner = body.slice(1, -1);
  return `{${inner}${inner && ','}"topic":${JSON.stringify(name)},"id":${id},"at":${at}}`;
}

/** What came after a number; undefined when some of it is no longer kept. */
export function pastAfter(line: Line, after: number, now: number): Message[] | undefined {
  if (after === line.lastId) return [];
  const kept = line.past.filter(({ at }) => at >= now - KEPT_MS);
  const first = kept[0];
  if (!first || after < first.id - 1 || after > line.lastId) return undefined;
  return kept.filter(({ id }) => id > after);
}

export function trimPast(line: Line, now: number): void {
  const firstKept = line.past.findIndex(({ at }) => at >= now - KEPT_MS);
  line.past.splice(0, firstKept === -1 ? line.past.length : firstKept);
}
