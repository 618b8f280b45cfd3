import { z } from 'zod/mini';
import { amount, call, done, idText, instant, text, whole } from '../call.ts';
import { pageOf } from '../paging.ts';
import { contractRow } from './contracts.ts';
import { firstPassword, operatorPages, ownerContact, rebateRates, username } from './parts.ts';

export const browseTree = call({
  method: 'GET',
  path: '/ops/agents/tree',
  audience: 'operator',
  right: 'agents.read',
  class: 'report',
  summary: 'Who stands at the top of the tree, or directly below someone.',
  input: z.object({ username: z.optional(username), ...operatorPages }),
  value: pageOf(
    z.object({
      id: z.int(),
      username: z.string(),
      type: z.int(),
      kind: z.enum(['AGENT', 'PLAYER']),
      level: z.int(),
      teamCount: z.int(),
      isFrozen: z.boolean(),
      contracts: z.array(contractRow),
    }),
  ),
});

export const moveMember = call({
  method: 'POST',
  path: '/ops/agents/tree/move',
  audience: 'operator',
  right: 'agents.edit',
  class: 'write',
  summary: 'Moves someone and their team; what was counted before stays where it was.',
  input: z.object({
    username,
    /** None: to the top. */
    upline: z.optional(username),
    reason: text(300, 1),
  }),
  value: done,
});

export const previewMove = call({
  method: 'GET',
  path: '/ops/agents/tree/move/preview',
  audience: 'operator',
  right: 'agents.read',
  class: 'report',
  summary: 'Whom a move would take along, and which contracts would end by it; nothing is written.',
  input: z.object({ username, upline: z.optional(username) }),
  value: z.object({
    username: z.string(),
    teamCount: z.int(),
    from: z.array(z.string()),
    to: z.array(z.string()),
    /** Not where they would stand below themselves, stand already, or have more than could be given. */
    isPossible: z.boolean(),
    /** Categories in which their rebate is above that of the new upline. */
    rebatesAbove: z.array(z.string()),
    ending: z.array(contractRow),
  }),
});

export const openAgent = call({
  method: 'POST',
  path: '/ops/agents',
  audience: 'operator',
  right: 'agents.edit',
  class: 'write',
  summary: 'Opens a general agent at the top of the tree, with a password for the first sign-in.',
  input: z.object({
    username,
    rebates: z._default(rebateRates, {}),
    contact: ownerContact,
    reason: text(300, 1),
  }),
  value: z.extend(firstPassword, { id: z.int(), username: z.string() }),
});

export const setTopRebates = call({
  method: 'PUT',
  path: '/ops/agents/rebates',
  audience: 'operator',
  right: 'agents.edit',
  class: 'write',
  summary: 'Sets the rebates of someone at the top of the tree, up to the ceilings.',
  input: z.object({ username, rebates: rebateRates, reason: text(300, 1) }),
  value: done,
});

export const agentCard = call({
  method: 'GET',
  path: '/ops/agents/card',
  audience: 'operator',
  right: 'agents.read',
  class: 'report',
  summary:
    'One of the tree: where they stand, their rebates, their contracts and what they still owe.',
  input: z.object({ username }),
  value: z.object({
    id: z.int(),
    username: z.string(),
    type: z.int(),
    level: z.int(),
    path: z.array(z.string()),
    teamCount: z.int(),
    directCount: z.int(),
    isFrozen: z.boolean(),
    rebates: rebateRates,
    ceilings: rebateRates,
    contracts: z.array(contractRow),
    owes: amount,
  }),
});

const application = z.object({
  id: z.string(),
  /** None: a visitor. */
  memberId: z.nullable(z.int()),
  sender: z.string(),
  /** Whether an account has to be opened, a player be made an agent, or nothing can be done. */
  standing: z.enum(['VISITOR', 'PLAYER', 'AGENT']),
  content: z.string(),
  state: z.enum(['new', 'working', 'answered', 'closed']),
  answer: z.string(),
  handledBy: z.nullable(z.string()),
  at: instant,
  version: z.int(),
});

export const applications = call({
  method: 'GET',
  path: '/ops/agents/applications',
  audience: 'operator',
  right: 'agents.read',
  class: 'read',
  summary: 'Who asked to become an agent, newest first.',
  input: z.object({
    state: z.optional(z.enum(['new', 'working', 'answered', 'closed'])),
    ...operatorPages,
  }),
  value: pageOf(application),
});

export const decideApplication = call({
  method: 'POST',
  path: '/ops/agents/applications/:id/decision',
  audience: 'operator',
  right: 'agents.edit',
  class: 'write',
  summary: 'Makes the sender an agent, or rejects with a reason; either way they are told.',
  input: z.object({
    id: idText,
    version: whole(0, 1_000_000_000),
    isAccepted: z.boolean(),
    answer: text(500, 1),
    /** The account to open for a visitor. */
    username: z.optional(username),
    /** Below whom it is opened; none: at the top. */
    upline: z.optional(username),
    contact: ownerContact,
  }),
  value: z.extend(firstPassword, { username: z.nullable(z.string()) }),
});
