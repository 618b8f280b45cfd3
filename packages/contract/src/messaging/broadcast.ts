import { z } from 'zod/mini';
import { idText, text, whole } from '../call.ts';
import { languageCodes } from '../languages.ts';

/** How a message reaches people: the portal's inbox, their mailbox, their phone, the browsers they allowed. */
export const channels = ['INBOX', 'MAIL', 'SMS', 'PUSH'] as const;
export type Channel = (typeof channels)[number];

export const broadcastStates = [
  'DRAFT',
  'SCHEDULED',
  'SENDING',
  'PAUSED',
  'STOPPED',
  'DONE',
] as const;

/** What stands in braces is filled in for each reader; nothing else may stand there. */
export const variables = ['name', 'username', 'brand'] as const;

export const SMS_LENGTH = 480;

export const broadcastWords = z.object({
  title: text(100, 1),
  text: text(2_000, 1),
  /** What the link says; where there is no page to go to, it is not shown. */
  button: z._default(text(40), ''),
  /** An SMS is written apart; the link, if any, follows it. */
  sms: z._default(text(SMS_LENGTH), ''),
});

const day = z.string().check(
  z.regex(/^2\d{3}-\d{2}-\d{2}$/),
  z.refine((day) => new Date(Date.parse(day) || 0).toISOString().slice(0, 10) === day, {
    error: 'day',
  }),
);

/** A message to a saved segment: what it says, by which ways, and when. */
export const broadcastContent = z.object({
  name: text(60, 1),
  segmentId: idText,
  channels: z.array(z.enum(channels)).check(z.minLength(1), z.maxLength(4)),
  words: z.partialRecord(z.enum(languageCodes), broadcastWords),
  /** A page of ours; empty: the message has no link. */
  link: z._default(
    z.string().check(z.maxLength(200), z.regex(/^(\/(?![/\\])[\w\-./?=&%#:~+,]*)?$/)),
    '',
  ),
  /** So many of a hundred are not written to, and watched beside those who are. */
  controlPercent: z._default(whole(0, 50), 0),
  /** How many days after it what people did is counted. */
  measureDays: z._default(whole(1, 60), 7),
  repeat: z._default(z.enum(['ONCE', 'DAILY', 'WEEKLY']), 'ONCE'),
  /** By the brand's clock. Once and without a day: as soon as it is started. */
  on: z._default(z.nullable(day), null),
  time: z._default(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)), '10:00'),
  /** 1 is Monday; read where it is repeated each week. */
  weekday: z._default(whole(1, 7), 1),
  /** The last day on which it is repeated. */
  until: z._default(z.nullable(day), null),
});
