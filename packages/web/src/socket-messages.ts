import type { SocketAnswer } from './socket-calls.ts';

export type SocketEvent = { topic: string; id: number; at: number; [field: string]: unknown };

type Said =
  | { kind: 'welcome' | 'other' }
  | { kind: 'subscribed' | 'reset'; topic: string; id: number }
  | { kind: 'restart'; reconnectInMs: number }
  | { kind: 'answer'; callId: number; answer: SocketAnswer }
  | { kind: 'event'; event: SocketEvent };

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;

/** What the server says by itself has a type; what happened in a topic has its time. */
export function readSaid(text: string): Said {
  const said = parsed(text);
  if (typeof said.at === 'number' && typeof said.topic === 'string') {
    return { kind: 'event', event: said as SocketEvent };
  }
  const { type, topic, id, reconnectInMs, callId } = said;
  if (type === 'welcome') return { kind: 'welcome' };
  if (type === 'restart') return { kind: 'restart', reconnectInMs: Number(reconnectInMs) || 0 };
  if (type === 'answer') {
    const { status, body } = said as SocketAnswer;
    return { kind: 'answer', callId: Number(callId), answer: { status, body } };
  }
  if (type === 'subscribed' || type === 'reset') {
    return { kind: type, topic: String(topic), id: Number(id) };
  }
  return { kind: 'other' };
}

/** Doubles with every failure, and is spread over half of itself. */
export function waitMs(failures: number, share: number): number {
  const full = Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS);
  return full / 2 + (full / 2) * share;
}

function parsed(text: string): Record<string, unknown> {
  try {
    const said: unknown = JSON.parse(text);
    return typeof said === 'object' && said !== null ? (said as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
