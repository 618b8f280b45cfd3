import { z } from 'zod/mini';
import { call, instantInput, text, whole } from '../call.ts';
import { marketKey, odds, selectionCode, sport } from './parts.ts';
import { result } from './settlement-operator.ts';

/** What an outside feed tells of matches; `docs/feeds.md` describes it for those who send. */
const name = z.string().check(z.regex(/^[A-Za-z0-9_.:-]{1,36}$/));

const numbered = {
  /** Made by the feed: the same message again has the same id. */
  id: name,
  /** From 1, one higher for each message of the connection. */
  number: whole(1, Number.MAX_SAFE_INTEGER),
  /** When it was sent, in epoch milliseconds. */
  sentAt: instantInput,
};

const ofMatch = { ...numbered, match: name };
const team = z.object({ id: name, name: text(60, 1) });
const rating = whole(0, 4_000);

export const fixture = z.object({
  ...ofMatch,
  kind: z.literal('fixture'),
  sport,
  league: z.object({ id: name, name: text(80, 1), country: z._default(text(40), '') }),
  home: team,
  away: team,
  startsAt: instantInput,
  /** Points of strength, 400 of which make one side clearly better: what the house's model starts from. */
  ratings: z.optional(z.object({ home: rating, away: rating })),
  /** Whose prices count: those of the house's model, or those that the feed tells. */
  pricing: z._default(z.enum(['model', 'told']), 'model'),
});

export const eventKinds = [
  'START',
  'PERIOD_START',
  'PERIOD_END',
  'FINISH',
  'CORNER',
  'YELLOW_CARD',
  'RED_CARD',
  'GOAL',
  'POSSESSION',
  'POINT',
  'KILL',
  'TOWER',
  'ROUND',
] as const;

export const event = z.object({
  ...ofMatch,
  kind: z.literal('event'),
  /** Told again under a higher number it replaces what was told before. */
  event: name,
  type: z.enum(eventKinds),
  /** When it happened, in epoch milliseconds. */
  at: instantInput,
  /** Seconds on the clock of the game; 0 where there is none. */
  clock: z._default(whole(0, 100_000), 0),
  side: z._default(z.nullable(z.enum(['HOME', 'AWAY'])), null),
  /** Points of a possession, the number of a period. */
  value: z._default(whole(0, 100), 0),
});

export const retraction = z.object({ ...ofMatch, kind: z.literal('retraction'), event: name });

export const toldMarket = z.object({
  market: marketKey,
  selections: z
    .array(z.object({ selection: selectionCode, odds }))
    .check(z.minLength(1), z.maxLength(60)),
});

export const prices = z.object({
  ...ofMatch,
  kind: z.literal('prices'),
  isSuspended: z._default(z.boolean(), false),
  /** All that are on sale: what is left out is not. */
  markets: z.array(toldMarket).check(z.maxLength(200)),
});

export const finalResult = z.object({ ...ofMatch, kind: z.literal('result'), result });
export const cancellation = z.object({
  ...ofMatch,
  kind: z.literal('cancellation'),
  reason: z._default(text(200), ''),
});
export const heartbeat = z.object({ ...numbered, kind: z.literal('heartbeat') });

export const message = z.discriminatedUnion('kind', [
  fixture,
  event,
  retraction,
  prices,
  finalResult,
  cancellation,
  heartbeat,
]);

export const refusedReasons = [
  'CONTENT_DIFFERS',
  'NUMBER_TAKEN',
  'NUMBER_TOO_HIGH',
  'MATCH_DIFFERS',
  'MARKET_UNKNOWN',
  'TOO_MANY_EVENTS',
  'TOO_LATE',
] as const;

export const tell = call({
  method: 'POST',
  path: '/feed/v1/messages',
  audience: 'vendor',
  class: 'vendor',
  whileClosed: true,
  summary:
    'What an outside feed has to tell, signed; repeated and reordered messages are harmless.',
  input: z.object({ messages: z.array(message).check(z.minLength(1), z.maxLength(100)) }),
  value: z.object({
    results: z.array(
      z.object({
        id: z.string(),
        status: z.enum(['taken', 'repeated', 'refused']),
        reason: z.nullable(z.enum(refusedReasons)),
      }),
    ),
    /** The highest number that was heard, and what is missing below it. */
    reached: z.int(),
    missing: z.array(z.object({ from: z.int(), to: z.int() })),
  }),
});
