import { type Envelope, MAX_SOCKET_MESSAGE_BYTES } from '@baize/contract';

/** What a call came to: the status and the envelope that it would have had over HTTP. */
export type SocketAnswer = { status: number; body: Envelope<unknown> };

export type SocketCalls = {
  /** Undefined where it cannot be said here, or nothing came back: then it is asked over HTTP. */
  ask(call: { name: string; input: unknown }): Promise<SocketAnswer | undefined>;
  hear(callId: number, answer: SocketAnswer): void;
  /** Something was heard, so the line lives. */
  wake(): void;
  /** The line is gone, and with it the answers. */
  drop(): void;
};

type Waiting = { resolve: (answer?: SocketAnswer) => void; until: number };

/** A line that says nothing for so long may be dead without knowing it: phones change their networks. */
const ANSWER_WITHIN_MS = 1_500;

/** Calls over a line, and those that wait for their answers. */
export function openSocketCalls(send: (text: string) => boolean): SocketCalls {
  // In the order in which they were asked, and so of their ends.
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let isSilent = false;
  let isTimed = false;

  function settle(callId: number, answer?: SocketAnswer): void {
    waiting.get(callId)?.resolve(answer);
    waiting.delete(callId);
  }

  function wait(callId: number): Promise<SocketAnswer | undefined> {
    return new Promise((resolve) => {
      waiting.set(callId, { resolve, until: performance.now() + ANSWER_WITHIN_MS });
      if (!isTimed) timeFirst();
    });
  }

  /** One timer for all, and none to stop: nearly every call is answered long before its end. */
  function timeFirst(): void {
    const [first] = waiting.values();
    isTimed = first !== undefined;
    if (first) setTimeout(giveUpLate, first.until - performance.now());
  }

  function giveUpLate(): void {
    const now = performance.now();
    for (const [callId, { until }] of waiting) {
      if (until > now) break;
      isSilent = true;
      settle(callId);
    }
    timeFirst();
  }

  return {
    ask: async ({ name, input }) => {
      lastId += 1;
      const text = JSON.stringify({ type: 'call', callId: lastId, call: name, input });
      if (isSilent || isTooLong(text) || !send(text)) return undefined;
      return wait(lastId);
    },
    hear: settle,
    wake: () => {
      isSilent = false;
    },
    drop: () => {
      for (const callId of waiting.keys()) settle(callId);
    },
  };
}

/** No letter takes more, so what is short is not counted out. */
const MAX_BYTES_PER_LETTER = 3;

const isTooLong = (text: string): boolean =>
  text.length * MAX_BYTES_PER_LETTER > MAX_SOCKET_MESSAGE_BYTES &&
  new TextEncoder().encode(text).length > MAX_SOCKET_MESSAGE_BYTES;
