import type { FastifyInstance } from 'fastify';
import { refusalFor } from '../platform/errors.ts';
import { Refusal } from '../platform/refusal.ts';
import { answerBySocket, type SocketAnswer } from '../platform/serve/by-socket.ts';
import type { Guest } from './guest.ts';

/** Who answers calls, and those that are being answered: a server that closes waits for them. */
export type Answering = { app: FastifyInstance; calls: Set<Promise<void>> };

type CallMessage = { callId: number; call: string; input?: unknown };

/** As many as a browser has under way over HTTP, and a few more. */
const MAX_UNDER_WAY = 8;

/** Begins to answer a call. Others of the same socket do not wait for it, and it may overtake them. */
export function takeCall(
  room: Answering,
  guest: Guest,
  { callId, call, input }: CallMessage,
): void {
  if (guest.callsUnderWay >= MAX_UNDER_WAY) {
    sayAnswer(guest, callId, tooMany(room, guest));
    return;
  }
  guest.callsUnderWay += 1;
  const { visitor, token } = guest;
  const answering = answerBySocket(room.app, { name: call, input, visitor, token })
    .then((answer) => sayAnswer(guest, callId, answer))
    .finally(() => {
      guest.callsUnderWay -= 1;
      room.calls.delete(answering);
    });
  room.calls.add(answering);
}

function tooMany({ app }: Answering, { caller }: Guest): SocketAnswer {
  const { status, body } = refusalFor(new Refusal('TOO_MANY_REQUESTS'), { caller, log: app.log });
  return { status, body: JSON.stringify(body) };
}

function sayAnswer(guest: Guest, callId: number, { status, body }: SocketAnswer): void {
  guest.send(`{"type":"answer","callId":${callId},"status":${status},"body":${body}}`);
}
