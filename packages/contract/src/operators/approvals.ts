import { z } from 'zod/mini';
import { call, idText, instant, pageNumber, pageSize, text } from '../call.ts';
import { pageOf } from '../paging.ts';
import { content } from './parts.ts';

const person = z.object({ id: z.int(), username: z.string() });

export const approvalState = z.enum(['waiting', 'approved', 'rejected', 'withdrawn']);

export const approval = z.object({
  id: z.string(),
  kind: z.string(),
  subject: z.string(),
  /** What it is called; null for what has only its number. */
  subjectName: z.nullable(z.string()),
  payload: content,
  state: approvalState,
  askedBy: person,
  askedAt: instant,
  decidedBy: z.nullable(person),
  decidedAt: z.nullable(instant),
  note: z.string(),
  /** May the one who reads this decide it? Never one's own. */
  isMineToDecide: z.boolean(),
  /** What stands in the way of the one who reads this: their own, no right, or no second person. */
  blockedBy: z.nullable(z.enum(['own', 'right', 'reset', 'device', 'limit'])),
});

export const listApprovals = call({
  method: 'GET',
  path: '/ops/approvals',
  audience: 'operator',
  class: 'read',
  right: 'approvals.read',
  summary: 'What waits for a second person, and what was decided',
  input: z.object({
    page: pageNumber,
    pageSize,
    state: z.optional(approvalState),
    kind: z.optional(text(64)),
  }),
  value: pageOf(approval),
});

export const decideApproval = call({
  method: 'POST',
  path: '/ops/approvals/:id/decide',
  audience: 'operator',
  class: 'write',
  right: 'approvals.decide',
  summary: 'Approves or rejects what another operator asked for',
  input: z.object({
    id: idText,
    decision: z.enum(['approve', 'reject']),
    note: z._default(text(500), ''),
  }),
  value: approval,
});

export const withdrawApproval = call({
  method: 'POST',
  path: '/ops/approvals/:id/withdraw',
  audience: 'operator',
  class: 'write',
  right: 'approvals.read',
  summary: 'Takes back what one asked for, while nobody has decided it',
  input: z.object({ id: idText }),
  value: approval,
});
