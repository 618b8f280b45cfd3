import { days, minutes } from '@baize/calendar';
import { z } from 'zod/mini';
import {
  amount,
  call,
  idNumber,
  instant,
  instantInput,
  nothing,
  pageNumber,
  pageSize,
  text,
  whole,
} from '../call.ts';
import { pageOf } from '../paging.ts';

/** What waits for a person, desk by desk. */
export const workKinds = [
  'withdrawal',
  'payout',
  'failed-payout',
  'dispute',
  'deposit',
  'payment',
  'money-case',
  'approval',
  'emergency-review',
  'chat',
  'feedback',
  'identity',
  'harm-case',
  'same-person',
  'data-request',
  'campaign-application',
  'mall-order',
  'mall-shipping',
  'agent-application',
  'bill-dispute',
  'sports-alert',
  'lottery-alarm',
  'card-suspicion',
  'vendor-alert',
] as const;

export const workKind = z.enum(workKinds);

const person = z.object({ id: z.int(), username: z.string() });

export const workItem = z.object({
  kind: workKind,
  id: z.string(),
  /** What it goes by at its desk: a number, a pattern, the kind of a request. */
  name: z.string(),
  member: z.nullable(z.object({ id: z.int(), username: z.string() })),
  amount: z.nullable(amount),
  since: instant,
  dueAt: instant,
  isOverdue: z.boolean(),
  /** Who looks after it; others may still act. */
  holder: z.nullable(person),
  /** What whoever handed it over had to say. */
  note: z.string(),
  handedBy: z.nullable(person),
});

export const listWork = call({
  method: 'GET',
  path: '/ops/work',
  audience: 'operator',
  class: 'report',
  summary:
    'What waits at all desks that the operator may work at, what is due first on top; of each kind only for who may decide it.',
  input: z.object({
    page: pageNumber,
    pageSize,
    which: z._default(z.enum(['all', 'mine', 'unassigned', 'overdue']), 'all'),
    kind: z.optional(workKind),
  }),
  value: pageOf(workItem),
});

const counts = {
  open: z.int(),
  mine: z.int(),
  unassigned: z.int(),
  overdue: z.int(),
};

export const countWork = call({
  method: 'GET',
  path: '/ops/work/counts',
  audience: 'operator',
  class: 'read',
  summary: 'How much waits, is mine, is nobody’s and is overdue: in all, and kind by kind',
  input: nothing,
  value: z.object({ ...counts, kinds: z.array(z.object({ kind: workKind, ...counts })) }),
});

const itemId = z.string().check(z.regex(/^-?\d{1,18}$/));

export const showWork = call({
  method: 'GET',
  path: '/ops/work/:kind/:id',
  audience: 'operator',
  class: 'read',
  summary: 'One piece of work while it waits: until when, and who is on it; null once it is done',
  input: z.object({ kind: workKind, id: itemId }),
  value: z.nullable(workItem),
});

export const assignWork = call({
  method: 'PUT',
  path: '/ops/work/:kind/:id',
  audience: 'operator',
  class: 'write',
  summary: 'Claims, assigns, hands over or releases a piece of work, for those who may decide it',
  input: z.object({
    kind: workKind,
    id: itemId,
    /** Who shall look after it; null: nobody. */
    to: z.nullable(idNumber),
    /** Whom the caller saw on it, so that two who take it at once are told. */
    holder: z.nullable(idNumber),
    note: z._default(text(500), ''),
  }),
  value: z.nullable(workItem),
});

export const listPeople = call({
  method: 'GET',
  path: '/ops/work/people',
  audience: 'operator',
  class: 'read',
  summary: 'Who may be given work of a kind: those who may decide it',
  input: z.object({ kind: workKind }),
  value: z.object({ list: z.array(z.extend(person, { name: z.string() })) }),
});

const LONGEST_TARGET = days(60) / minutes(1);

const targets = z.object({
  targets: z
    .array(z.object({ kind: workKind, minutes: whole(1, LONGEST_TARGET) }))
    .check(z.maxLength(workKinds.length)),
});

export const readTargets = call({
  method: 'GET',
  path: '/ops/work/targets',
  audience: 'operator',
  class: 'read',
  summary: 'Within how many minutes each kind of work is to be done',
  input: nothing,
  value: z.extend(targets, { version: z.int() }),
});

export const saveTargets = call({
  method: 'PUT',
  path: '/ops/work/targets',
  audience: 'operator',
  right: 'operators.edit',
  class: 'write',
  summary: 'Changes within how many minutes work is to be done',
  input: z.extend(targets, { version: whole(0, 1_000_000) }),
  value: z.extend(targets, { version: z.int() }),
});

/** The longest period of which figures are counted at once. */
export const MAX_STATISTICS_DAYS = 92;

export const statistics = call({
  method: 'GET',
  path: '/ops/work/statistics',
  audience: 'operator',
  class: 'report',
  summary: 'What operators did in a period: one’s own for everyone, all for who may see operators',
  input: z.object({
    from: instantInput,
    to: instantInput,
    who: z._default(z.enum(['me', 'all']), 'me'),
  }),
  value: z.object({
    list: z.array(
      z.object({
        operator: z.extend(person, { name: z.string() }),
        handled: z.int(),
        overdue: z.int(),
        kinds: z.array(
          z.object({
            kind: workKind,
            handled: z.int(),
            /** From when it began to wait until it was decided. */
            medianMs: z.int(),
            p90Ms: z.int(),
            overdue: z.int(),
          }),
        ),
        approvals: z.object({ asked: z.int(), given: z.int(), refused: z.int() }),
        assigned: z.int(),
        logins: z.int(),
      }),
    ),
  }),
});
