import { z } from 'zod/mini';
import { amount, call, idText, instant } from '../call.ts';
import { channels } from './broadcast.ts';

/** Why somebody who was chosen was not written to in the end. */
export const skipReasons = [
  'CLOSED',
  'PROTECTED',
  'OPTED_OUT',
  'NO_CONTACT',
  'CAP',
  'BUDGET',
  'STOPPED',
  'INTERRUPTED',
  'GATEWAY',
] as const;
export type SkipReason = (typeof skipReasons)[number];

const group = z.object({
  members: z.int(),
  deposits: amount,
  validBet: amount,
  /** Stakes less payouts. */
  ggr: amount,
  /** For each member of the group, rounded down. */
  depositsEach: amount,
  validBetEach: amount,
  ggrEach: amount,
});

export const showBroadcastResults = call({
  method: 'GET',
  path: '/ops/messaging/broadcasts/:id/results',
  audience: 'operator',
  right: 'promotions.read',
  class: 'report',
  summary:
    'What became of a message, and what those who got it did beside those who were held back.',
  input: z.object({ id: idText, run: z.optional(idText) }),
  value: z.object({
    runs: z.array(z.object({ id: z.string(), at: instant, isOver: z.boolean() })),
    /** The one that is shown; null: it was not sent yet. */
    run: z.nullable(z.string()),
    chosen: z.int(),
    control: z.int(),
    channels: z.array(
      z.object({
        channel: z.enum(channels),
        waiting: z.int(),
        sent: z.int(),
        failed: z.int(),
        skipped: z.int(),
        /** Read in the inbox; of mails and SMS: their link was followed. */
        opened: z.int(),
        clicked: z.int(),
      }),
    ),
    skipped: z.array(z.object({ reason: z.enum(skipReasons), count: z.int() })),
    measuredFrom: z.nullable(instant),
    measuredTo: z.nullable(instant),
    reached: group,
    held: group,
  }),
});
