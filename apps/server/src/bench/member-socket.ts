import { once } from 'node:events';
import { type Call as ContractCall, socketNameOf } from '@baize/contract';
import { WebSocket } from 'ws';
import type { Call } from './member-call.ts';

type Answer = Awaited<ReturnType<Call>>;

/** A member's socket, as a page has it open. */
export type MemberSocket = {
  ask(call: Pick<ContractCall, 'method' | 'path'>, input: object): Promise<Answer>;
  /** Hears a topic, as the text of its messages. */
  listen(topic: string, hear: (text: string) => void): void;
  close(): void;
};

const ANSWER = '{"type":"answer"';

export async function openMemberSocket(port: number, memberId: number): Promise<MemberSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { perMessageDeflate: false });
  const waiting = new Map<number, { resolve(answer: Answer): void; reject(error: Error): void }>();
  let heard: ((text: string) => void) | undefined;
  let lastId = 0;
  socket.on('message', (data) => {
    const text = String(data);
    if (!text.startsWith(ANSWER)) return heard?.(text);
    const { callId, status, body } = JSON.parse(text) as Answer & { callId: number };
    waiting.get(callId)?.resolve({ status, body });
    waiting.delete(callId);
  });
  socket.on('close', (code) => {
    for (const { reject } of waiting.values()) reject(new Error(`The socket was closed (${code})`));
  });
  const say = (message: object) => socket.send(JSON.stringify(message));
  await once(socket, 'open');
  say({ type: 'hello', token: `member:${memberId}`, language: 'EN' });
  await once(socket, 'message');
  return {
    ask: (call, input) =>
      new Promise((resolve, reject) => {
        if (socket.readyState !== socket.OPEN) return reject(new Error('The socket is closed'));
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        say({ type: 'call', callId: lastId, call: socketNameOf(call), input });
      }),
    listen: (topic, hear) => {
      heard = hear;
      say({ type: 'subscribe', topic });
    },
    close: () => socket.terminate(),
  };
}
