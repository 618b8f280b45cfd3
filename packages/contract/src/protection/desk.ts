import { z } from 'zod/mini';
import { amount, call, done, idNumber, idText, instant, pageNumber, text, whole } from '../call.ts';
import { exclude, state as ownState, shownEvent } from './protection.ts';

/** What the market asks of the house, and when the desk looks after someone. */
const flag = (shipped: boolean) => z._default(z.boolean(), shipped);
const reason = text(300, 3);
const size = z._default(whole(1, 100), 20);

export const settings = z.object({
  /** How long a higher limit waits before it can be confirmed. */
  raiseHours: z._default(whole(24, 720), 24),
  /** A pause longer than this begins a new session of play. */
  breakMinutes: z._default(whole(5, 120), 30),
  minimumAge: z._default(whole(18, 25), 18),
  /** Nobody pays in or plays whose date of birth is not known. */
  birthdayNeeded: flag(false),
});

export const readSettings = call({
  method: 'GET',
  path: '/ops/protection/settings',
  audience: 'operator',
  right: 'protection.read',
  class: 'read',
  summary: "The market's rules of player protection.",
  input: z.object({}),
  value: z.extend(settings, {
    version: z.int(),
    marketProfile: z.enum(['standard', 'strict']),
  }),
});

export const saveSettings = call({
  method: 'PUT',
  path: '/ops/protection/settings',
  audience: 'operator',
  right: 'protection.settings',
  class: 'write',
  summary: "Changes the market's rules of player protection.",
  input: z.extend(settings, { version: whole(0, 1_000_000), reason }),
  value: done,
});

export const memberFile = call({
  method: 'GET',
  path: '/ops/protection/members/:memberId',
  audience: 'operator',
  right: 'protection.read',
  class: 'read',
  summary: 'How a member protects himself: limits, breaks, checks, and what was done.',
  input: z.object({ memberId: idNumber }),
  value: z.object({ state: ownState, events: z.array(shownEvent) }),
});

export const excludeMember = call({
  method: 'POST',
  path: '/ops/protection/members/:memberId/exclusion',
  audience: 'operator',
  right: 'protection.decide',
  class: 'write',
  summary:
    'Excludes a member who asked for it elsewhere, or adds to an exclusion. Nothing is ever shortened.',
  input: z.extend(exclude.input, { memberId: idNumber, reason }),
  value: done,
});

export const decideIdentity = call({
  method: 'POST',
  path: '/ops/protection/members/:memberId/identity',
  audience: 'operator',
  right: 'protection.decide',
  class: 'write',
  summary: 'Name, address and date of birth of a member were checked.',
  input: z.object({ memberId: idNumber, isVerified: z.boolean(), note: text(300) }),
  value: done,
});

export const listIdentities = call({
  method: 'GET',
  path: '/ops/protection/identities',
  audience: 'operator',
  right: 'protection.read',
  class: 'read',
  summary: 'Members who wait for the check of their identity, the oldest first.',
  input: z.object({ page: pageNumber, size }),
  value: z.object({
    list: z.array(z.object({ memberId: z.int(), username: z.string(), askedAt: instant })),
    totalPages: z.int(),
    totalCount: z.int(),
  }),
});

export const askStakesBack = call({
  method: 'POST',
  path: '/ops/protection/members/:memberId/under-age',
  audience: 'operator',
  right: 'protection.decide',
  class: 'write',
  summary:
    'A member was too young: asks a second person to close the account and return what was lost.',
  input: z.object({ memberId: idNumber, reason }),
  value: z.object({ approvalId: z.string(), amount }),
});

export const matchStates = ['OPEN', 'SAME', 'OTHER'] as const;

export const listMatches = call({
  method: 'GET',
  path: '/ops/protection/matches',
  audience: 'operator',
  right: 'protection.read',
  class: 'read',
  summary: 'Accounts that were closed because their owner excluded himself with another one.',
  input: z.object({ state: z._default(z.enum(matchStates), 'OPEN'), page: pageNumber, size }),
  value: z.object({
    list: z.array(
      z.object({
        matchId: z.string(),
        memberId: z.int(),
        username: z.string(),
        excludedId: z.int(),
        excludedName: z.string(),
        kinds: z.array(z.string()),
        state: z.enum(matchStates),
        note: z.string(),
        foundAt: instant,
        decidedBy: z.nullable(z.string()),
      }),
    ),
    totalPages: z.int(),
    totalCount: z.int(),
  }),
});

export const decideMatch = call({
  method: 'POST',
  path: '/ops/protection/matches/:matchId',
  audience: 'operator',
  right: 'protection.decide',
  class: 'write',
  summary: 'The same person, or another one who is let in again.',
  input: z.object({ matchId: idText, isSame: z.boolean(), note: reason }),
  value: done,
});

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
    size,
  }),
  value: z.object({
    list: z.array(
      z.object({
        caseId: z.string(),
        memberId: z.int(),
        username: z.string(),
        grade: z.int(),
        markers: z.partialRecord(
          z.enum(markers),
          z.record(z.string(), z.union([z.string(), z.number()])),
        ),
        state: z.enum(['OPEN', 'CLOSED']),
        outcome: z.nullable(z.enum(outcomes)),
        note: z.string(),
        openedAt: instant,
        decidedBy: z.nullable(z.string()),
        decidedAt: z.nullable(instant),
      }),
    ),
    totalPages: z.int(),
    totalCount: z.int(),
  }),
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
