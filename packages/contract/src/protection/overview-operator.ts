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
