import type pg from 'pg';
import type { Caller } from '../caller.ts';
import type { Clock } from '../clock.ts';
import type { Fanout } from '../fanout/ears.ts';
import type { House } from '../house.ts';
import { type Draft, type Message, storeMessages } from './store.ts';

declare module '../house.ts' {
  interface House {
    realtime: Realtime;
  }
}

/** Who may hear a topic. A topic that no rule admits is refused. */
export type TopicRule = {
  /** Matched against the whole name that a client asks for. */
  pattern: RegExp;
  admits(caller: Caller, topic: string): boolean;
  /** The topic behind a name that means something else for everyone, as `me` does. */
  means?(caller: Caller): string;
  /**
   * What is said there is worth nothing after a few seconds, and is said all the time: each server keeps it
   * in memory, for those who lost their line for a moment, and no row is written of it.
   */
  isFleeting?: true;
};

export type Realtime = {
  /** Tells everyone who listens to a topic, on every server. Call it after the commit. */
  publish(topic: string, body: Record<string, unknown>): void;
  /** Opens further topics. */
  addTopics(...rules: TopicRule[]): void;
  topics(): readonly TopicRule[];
  /** Set by the sockets' hub: whether anybody listens, or did so lately, on this server. */
  isHeard: (topic: string) => boolean;
  /** Set by the sockets' hub: how many listen on this server. */
  countListeners: (topic: string) => number;
  /** Set by the sockets' hub: whether the caller has a socket open on this server. */
  isHere: (caller: Caller) => boolean;
  /** Ends when everything published is out. */
  close(): Promise<void>;
};

/** Only the member hears these. */
export const topicOfMember = (memberId: bigint) => `me:${memberId}`;
export const chatOfMember = (memberId: bigint) => `chat:me:${memberId}`;
export const cardsOfMember = (memberId: bigint) => `cards:me:${memberId}`;

export const MESSAGES = 'realtime.messages';
export const FLEETING = 'realtime.fleeting';

/** A message that has no number yet: where it is heard, it gets the next one. */
export type FleetingMessage = Omit<Message, 'id'>;

export const ENDED = 'session.ended';

export type EndedSession = { sessionId: string; isOperator: boolean };

/** A session that ended, by whatever hand: its sockets close on every server. */
export function endSockets(
  house: House,
  { sessionId, isOperator = false }: { sessionId: bigint; isOperator?: boolean },
): void {
  house.fanout.publish(ENDED, { sessionId: String(sessionId), isOperator } satisfies EndedSession);
}

type Place = { pool: pg.Pool; fanout: Fanout; clock: Clock; log: House['log'] };

const LONGEST_QUEUE = 10_000;
const AT_ONCE = 500;
const ATTEMPTS = 5;
const PAUSE_MS = 400;
const PERSONAL = /^(me|chat:me|cards:me):/;

export function openRealtime(place: Place): Realtime {
  const rules: TopicRule[] = [];
  let waiting: Draft[] = [];
  let sending: Promise<void> | undefined;
  const sendAll = async () => {
    while (waiting.length > 0) {
      const drafts = waiting.splice(0, AT_ONCE);
      await sendDrafts(place, drafts);
    }
    sending = undefined;
  };
  const isFleeting = (topic: string) =>
    rules.some((rule) => rule.isFleeting && rule.pattern.test(topic));
  const realtime: Realtime = {
    publish: (topic, body) => {
      if (isFleeting(topic)) {
        if (place.fanout.isShared || realtime.isHeard(topic)) sayFleeting(place, topic, body);
        return;
      }
      // A member without a socket needs no row: this is said with every bet.
      if (!place.fanout.isShared && PERSONAL.test(topic) && !realtime.isHeard(topic)) return;
      if (waiting.length >= LONGEST_QUEUE) waiting = waiting.slice(LONGEST_QUEUE / 2);
      waiting.push({ topic, body: JSON.stringify(body) });
      sending ??= new Promise((resolve) => setImmediate(resolve)).then(sendAll);
    },
    addTopics: (...added) => void rules.push(...added),
    topics: () => rules,
    isHeard: () => false,
    countListeners: () => 0,
    isHere: () => false,
    close: async () => sending,
  };
  return realtime;
}

function sayFleeting({ fanout, clock }: Place, topic: string, body: object): void {
  const at = clock.now().getTime();
  fanout.publish(FLEETING, { topic, at, body: JSON.stringify(body) } satisfies FleetingMessage);
}

/** A message lives for five minutes: it is worth a few tries, and not more. */
async function sendDrafts({ pool, fanout, clock, log }: Place, drafts: Draft[]): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      const messages: Message[] = await storeMessages(pool, drafts, clock.now());
      return fanout.publish(MESSAGES, messages);
    } catch (err) {
      if (attempt === ATTEMPTS) return log.warn({ err }, 'messages for sockets were dropped');
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
