import type { House } from '../platform/house.ts';
import { FLEETING, type FleetingMessage, MESSAGES } from '../platform/realtime/publish.ts';
import { forgetOld, KEPT_MS, type Message, readPast } from '../platform/realtime/store.ts';
import {
  accept,
  acceptFleeting,
  type Line,
  type Listener,
  openLine,
  pastAfter,
  resetFleeting,
  trimPast,
} from './line.ts';

/** Brings the messages of all servers to the listeners of this one, each topic in its order. */
export type Switchboard = {
  join(listener: Listener, topic: string, name: string): Promise<Line>;
  /** The messages since a number; undefined when some of them are gone. */
  missed(line: Line, after: number): Message[] | undefined;
  leave(listener: Listener, line: Line): void;
  close(): void;
};

const SWEEP_EVERY_MS = 30_000;

export function openSwitchboard(house: House): Switchboard {
  const lines = new Map<string, Line>();
  house.realtime.isHeard = (topic) => lines.has(topic);
  house.realtime.countListeners = (topic) => lines.get(topic)?.listeners.size ?? 0;
  const closers = [
    house.fanout.subscribe(MESSAGES, (messages) => {
      for (const message of messages as Message[])
        takeMessage(house, lines.get(message.topic), message);
    }),
    house.fanout.subscribe(FLEETING, (message) => {
      const fleeting = message as FleetingMessage;
      const line = lines.get(fleeting.topic);
      if (line) acceptFleeting(line, fleeting);
    }),
    house.fanout.onGap(() => {
      for (const line of lines.values()) {
        resetFleeting(line);
        fillQuietly(house, line);
      }
    }),
  ];
  const sweeping = setInterval(() => sweep(house, lines), SWEEP_EVERY_MS);
  sweeping.unref();
  return {
    join: async (listener, topic, name) => {
      const line = lines.get(topic) ?? openLine(topic, name);
      lines.set(topic, line);
      if (!line.isFilled) await fill(house, line);
      line.listeners.set(listener, line.lastId);
      return line;
    },
    missed: (line, after) => pastAfter(line, after, house.clock.now().getTime()),
    leave: (listener, line) => {
      line.listeners.delete(listener);
      line.emptySince = performance.now();
      if (isUnknown(line)) lines.delete(line.topic);
    },
    close: () => {
      clearInterval(sweeping);
      for (const close of closers) close();
    },
  };
}

/** A public topic on which nothing was ever said: anyone may think of names, and none is worth keeping. */
function isUnknown({ topic, name, lastId, listeners }: Line): boolean {
  return topic === name && lastId === 0 && listeners.size === 0;
}

/** The numbers of a topic follow each other: a missing one is looked up before the next is passed on. */
function takeMessage(house: House, line: Line | undefined, message: Message): void {
  if (!line) return;
  const isNext = line.isFilled && !line.filling && message.id === line.lastId + 1;
  if (isNext) accept(line, message);
  else if (message.id > line.lastId) fillQuietly(house, line);
}

function fillQuietly(house: House, line: Line): void {
  const again = line.filling ? line.filling.then(() => fill(house, line)) : fill(house, line);
  again.catch((err) => house.log.warn({ err, topic: line.topic }, 'a topic has a gap'));
}

/** Reads from the database what this server has not heard. */
function fill(house: House, line: Line): Promise<void> {
  line.filling ??= (async () => {
    try {
      const since = new Date(house.clock.now().getTime() - KEPT_MS);
      const { lastId, messages } = await readPast(house.pool, line.topic, since);
      for (const message of messages) accept(line, message);
      line.lastId = Math.max(line.lastId, lastId);
      line.isFilled = true;
    } finally {
      line.filling = undefined;
    }
  })();
  return line.filling;
}

function sweep(house: House, lines: Map<string, Line>): void {
  const now = house.clock.now();
  for (const [topic, line] of lines) {
    trimPast(line, now.getTime());
    const isForgotten = performance.now() - line.emptySince > KEPT_MS;
    if (line.listeners.size === 0 && isForgotten) lines.delete(topic);
  }
  forgetOld(house.pool, now).catch((err) => house.log.warn({ err }, 'old messages stay'));
}
