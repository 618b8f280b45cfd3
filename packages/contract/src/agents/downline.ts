import { z } from 'zod/mini';
import { call, done, nothing, text } from '../call.ts';
import { transferLabels } from '../cashier/transfers.ts';
import { username } from './parts.ts';

/** What an upline sees and changes of someone directly below. */
export const downlineMobile = call({
  method: 'GET',
  path: '/wps/agent/downline/mobile',
  audience: 'agent',
  class: 'read',
  summary: 'Whether a direct downline has a mobile number; its last digits are not shown.',
  input: z.object({ username }),
  value: z.object({
    username: z.string(),
    mobile: z.nullable(z.string()),
    isVerified: z.boolean(),
  }),
});

export const renameDownline = call({
  method: 'PUT',
  path: '/wps/agent/downline/nickname2',
  also: [{ method: 'POST' }, { path: '/wps/agent/downline/nickname' }],
  audience: 'agent',
  class: 'write',
  notWhileFrozen: true,
  summary: 'Gives a direct downline another nickname.',
  input: z.object({ username, nickname: text(60, 1) }),
  value: z.object({ username: z.string(), nickname: z.string() }),
});

export const startingPassword = call({
  method: 'PUT',
  path: '/wps/agent/downline/password',
  also: [{ method: 'POST' }],
  audience: 'agent',
  class: 'login',
  encrypted: true,
  notWhileFrozen: true,
  summary: 'Gives a direct downline who never signed in another password to begin with.',
  input: z.object({ username, password: text(200, 1) }),
  value: done,
});

export const remarkTypes = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_getAgentRemarkType',
  audience: 'agent',
  class: 'read',
  summary: 'The labels a transfer to a downline can carry, and how often each must be played.',
  input: nothing,
  value: z.object({
    list: z.array(z.object({ type: z.enum(transferLabels), turnoverMultiple: z.int() })),
  }),
});
