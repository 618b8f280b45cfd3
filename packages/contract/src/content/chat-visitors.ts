import { z } from 'zod/mini';
import { call, done, idText, nothing, text } from '../call.ts';
import { botCheck } from '../identity/codes.ts';
import { CHAT_WORDS, said } from './chat.ts';

/** Support for those without an account, and for those who cannot get into theirs. */
export const visitorSupport = call({
  method: 'GET',
  path: '/wps/chat/visitor',
  audience: 'anyone',
  class: 'read',
  summary: 'The conversation with support that this browser began without signing in.',
  input: z.object({ before: z.optional(idText) }),
  value: z.object({
    list: z.array(said),
    hasMore: z.boolean(),
    /** Where answers are heard; none before the first words. */
    topic: z.nullable(z.string()),
  }),
});

export const sayAsVisitor = call({
  method: 'POST',
  path: '/wps/chat/visitor',
  audience: 'anyone',
  class: 'write',
  summary: 'Writes to support without an account; the first words begin a conversation.',
  input: z.object({
    text: text(CHAT_WORDS * 4, 1),
    /** Asked for with the first words. */
    botCheck,
  }),
  value: z.object({ said, topic: z.string() }),
});

export const claimVisitorSupport = call({
  method: 'POST',
  path: '/wps/chat/visitor/claim',
  audience: 'session',
  class: 'write',
  summary: 'Takes the conversation along that was begun before signing in.',
  input: nothing,
  value: done,
});

export const forgetVisitorSupport = call({
  method: 'POST',
  path: '/wps/chat/visitor/forget',
  audience: 'anyone',
  class: 'write',
  summary: 'This browser forgets the conversation; support still has it.',
  input: nothing,
  value: done,
});
