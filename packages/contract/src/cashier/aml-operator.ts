import { z } from 'zod/mini';
import {
  amount,
  call,
  done,
  idNumber,
  idText,
  instant,
  pageNumber,
  pageSize,
  text,
} from '../call.ts';
import { pageOf } from '../paging.ts';

/** Cases against money laundering: raised by patterns, looked into and closed by people. */
export const watchPatterns = [
  'THRESHOLD',
  'STRUCTURING',
  'PASS_THROUGH',
  'SHARED_DEVICE',
  'SHARED_ACCOUNT',
  'CHIP_DUMPING',
] as const;

const pattern = z.enum(watchPatterns);

const outcome = z.enum(['NOTHING_FOUND', 'WATCHED', 'REPORTED', 'ACCOUNT_FROZEN']);

/** What the desk should look at twice before it lets a withdrawal go. */
export const riskHints = [
  'FIRST',
  'LARGE',
  'PROFIT_MULTIPLE',
  'LITTLE_PLAY',
  'SHARED_ACCOUNT',
  'SHARED_DEVICE',
  'VELOCITY',
] as const;

/** What the pattern counted, by name, as text. */
export const caseFacts = z.record(z.string(), z.string());

const watchCase = z.object({
  caseId: z.string(),
  pattern,
  memberId: z.int(),
  username: z.string(),
  /** Others whom it concerns. */
  others: z.array(z.object({ memberId: z.int(), username: z.string() })),
  amount,
  state: z.enum(['OPEN', 'CLOSED']),
  assignedTo: z.nullable(z.string()),
  openedAt: instant,
  closedAt: z.nullable(instant),
  outcome: z.nullable(outcome),
});

export const listCases = call({
  method: 'GET',
  path: '/ops/cashier/cases',
  audience: 'operator',
  right: 'cashier.watch',
  class: 'report',
  summary: 'Cases by state, pattern and member: open ones oldest first, closed ones newest.',
  input: z.object({
    state: z._default(z.enum(['OPEN', 'CLOSED']), 'OPEN'),
    pattern: z.optional(pattern),
    memberId: z.optional(idNumber),
    page: pageNumber,
    pageSize,
  }),
  value: pageOf(watchCase),
});

export const showCase = call({
  method: 'GET',
  path: '/ops/cashier/cases/:caseId',
  audience: 'operator',
  right: 'cashier.watch',
  class: 'read',
  summary: 'One case with what raised it and what was noted.',
  input: z.object({ caseId: idText }),
  value: z.object({
    ...watchCase.shape,
    facts: z.record(z.string(), z.string()),
    notes: z.array(z.object({ by: z.string(), at: instant, text: z.string() })),
  }),
});

const step = {
  audience: 'operator',
  right: 'cashier.watch',
  class: 'write',
  method: 'POST',
} as const;

export const assignCase = call({
  ...step,
  path: '/ops/cashier/cases/:caseId/assign',
  summary: 'Takes a case, or gives it back.',
  input: z.object({ caseId: idText, take: z.boolean() }),
  value: done,
});

export const noteCase = call({
  ...step,
  path: '/ops/cashier/cases/:caseId/notes',
  summary: 'Adds a note to a case; notes stay as they are.',
  input: z.object({ caseId: idText, text: text(2_000, 3) }),
  value: done,
});

export const closeCase = call({
  ...step,
  path: '/ops/cashier/cases/:caseId/close',
  summary: 'Closes a case with what came of it.',
  input: z.object({ caseId: idText, outcome, reason: text(1_000, 3) }),
  value: done,
});
