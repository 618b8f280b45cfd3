import { z } from 'zod/mini';
import { call, done, idText, instant, text, whole } from '../call.ts';
import { languageCodes } from '../languages.ts';
import { pageOf } from '../paging.ts';
import { broadcastContent, broadcastStates, channels } from './broadcast.ts';

const version = whole(0, 1_000_000_000);

const broadcast = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(broadcastStates),
  /** Empty where the segment is gone. */
  segment: z.string(),
  channels: z.array(z.enum(channels)),
  nextAt: z.nullable(instant),
  /** Of all its runs. */
  chosen: z.int(),
  control: z.int(),
  sent: z.int(),
  version: z.int(),
  updatedAt: instant,
  updatedBy: z.nullable(z.string()),
});

export const listBroadcasts = call({
  method: 'GET',
  path: '/ops/messaging/broadcasts',
  audience: 'operator',
  right: 'promotions.read',
  class: 'read',
  summary: 'Messages to segments, newest first.',
  input: z.object({
    state: z.optional(z.enum(broadcastStates)),
    page: z._default(whole(1, 1_000_000), 1),
    pageSize: z._default(whole(1, 200), 50),
  }),
  value: pageOf(broadcast),
});

export const showBroadcast = call({
  method: 'GET',
  path: '/ops/messaging/broadcasts/:id',
  audience: 'operator',
  right: 'promotions.read',
  class: 'read',
  summary: 'A message to a segment with all its words.',
  input: z.object({ id: idText }),
  value: z.extend(broadcast, { content: broadcastContent }),
});

export const saveBroadcast = call({
  method: 'PUT',
  path: '/ops/messaging/broadcasts',
  audience: 'operator',
  right: 'promotions.edit',
  class: 'write',
  summary:
    'Saves a message to a segment; one that is sent at this moment, stopped or done is not changed any more.',
  input: z.object({ id: z.optional(idText), version, content: broadcastContent }),
  value: z.object({ id: z.string(), version: z.int() }),
});

export const copyBroadcast = call({
  method: 'POST',
  path: '/ops/messaging/broadcasts/:id/copy',
  audience: 'operator',
  right: 'promotions.edit',
  class: 'write',
  summary: 'Makes a draft of the same words, segment and ways.',
  input: z.object({ id: idText }),
  value: z.object({ id: z.string() }),
});

export const broadcastActs = ['START', 'PAUSE', 'RESUME', 'STOP'] as const;

export const steerBroadcast = call({
  method: 'POST',
  path: '/ops/messaging/broadcasts/:id/steer',
  audience: 'operator',
  right: 'promotions.edit',
  class: 'write',
  summary: 'Starts a message, holds it, lets it go on, or ends it for good, at once.',
  /** What is started is the version that was looked at; the other acts wait for nobody. */
  input: z.object({ id: idText, act: z.enum(broadcastActs), version: z.optional(version) }),
  value: done,
});

const shown = z.object({
  language: z.enum(languageCodes),
  title: z.string(),
  text: z.string(),
  button: z.string(),
  sms: z.string(),
  smsLength: z.int(),
  /** As the phone company counts and charges it. */
  smsParts: z.int(),
});

export const previewBroadcast = call({
  method: 'POST',
  path: '/ops/messaging/preview',
  audience: 'operator',
  right: 'promotions.read',
  class: 'read',
  summary: 'How a message reads in a language; one that has no words reads as the brand’s first.',
  input: z.object({ content: broadcastContent, language: z.enum(languageCodes) }),
  value: shown,
});

export const countReach = call({
  method: 'POST',
  path: '/ops/messaging/reach',
  audience: 'operator',
  right: 'promotions.read',
  class: 'report',
  summary: 'How many of a segment would be chosen and written to now, and by which ways.',
  input: z.object({
    id: z.optional(idText),
    segmentId: idText,
    channels: z.array(z.enum(channels)).check(z.minLength(1), z.maxLength(4)),
    controlPercent: whole(0, 50),
  }),
  value: z.object({
    /** Of the segment. */
    members: z.int(),
    /** Who may be written to by one of the ways at least. */
    chosen: z.int(),
    control: z.int(),
    by: z.array(z.object({ channel: z.enum(channels), members: z.int() })),
    /** Parts of SMS that may still leave the house today. */
    smsLeft: z.int(),
  }),
});

export const testOutcomes = ['SENT', 'FAILED', 'NO_CONTACT'] as const;

export const testBroadcast = call({
  method: 'POST',
  path: '/ops/messaging/broadcasts/:id/test',
  audience: 'operator',
  right: 'promotions.edit',
  class: 'sms',
  summary: 'Sends it to one member at once, to be looked at; counts nowhere.',
  input: z.object({ id: idText, username: text(60, 1) }),
  value: z.object({
    list: z.array(z.object({ channel: z.enum(channels), outcome: z.enum(testOutcomes) })),
  }),
});
