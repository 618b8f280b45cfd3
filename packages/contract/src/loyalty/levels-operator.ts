import { z } from 'zod/mini';
import { amount, call, done, instant, nothing, whole } from '../call.ts';
import { memberId, reason } from '../members/parts.ts';
import { pageOf } from '../paging.ts';
import { clubRules, pointRules } from './rules.ts';

const read = { audience: 'operator', right: 'promotions.read', class: 'read' } as const;
const edit = { audience: 'operator', right: 'promotions.edit', class: 'write' } as const;

export const readRules = call({
  method: 'GET',
  path: '/ops/loyalty/rules',
  ...read,
  summary: "The club's levels and gifts, as they stand.",
  input: nothing,
  value: z.object({ content: clubRules, version: z.int() }),
});

export const saveRules = call({
  method: 'PUT',
  path: '/ops/loyalty/rules',
  ...edit,
  summary: 'Changes levels and gifts for all that comes after; nobody is lowered by it.',
  input: z.object({ content: clubRules, version: z.int(), reason }),
  value: z.object({ version: z.int() }),
});

export const previewRules = call({
  method: 'POST',
  path: '/ops/loyalty/rules/preview',
  ...read,
  class: 'report',
  summary: 'What other rules would do to the members of today.',
  input: z.object({ content: clubRules }),
  value: z.object({
    levels: z.array(z.object({ level: z.int(), now: z.int(), after: z.int() })),
    rising: z.int(),
    /** Some of those who would rise, the furthest first. */
    members: z.array(
      z.object({ memberId: z.int(), username: z.string(), from: z.int(), to: z.int() }),
    ),
    /** What the gifts of those who would rise cost, and gifts of a full week and month. */
    upgrade: amount,
    weekly: z.object({ now: amount, after: amount }),
    monthly: z.object({ now: amount, after: amount }),
  }),
});

const holder = z.object({
  memberId: z.int(),
  username: z.string(),
  level: z.int(),
  earned: z.int(),
  peak: z.int(),
  validBet: amount,
  manualLevel: z.nullable(z.int()),
  manualUntil: z.nullable(instant),
  manualReason: z.string(),
  manualBy: z.nullable(z.string()),
});

export const listHolders = call({
  method: 'GET',
  path: '/ops/loyalty/members',
  ...read,
  summary: 'Members by level, the highest first.',
  input: z.object({
    level: z.optional(whole(0, 20)),
    manual: z.optional(z.enum(['true'])),
    memberId: z.optional(memberId),
    page: z._default(whole(1, 100_000), 1),
    pageSize: z._default(whole(1, 200), 50),
  }),
  value: pageOf(holder),
});

export const setManualLevel = call({
  method: 'POST',
  path: '/ops/loyalty/members/:memberId/level',
  ...edit,
  summary: 'Gives a member a level until a day; what they earn goes on beneath it.',
  input: z.object({ memberId, level: whole(0, 20), until: instant, reason }),
  value: done,
});

export const endManualLevel = call({
  method: 'POST',
  path: '/ops/loyalty/members/:memberId/level/end',
  ...edit,
  summary: 'Takes back a level that was given by hand.',
  input: z.object({ memberId, reason }),
  value: done,
});

export const readPointRules = call({
  method: 'GET',
  path: '/ops/loyalty/point-rules',
  ...read,
  summary: 'How points are earned and what they are worth.',
  input: nothing,
  value: z.object({ content: pointRules, version: z.int() }),
});

export const savePointRules = call({
  method: 'PUT',
  path: '/ops/loyalty/point-rules',
  ...edit,
  summary: 'Changes the rules of points for what is credited from now on.',
  input: z.object({ content: pointRules, version: z.int(), reason }),
  value: z.object({ version: z.int() }),
});
