import { z } from 'zod/mini';
import { call, done, idNumber, idText, instant, type Output, pageNumber } from '../call.ts';
import { pageOf } from '../paging.ts';
import { pageSize, reason } from './parts.ts';

export const markers = [
  'depositFrequency',
  'depositMethods',
  'reversedWithdrawals',
  'tone',
  'limitChanges',
  'chasing',
  'nightPlay',
  'lossAcceleration',
] as const;

/** The signs that a case was opened for, each with the figures that showed it. */
export const shownMarkers = z.partialRecord(
  z.enum(markers),
  z.record(z.string(), z.union([z.string(), z.number()])),
);
export type ShownMarkers = Output<typeof shownMarkers>;

export const outcomes = [
  'NOTHING',
  'MESSAGE',
  'CALL',
  'LIMIT_ADVISED',
  'EXCLUSION_ADVISED',
] as const;

export const listCases = call({
  method: 'GET',
  path: '/ops/protection/cases',
  audience: 'operator',
  right: 'protection.read',
  class: 'read',
  summary: 'Members whose play shows signs of harm, the gravest first.',
  input: z.object({
    state: z._default(z.enum(['OPEN', 'CLOSED']), 'OPEN'),
    memberId: z.optional(idNumber),
    page: pageNumber,
    pageSize,
  }),
  value: pageOf(
    z.object({
      caseId: z.string(),
      memberId: z.int(),
      username: z.string(),
      grade: z.int(),
      markers: shownMarkers,
      state: z.enum(['OPEN', 'CLOSED']),
      outcome: z.nullable(z.enum(outcomes)),
      note: z.string(),
      openedAt: instant,
      decidedBy: z.nullable(z.string()),
      decidedAt: z.nullable(instant),
    }),
  ),
});

export const decideCase = call({
  method: 'POST',
  path: '/ops/protection/cases/:caseId',
  audience: 'operator',
  right: 'protection.decide',
  class: 'write',
  summary: 'A case was looked after: what was done, on record.',
  input: z.object({ caseId: idText, outcome: z.enum(outcomes), note: reason }),
  value: done,
});
