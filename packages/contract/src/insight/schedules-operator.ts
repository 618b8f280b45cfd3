import { z } from 'zod/mini';
import { call, done, idText, instant, nothing, text, whole } from '../call.ts';
import { statements } from './statements-operator.ts';

export const scheduleKinds = ['DAILY', 'WEEKLY', 'MONTHLY'] as const;
export const fileForms = ['csv', 'xlsx'] as const;

const content = {
  name: text(60, 1),
  /** None: the free report that `asked` describes. */
  statement: z.nullable(z.enum(statements)),
  /** The words of its address, without its days: those of the period before it is sent. */
  asked: z.string().check(z.regex(/^[\w=&%.,+~-]{0,600}$/)),
  often: z.enum(scheduleKinds),
  hour: whole(0, 23),
  form: z.enum(fileForms),
  recipients: z.array(idText).check(z.minLength(1), z.maxLength(20)),
  isPaused: z.boolean(),
};

export const listSchedules = call({
  method: 'GET',
  path: '/ops/insight/schedules',
  audience: 'operator',
  right: 'insight.read',
  class: 'read',
  summary: 'Reports that are sent by mail on their own, and the operators they may be sent to.',
  input: nothing,
  value: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        ...content,
        by: z.string(),
        nextAt: instant,
        sentAt: z.nullable(instant),
        /** To how many it went the last time. */
        sentTo: z.nullable(z.int()),
      }),
    ),
    /** Who may read reports; without an address nothing can be sent. */
    operators: z.array(z.object({ id: z.string(), name: z.string(), hasAddress: z.boolean() })),
  }),
});

export const saveSchedule = call({
  method: 'POST',
  path: '/ops/insight/schedules',
  audience: 'operator',
  right: 'insight.read',
  class: 'write',
  summary:
    'Has a report sent each day, week or month, of the day, week or month before, to operators who may read reports.',
  input: z.object({ id: z.optional(idText), ...content }),
  value: z.object({ id: z.string() }),
});

export const removeSchedule = call({
  method: 'DELETE',
  path: '/ops/insight/schedules/:id',
  audience: 'operator',
  right: 'insight.read',
  class: 'write',
  summary: 'Ends a report by mail.',
  input: z.object({ id: idText }),
  value: done,
});
