import { z } from 'zod/mini';
import { amount, call, idText, nothing, requestId } from '../call.ts';

export const signInStrip = call({
  method: 'GET',
  path: '/wps/promotions/signIn',
  audience: 'member',
  class: 'read',
  summary: 'The strips of daily sign-ins, and where one stands.',
  input: nothing,
  value: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      /** The day of the strip that a sign-in today is. */
      today: z.int(),
      isSignedToday: z.boolean(),
      days: z.array(
        z.object({
          day: z.int(),
          money: amount,
          points: amount,
          tickets: z.int(),
          isSigned: z.boolean(),
        }),
      ),
      /** What must be done today first; nothing where the list is empty. */
      conditions: z.array(z.object({ metric: z.string(), value: amount, target: amount })),
      /** The day that was missed, where it can still be made up for. */
      missedDay: z.nullable(z.string()),
      makeUpsLeft: z.int(),
      makeUpPoints: amount,
    }),
  ),
});

export const signIn = call({
  method: 'POST',
  path: '/wps/promotions/signIn/:id',
  audience: 'member',
  class: 'money',
  notWhileFrozen: true,
  summary: 'Signs in for today, or makes up for the missed day for points.',
  input: z.object({
    id: idText,
    isMakeUp: z._default(z.boolean(), false),
    requestId: z.optional(requestId),
  }),
  value: z.object({ day: z.int(), money: amount, points: amount, tickets: z.int() }),
});
