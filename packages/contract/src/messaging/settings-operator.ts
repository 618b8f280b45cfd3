import { z } from 'zod/mini';
import { call, done, whole } from '../call.ts';

const flag = (shipped: boolean) => z._default(z.boolean(), shipped);

/** What holds for all messages to segments. */
export const messagingSettings = z.object({
  /** Who never chose gets mails, or SMS. */
  mailByDefault: flag(false),
  smsByDefault: flag(false),
  /** Messages that a member gets in seven days, at most. */
  perWeek: z._default(whole(1, 50), 3),
  /** Mails and SMS, each, that leave the house in a minute. */
  perMinute: z._default(whole(1, 10_000), 600),
  /** Parts of SMS that leave the house in a day of the brand. */
  smsPerDay: z._default(whole(0, 10_000_000), 1_000),
});

export const readMessagingSettings = call({
  method: 'GET',
  path: '/ops/messaging/settings',
  audience: 'operator',
  right: 'promotions.read',
  class: 'read',
  summary: 'What holds for all messages to segments.',
  input: z.object({}),
  value: z.extend(messagingSettings, { version: z.int() }),
});

export const saveMessagingSettings = call({
  method: 'PUT',
  path: '/ops/messaging/settings',
  audience: 'operator',
  right: 'promotions.edit',
  class: 'write',
  summary: 'Changes what holds for all messages to segments.',
  input: z.extend(messagingSettings, { version: whole(0, 1_000_000) }),
  value: done,
});
