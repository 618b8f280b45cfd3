import { z } from 'zod/mini';
import { call, done } from '../call.ts';

/** A word of an address: `utm_source=spring-mail`. */
const word = z.string().check(z.regex(/^[A-Za-z0-9_.~-]{0,60}$/));

export const countVisit = call({
  method: 'POST',
  path: '/wps/visits',
  audience: 'anyone',
  class: 'write',
  summary: 'Counts one visit of a browser, under the words its address came with; tells of nobody.',
  input: z.object({ source: z._default(word, ''), campaign: z._default(word, '') }),
  value: done,
});
