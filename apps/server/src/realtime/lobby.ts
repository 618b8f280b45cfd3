import { randomInt } from 'node:crypto';
import { minutes } from '@baize/calendar';
import { addressBlock, isLoopback } from '../platform/edge/address.ts';
import type { House } from '../platform/house.ts';
import { ENDED, type EndedSession } from '../platform/realtime/publish.ts';
import { CLOSE, dismiss, type Guest, say } from './guest.ts';

/** Who is in the house by socket: found again by session, by address, and by whose turn it is to be asked. */
export type Lobby = {
  /** False when too many came from one address. */
  enter(guest: Guest): boolean;
  leave(guest: Guest): void;
  /** Remembers the session behind a socket; false when it has just ended. */
  recognise(guest: Guest): boolean;
  guests(): IterableIterator<Guest>;
  size(): number;
  closeAll(): Promise<void>;
  stop(): void;
};

const PER_ADDRESS = 200;
const PING_EVERY_SECONDS = 25;
const ENDED_KEPT_MS = minutes(1);
const COME_BACK_WITHIN_MS = 4_000;
const GOODBYE_MS = 1_200;

export function openLobby(house: House): Lobby {
  const guests = new Set<Guest>();
  const addresses = new Map<string, number>();
  const sessions = new Map<string, Set<Guest>>();
  const ended = new Map<string, number>();
  const unsubscribe = house.fanout.subscribe(ENDED, (message) => {
    const key = keyOf(message as EndedSession);
    ended.set(key, performance.now());
    for (const { socket } of sessions.get(key) ?? []) {
      dismiss(socket, CLOSE.sessionEnded, 'session ended');
    }
  });
  house.realtime.isHere = (caller) => sessions.has(sessionOf({ caller }));
  const stopPinging = pingInTurns(guests, () => forgetEnded(ended));
  return {
    enter: (guest) => {
      const { address } = guest.caller;
      const block = addressBlock(address);
      const count = (addresses.get(block) ?? 0) + 1;
      if (count > PER_ADDRESS && !isLoopback(address)) return false;
      addresses.set(block, count);
      guests.add(guest);
      return true;
    },
    leave: (guest) => {
      if (!guests.delete(guest)) return;
      const block = addressBlock(guest.caller.address);
      const count = addresses.get(block)! - 1;
      if (count > 0) addresses.set(block, count);
      else addresses.delete(block);
      drop(sessions, sessionOf(guest), guest);
    },
    recognise: (guest) => {
      const key = sessionOf(guest);
      if (ended.has(key)) return false;
      sessions.set(key, (sessions.get(key) ?? new Set()).add(guest));
      return true;
    },
    guests: () => guests.values(),
    size: () => guests.size,
    closeAll: () => closeAll(guests),
    stop: () => {
      stopPinging();
      unsubscribe();
    },
  };
}

function keyOf({ sessionId, isOperator }: EndedSession): string {
  return `${isOperator ? 'operator' : 'member'} ${sessionId}`;
}

function sessionOf({ caller }: Pick<Guest, 'caller'>): string {
  const isOperator = caller.kind === 'operator';
  return keyOf({ sessionId: String(caller.sessionId), isOperator });
}

function drop(sessions: Map<string, Set<Guest>>, key: string, guest: Guest): void {
  const together = sessions.get(key);
  together?.delete(guest);
  if (together?.size === 0) sessions.delete(key);
}

/** A part of the sockets each second: asking ten thousand at once would hold everyone up. */
function pingInTurns(guests: Set<Guest>, everyTurn: () => void): () => void {
  let waiting: Guest[] = [];
  let portion = 0;
  const timer = setInterval(() => {
    everyTurn();
    if (waiting.length === 0) {
      waiting = [...guests];
      portion = Math.ceil(waiting.length / PING_EVERY_SECONDS);
    }
    for (const guest of waiting.splice(0, portion)) ping(guest);
  }, 1_000);
  timer.unref();
  return () => clearInterval(timer);
}

function ping(guest: Guest): void {
  if (guest.socket.readyState !== guest.socket.OPEN) return;
  if (guest.isAlive) guest.socket.ping();
  else guest.socket.terminate();
  guest.isAlive = false;
}

function forgetEnded(ended: Map<string, number>): void {
  for (const [key, at] of ended) if (performance.now() - at > ENDED_KEPT_MS) ended.delete(key);
}

/** Everyone is told to come back, each at another moment, so that the next server is not overrun. */
async function closeAll(guests: Set<Guest>): Promise<void> {
  for (const guest of guests) {
    say(guest, { type: 'restart', reconnectInMs: randomInt(COME_BACK_WITHIN_MS) });
    guest.socket.close(CLOSE.restart, 'restarting');
  }
  const deadline = performance.now() + GOODBYE_MS;
  while (guests.size > 0 && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  for (const { socket } of guests) socket.terminate();
}
