import { z } from 'zod/mini';
import { call, done, instant, pageNumber, text, whole } from '../call.ts';
import { pageOf } from '../paging.ts';
import { day } from './parts.ts';

/** A sum that is not what it counts: which one, what is kept, and what it adds up to. */
export const sumFault = z.object({
  what: z.enum(['games', 'members', 'money', 'memberMoney', 'firstDeposits', 'people']),
  /** The hour, member, game or reason of it. */
  place: z.string(),
  kept: z.string(),
  counted: z.string(),
});

export const listChecks = call({
  method: 'GET',
  path: '/ops/insight/checks',
  audience: 'operator',
  right: 'insight.read',
  class: 'report',
  summary: 'The last look at each day of the book of sums, newest first, with what differed.',
  input: z.object({ page: pageNumber, pageSize: z._default(whole(1, 100), 30) }),
  value: pageOf(z.object({ id: z.string(), day, checkedAt: instant, faults: z.array(sumFault) })),
});

const period = z.object({ from: day, to: day });

export const checkDays = call({
  method: 'POST',
  path: '/ops/insight/checks',
  audience: 'operator',
  right: 'insight.read',
  class: 'report',
  summary: 'Counts up to 31 days anew from bets and transfers and compares them with the book.',
  input: period,
  value: z.object({ days: z.int(), wrong: z.int() }),
});

export const rebuildDays = call({
  method: 'POST',
  path: '/ops/insight/rebuild',
  audience: 'operator',
  right: 'insight.edit',
  class: 'report',
  summary: 'Writes up to 366 days of the book anew from bets and transfers; kept in the log.',
  input: z.extend(period, { reason: text(200, 3) }),
  value: done,
});
