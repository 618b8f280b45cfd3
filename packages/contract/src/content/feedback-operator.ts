import { z } from 'zod/mini';
import { call, idText, instant, pageNumber, pageSize, text, whole } from '../call.ts';
import { pageOf } from '../paging.ts';
import { feedbackTypes } from './feedback.ts';
import { version } from './parts.ts';

const feedbackState = z.enum(['new', 'working', 'answered', 'closed']);

export const feedback = z.object({
  id: z.string(),
  memberId: z.nullable(z.int()),
  sender: z.string(),
  type: z.union(feedbackTypes.map((type) => z.literal(type))),
  /** Plain text, as it was written. */
  content: z.string(),
  language: z.string(),
  state: feedbackState,
  answer: z.string(),
  handledBy: z.nullable(z.string()),
  handledAt: z.nullable(instant),
  at: instant,
  version: z.int(),
});

export const listFeedback = call({
  method: 'GET',
  path: '/ops/feedback',
  audience: 'operator',
  class: 'read',
  right: 'feedback.read',
  summary: 'Feedback, newest first',
  input: z.object({
    page: pageNumber,
    pageSize,
    state: z.optional(feedbackState),
    type: z.optional(whole(0, 6)),
  }),
  value: pageOf(feedback),
});

export const answerFeedback = call({
  method: 'POST',
  path: '/ops/feedback/:id/answer',
  audience: 'operator',
  class: 'write',
  right: 'feedback.decide',
  summary: 'Answers feedback; a member gets the answer as a message',
  input: z.object({ id: idText, version, answer: text(2_000, 1) }),
  value: feedback,
});

export const setFeedbackState = call({
  method: 'PUT',
  path: '/ops/feedback/:id/state',
  audience: 'operator',
  class: 'write',
  right: 'feedback.decide',
  summary: 'Takes feedback up, or closes it',
  input: z.object({ id: idText, version, state: z.enum(['new', 'working', 'closed']) }),
  value: feedback,
});
