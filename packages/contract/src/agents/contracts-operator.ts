import { z } from 'zod/mini';
import { call, done, idText, text } from '../call.ts';
import { pageOf } from '../paging.ts';
import { contractKind, contractRow, newTerms } from './contracts.ts';
import { operatorPages, username } from './parts.ts';

export const giveContract = call({
  method: 'POST',
  path: '/ops/agents/contracts',
  audience: 'operator',
  right: 'agents.edit',
  class: 'write',
  summary: "Gives the company's contract to someone at the top of the tree, in force at once.",
  input: z.object({ username, kind: contractKind, terms: newTerms, reason: text(300, 1) }),
  value: z.object({ contract: contractRow, ended: z.int() }),
});

export const endContract = call({
  method: 'POST',
  path: '/ops/agents/contracts/:contractId/end',
  audience: 'operator',
  right: 'agents.edit',
  class: 'write',
  summary: 'Ends a contract at once, and those that were given from it.',
  input: z.object({ contractId: idText, reason: text(300, 1) }),
  value: done,
});

export const contracts = call({
  method: 'GET',
  path: '/ops/agents/contracts',
  audience: 'operator',
  right: 'agents.read',
  class: 'report',
  summary: 'Contracts, newest first; of the company alone, of someone, or of all.',
  input: z.object({
    username: z.optional(username),
    kind: z.optional(contractKind),
    state: z.optional(z.enum(['PENDING', 'ACTIVE', 'TERMINATING', 'ENDED'])),
    isByCompany: z.optional(z.union([z.boolean(), z.stringbool()])),
    ...operatorPages,
  }),
  value: pageOf(contractRow),
});
