import { z } from 'zod/mini';
import { amount, call, idText, instant } from '../call.ts';
import { gift, metrics } from './campaign.ts';

export const ranking = call({
  method: 'GET',
  path: '/wps/promotions/rankings/:id',
  audience: 'anyone',
  class: 'read',
  summary: 'The table of a tournament as it stands: masked names, and the own place.',
  input: z.object({ id: idText }),
  value: z.object({
    id: z.string(),
    title: z.string(),
    metric: z.enum(metrics),
    /** Whoever reaches this first stands first; null: whoever has most. */
    firstTo: z.nullable(amount),
    cycleEndsAt: z.nullable(instant),
    list: z.array(z.object({ rank: z.int(), name: z.string(), value: amount, isOwn: z.boolean() })),
    own: z.nullable(z.object({ rank: z.int(), value: amount })),
    bands: z.array(z.object({ from: z.int(), to: z.int(), gives: gift })),
  }),
});
