import { z } from 'zod/mini';
import { call, idText, instant, pageSize } from '../call.ts';
import { person, reason } from './parts.ts';

const dataRequest = z.object({
  requestId: idText,
  member: person,
  kind: z.enum(['export', 'erase']),
  state: z.enum(['waiting', 'done', 'refused']),
  askedAt: instant,
  dueAt: instant,
  decidedAt: z.nullable(instant),
  decidedBy: z.nullable(z.string()),
  note: z.string(),
  /** Until when the law wants the rest kept. */
  heldUntil: z.nullable(instant),
});

export const listDataRequests = call({
  method: 'GET',
  path: '/ops/data-requests',
  audience: 'operator',
  class: 'report',
  right: 'members.erase',
  summary: 'Who asked for his data or its erasure, the soonest due first.',
  input: z.object({
    state: z._default(z.enum(['waiting', 'done', 'refused']), 'waiting'),
    pageSize,
  }),
  value: z.object({ list: z.array(dataRequest) }),
});

export const decideDataRequest = call({
  method: 'POST',
  path: '/ops/data-requests/:requestId',
  audience: 'operator',
  class: 'write',
  right: 'members.erase',
  summary: 'Erases what the law does not want kept, or refuses with a reason.',
  input: z.object({ requestId: idText, decision: z.enum(['erase', 'refuse']), note: reason }),
  value: dataRequest,
});
