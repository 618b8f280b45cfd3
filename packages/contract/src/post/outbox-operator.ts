import { z } from 'zod/mini';
import { call, idText, instant, pageSize, text } from '../call.ts';
import { memberId } from '../members/parts.ts';
import { trailBy } from '../paging.ts';

export const listOutbox = call({
  method: 'GET',
  path: '/ops/outbox',
  audience: 'operator',
  class: 'report',
  right: 'outbox.read',
  summary:
    'SMS and mails that left the house, newest first; codes only where nothing really leaves.',
  input: z.object({
    /** A number or a mail address, whole. */
    to: z.optional(text(200)),
    memberId: z.optional(memberId),
    channel: z.optional(z.enum(['sms', 'mail'])),
    state: z.optional(z.enum(['kept', 'sending', 'sent', 'failed'])),
    after: z.optional(idText),
    pageSize,
  }),
  value: trailBy(
    z.object({
      messageId: idText,
      channel: z.enum(['sms', 'mail']),
      /** In the open for those who may see personal data, else masked. */
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      code: z.nullable(z.string()),
      memberId: z.nullable(z.int()),
      state: z.enum(['kept', 'sending', 'sent', 'failed']),
      at: instant,
    }),
    idText,
  ),
});
