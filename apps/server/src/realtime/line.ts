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
 * Takes in what is written nowhere. Its numbers begin with the time of day, which is above any that the
 * topic had before, here or on a server before this one.
 */
export function acceptFleeting(line: Line, message: FleetingMessage): void {
  accept(line, { ...message, id: line.lastId === 0 ? Date.now() : line.lastId + 1 });
  const oldest = message.at - FLEETING_KEPT_MS;
  while (line.past.length > 0 && line.past[0]!.at < oldest) line.past.shift();
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
