import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type Call, socketNameOf } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { WebSocket } from 'ws';

export type LineAnswer = {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into any answer
  body: { success: boolean; value: any; errorCode?: string; message: string };
};

/** A socket that has said hello, and what is asked over it. */
export type SocketLine = {
  ask(call: Pick<Call, 'method' | 'path'>, input: unknown): Promise<LineAnswer>;
  /** Any text, as a stranger might send it. */
  say(text: string): void;
  /** The next message of this kind. */
  next(type: string): Promise<Record<string, unknown>>;
  /** With which code it was closed. */
  closed: Promise<number>;
  close(): void;
};

/** Opens a socket to a house that listens. */
export async function openSocketLine(
  app: FastifyInstance,
  token?: string,
  { hello = true } = {},
): Promise<SocketLine> {
  const { port } = app.server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`);
  const answers = new Map<number, (answer: LineAnswer) => void>();
  const waiting: { type: string; resolve(said: Record<string, unknown>): void }[] = [];
  let lastId = 0;
  socket.on('message', (data) => {
    const said = JSON.parse(String(data));
    if (said.type === 'answer')
      answers.get(said.callId)?.({ status: said.status, body: said.body });
    const at = waiting.findIndex(({ type }) => type === said.type);
    if (at >= 0) waiting.splice(at, 1)[0]!.resolve(said);
  });
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  const next: SocketLine['next'] = (type) =>
    new Promise((resolve) => waiting.push({ type, resolve }));
  await once(socket, 'open');
  if (hello) {
    const welcome = next('welcome');
    socket.send(JSON.stringify({ type: 'hello', language: 'EN', ...(token && { token }) }));
    await welcome;
  }
  return {
    ask: (call, input) =>
      new Promise((resolve) => {
        lastId += 1;
        answers.set(lastId, resolve);
        const message = { type: 'call', callId: lastId, call: socketNameOf(call), input };
        socket.send(JSON.stringify(message));
      }),
    say: (text) => socket.send(text),
    next,
    closed,
    close: () => socket.terminate(),
  };
}
