import { z } from 'zod/mini';
import { amount, call, done, idNumber, idText, instant, pageNumber } from '../call.ts';
import { pageOf } from '../paging.ts';
import { pageSize, reason } from './parts.ts';
import { exclude } from './protection.ts';

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
  input: z.object({ state: z._default(z.enum(matchStates), 'OPEN'), page: pageNumber, pageSize }),
  value: pageOf(
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
