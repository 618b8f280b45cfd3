import { z } from 'zod/mini';
import { call, idNumber } from '../call.ts';
import { state as ownState, shownEvent } from './protection.ts';

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

export const memberStanding = call({
  method: 'GET',
  path: '/ops/protection/members/:memberId/standing',
  audience: 'operator',
  right: 'protection.read',
  class: 'read',
  summary:
    'What is in force for a member at this moment: an exclusion, limits, the identity check.',
  input: z.object({ memberId: idNumber }),
  value: z.object({
    bar: ownState.shape.bar,
    limits: ownState.shape.limits,
    identity: ownState.shape.identity,
  }),
});
