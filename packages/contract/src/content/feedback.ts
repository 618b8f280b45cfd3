import { z } from 'zod/mini';
import { call, text } from '../call.ts';

/** 1 deposit, 2 withdrawal, 3 game, 4 customer service, 6 apply agent, 0 other. */
export const feedbackTypes = [0, 1, 2, 3, 4, 6] as const;

export const FEEDBACK_MIN = 20;

export const FEEDBACK_MAX = 200;

export const feedback = call({
  method: 'PUT',
  path: '/wps/feedback',
  audience: 'anyone',
  class: 'write',
  summary: 'Sends feedback; what is missing is listed in the refusal.',
  // Loose, because the refusal names every empty field at once.
  input: z.object({
    content: z.optional(z.nullable(text(5_000))),
    sender: z.optional(z.nullable(text(100))),
    type: z.optional(z.nullable(z.union([z.number(), text(10)]))),
    captcha: z.optional(z.nullable(text(20))),
  }),
  value: z.object({ id: z.string() }),
});
