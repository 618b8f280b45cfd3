import { z } from 'zod/mini';
import { call, idText, instant, nothing, pageNumber, pageSize, text, whole } from '../call.ts';
import { pageOf } from '../paging.ts';
import { code, password, rightName } from './parts.ts';
import { type Right, rights } from './rights.ts';

/** Nobody has them for longer than this. */
export const MAX_EMERGENCY_MINUTES = 60;
const MAX_RIGHTS = 6;

const NEVER: readonly Right[] = [
  // Who runs the staff, and who is the second person, is not taken: it is given, by two.
  'operators.edit',
  'approvals.decide',
  'emergency.take',
  'emergency.review',
];

/** What can be taken in an emergency. */
export const takeableRights: readonly Right[] = rights.filter((right) => !NEVER.includes(right));

const person = z.object({ id: z.int(), username: z.string() });

export const judgement = z.enum(['justified', 'unjustified']);

export const emergency = z.object({
  id: z.string(),
  operator: person,
  rights: z.array(rightName),
  reason: z.string(),
  takenAt: instant,
  expiresAt: instant,
  endedAt: z.nullable(instant),
  isRunning: z.boolean(),
  /** How much the log has of it. */
  entries: z.int(),
  /** Until when another person shall have judged it. */
  reviewBy: instant,
  judgement: z.nullable(judgement),
  reviewNote: z.string(),
  reviewedBy: z.nullable(person),
  reviewedAt: z.nullable(instant),
  /** What stands in the way of the one who reads this; nothing where they may review it. */
  blockedBy: z.nullable(z.enum(['own', 'right', 'running', 'reset', 'device'])),
});

export const takeEmergency = call({
  method: 'POST',
  path: '/ops/emergencies',
  audience: 'operator',
  right: 'emergency.take',
  class: 'login',
  summary:
    'Takes rights that one does not hold, for this session and at most an hour; the others are alarmed, and one of them reviews it',
  input: z.object({
    rights: z.array(rightName).check(z.minLength(1), z.maxLength(MAX_RIGHTS)),
    minutes: whole(5, MAX_EMERGENCY_MINUTES),
    reason: text(500, 10),
    password,
    /** Where a second factor is set. */
    code: z.optional(code),
  }),
  value: emergency,
});

export const listEmergencies = call({
  method: 'GET',
  path: '/ops/emergencies',
  audience: 'operator',
  class: 'read',
  summary: 'Rights taken in emergencies: all for who may review them, otherwise one’s own',
  input: z.object({
    page: pageNumber,
    pageSize,
    which: z._default(z.enum(['unreviewed', 'reviewed', 'all']), 'all'),
  }),
  value: pageOf(emergency),
});

export const currentEmergencies = call({
  method: 'GET',
  path: '/ops/emergencies/now',
  audience: 'operator',
  class: 'read',
  summary: 'What one took oneself and still has, who else has emergency access, and what waits',
  input: nothing,
  value: z.object({
    own: z.nullable(z.object({ id: z.string(), rights: z.array(rightName), expiresAt: instant })),
    /** For everyone at the console: an emergency is no secret. */
    running: z.array(
      z.object({
        id: z.string(),
        operator: person,
        rights: z.array(rightName),
        reason: z.string(),
        expiresAt: instant,
      }),
    ),
    /** How many are over and wait for a review. */
    unreviewed: z.int(),
  }),
});

export const endEmergency = call({
  method: 'POST',
  path: '/ops/emergencies/:id/end',
  audience: 'operator',
  class: 'write',
  summary: 'Gives one’s own emergency access back; who may review ends that of others',
  input: z.object({ id: idText }),
  value: emergency,
});

export const reviewEmergency = call({
  method: 'POST',
  path: '/ops/emergencies/:id/review',
  audience: 'operator',
  right: 'emergency.review',
  class: 'write',
  summary: 'Another person’s judgement on an emergency that is over; final',
  input: z.object({ id: idText, judgement, note: text(1000, 3) }),
  value: emergency,
});
