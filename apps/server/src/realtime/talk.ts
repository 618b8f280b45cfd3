import { findLanguage } from '@baize/contract';
import { z } from 'zod/mini';
import type { FindCaller } from '../platform/edge.ts';
import type { House } from '../platform/house.ts';
import { type Answering, takeCall } from './calls.ts';
import type { Gathering } from './gathering.ts';
import { CLOSE, dismiss, type Guest, say, sayNo } from './guest.ts';
import { written } from './line.ts';
import type { Lobby } from './lobby.ts';
import type { Switchboard } from './switchboard.ts';
import { findTopic } from './topics.ts';

export type Room = Answering & {
  house: House;
  callers: FindCaller[];
  lobby: Lobby;
  board: Switchboard;
  gather: Gathering;
};

const topic = z.string().check(z.minLength(1), z.maxLength(100));
const shape = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('hello'),
    token: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
    language: z.optional(z.string().check(z.maxLength(20))),
  }),
  z.object({ type: z.literal('subscribe'), topic }),
  z.object({ type: z.literal('unsubscribe'), topic }),
  z.object({ type: z.literal('resume'), topic, after: z.int().check(z.gte(0)) }),
  z.object({
    type: z.literal('call'),
    callId: z.int().check(z.gte(0)),
    call: z.string().check(z.maxLength(200)),
    input: z.optional(z.unknown()),
  }),
]);

const MAX_TOPICS = 50;

/** Answers one message of a socket. */
export async function answer(room: Room, guest: Guest, text: string): Promise<void> {
  const heard = parsed(text);
  if (guest.isGreeted && isCall(heard)) return takeCall(room, guest, heard);
  const said = shape.safeParse(heard);
  if (!said.success) return sayNo(guest, 'INVALID_INPUT');
  const message = said.data;
  if (message.type === 'hello') return greet(room, guest, message);
  if (!guest.isGreeted) return dismiss(guest.socket, CLOSE.noHello, 'hello first');
  switch (message.type) {
    case 'subscribe':
      return subscribe(room, guest, message.topic);
    case 'resume':
      return subscribe(room, guest, message.topic, message.after);
    case 'unsubscribe':
      return unsubscribe(room, guest, message.topic);
    case 'call':
      return takeCall(room, guest, message);
  }
}

type CallMessage = Extract<z.output<typeof shape>, { type: 'call' }>;

/** Calls come several times a second from everybody: one that is as it should be needs no other look. */
function isCall(heard: unknown): heard is CallMessage {
  const { type, callId, call } = (heard ?? {}) as Partial<CallMessage>;
  const isNumbered = Number.isSafeInteger(callId) && Number(callId) >= 0;
  return type === 'call' && isNumbered && typeof call === 'string' && call.length <= 200;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Hello = { token?: string | null | undefined; language?: string | undefined };

async function greet(room: Room, guest: Guest, { token, language }: Hello): Promise<void> {
  if (guest.isGreeted) return sayNo(guest, 'INVALID_INPUT');
  guest.visitor = { ...guest.visitor, language: findLanguage(language) ?? guest.visitor.language };
  guest.caller = guest.visitor;
  if (token && !(await recognise(room, guest, token))) {
    sayNo(guest, 'SESSION_ENDED');
    return dismiss(guest.socket, CLOSE.sessionEnded, 'session ended');
  }
  guest.isGreeted = true;
  const { kind } = guest.caller;
  say(guest, { type: 'welcome', kind, at: room.house.clock.now().getTime() });
}

async function recognise(room: Room, guest: Guest, given: string): Promise<boolean> {
  const token = given.replace(/^Bearer\s+/i, '').trim();
  for (const find of room.callers) {
    const found = await find(room.house, token);
    if (!found) continue;
    guest.caller = { ...guest.caller, ...found, address: guest.caller.address };
    guest.token = token;
    return room.lobby.recognise(guest);
  }
  return false;
}

/** After a break in what servers tell each other, an ended session may have gone unheard. */
export async function recheckSessions({ house, callers, lobby }: Room): Promise<void> {
  for (const { token, socket } of [...lobby.guests()]) {
    if (!token) continue;
    const found = await Promise.all(callers.map(async (find) => find(house, token)));
    if (!found.some(Boolean)) dismiss(socket, CLOSE.sessionEnded, 'session ended');
  }
}

async function subscribe(room: Room, guest: Guest, name: string, after?: number): Promise<void> {
  const found = findTopic(room.house, guest.caller, name);
  if (found === undefined) return sayNo(guest, 'NOT_ALLOWED', { topic: name });
  if (!guest.lines.has(name) && guest.lines.size >= MAX_TOPICS) {
    return sayNo(guest, 'TOO_MANY_REQUESTS', { topic: name });
  }
  const line = await room.board.join(guest, found, name);
  guest.lines.set(name, line);
  // Gone while we looked: nobody will say goodbye for this socket any more.
  if (guest.socket.readyState !== guest.socket.OPEN) return room.board.leave(guest, line);
  if (after === undefined) return say(guest, { type: 'subscribed', topic: name, id: line.lastId });
  const missed = room.board.missed(line, after);
  if (!missed) return say(guest, { type: 'reset', topic: name, id: line.lastId });
  say(guest, { type: 'subscribed', topic: name, id: line.lastId });
  for (const message of missed) guest.send(written(name, message));
}

function unsubscribe({ board }: Room, guest: Guest, name: string): void {
  const line = guest.lines.get(name);
  if (line) board.leave(guest, line);
  guest.lines.delete(name);
  say(guest, { type: 'unsubscribed', topic: name });
}
