import { z } from 'zod/mini';
import { billRow } from './agents-bills.ts';
import { contractKind, contractRow, terms } from './agents-contracts.ts';
import { day, pages, username } from './agents-parts.ts';
import { amount, call, done, idText, instant, text, whole } from './call.ts';

const count = (shipped: number, most: number) => z._default(whole(0, most), shipped);

/** What operators decide about the agents' business. */
export const settings = z.object({
  /** How rebates are paid: differences up the chain, or three fixed levels once a day. */
  rebatePlan: z._default(z.enum(['DIFFERENCE', 'FIXED3']), 'DIFFERENCE'),
  /** A downline may be given the same rate as one's own. */
  equalRates: z._default(z.boolean(), true),
  /** Who bet so much in a day counts as active for salaries; in a period, for dividends. */
  activePerDay: z._default(amount, 5_000_000n),
  activePerPeriod: z._default(amount, 10_000_000n),
  /** Sales are floored to whole multiples of this before a daily salary is counted. */
  salesUnit: count(1, 1_000_000),
  daysToAnswer: z._default(whole(1, 90), 7),
  /** The upline pays each dividend himself; the other kinds are taken at the run. */
  manualDividends: z._default(z.boolean(), true),
  /** A run waits for an operator before anything is paid. */
  approveDaily: z._default(z.boolean(), false),
  approveDividends: z._default(z.boolean(), false),
});

export const readSettings = call({
  method: 'GET',
  path: '/ops/agents/settings',
  audience: 'operator',
  right: 'agents.read',
  class: 'read',
  summary: "What is decided about the agents' business.",
  input: z.object({}),
  value: z.extend(settings, { version: z.int() }),
});

export const saveSettings = call({
  method: 'PUT',
  path: '/ops/agents/settings',
  audience: 'operator',
  right: 'agents.edit',
  class: 'write',
  summary: "Decides about the agents' business, unless someone else did meanwhile.",
  input: z.extend(settings, { version: whole(0, 1_000_000_000), reason: text(300, 1) }),
  value: done,
});

const runKind = z.enum(['DIVIDEND', 'DAILY', 'HOURLY']);

export const payRuns = call({
  method: 'GET',
  path: '/ops/agents/runs',
  audience: 'operator',
  right: 'agents.read',
  class: 'report',
  summary: 'Pay runs, newest first: what the company pays, and what uplines still owe.',
  input: z.object(pages),
  value: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        kind: runKind,
        from: z.string(),
        to: z.string(),
        state: z.enum(['WAITING', 'PAID']),
        attempt: z.int(),
        at: instant,
        bills: z.int(),
        gross: amount,
        missing: amount,
      }),
    ),
    total: z.int(),
    totalPages: z.int(),
  }),
});

export const runBills = call({
  method: 'GET',
  path: '/ops/agents/runs/:runId/bills',
  audience: 'operator',
  right: 'agents.read',
  class: 'report',
  summary: 'The bills of a run, each with its calculation.',
  input: z.object({ runId: idText, ...pages }),
  value: z.object({ list: z.array(billRow), total: z.int(), totalPages: z.int() }),
});

export const previewRun = call({
  method: 'GET',
  path: '/ops/agents/runs/preview',
  audience: 'operator',
  right: 'agents.read',
  class: 'report',
  summary: 'What a run over a period would come to now; nothing is written.',
  input: z.object({ kind: runKind, from: day, to: day }),
  value: z.object({
    list: z.array(
      z.object({
        receiver: z.string(),
        gross: amount,
        isFrozen: z.boolean(),
        isByCompany: z.boolean(),
      }),
    ),
    company: amount,
  }),
});

export const approveRun = call({
  method: 'POST',
  path: '/ops/agents/runs/:runId/approve',
  audience: 'operator',
  right: 'agents.pay',
  class: 'write',
  summary: 'Pays a run that waited.',
  input: z.object({ runId: idText }),
  value: done,
});

export const recalculateRun = call({
  method: 'POST',
  path: '/ops/agents/runs/:runId/recalculate',
  audience: 'operator',
  right: 'agents.pay',
  class: 'write',
  summary: 'Takes back what a run moved, counts it again and pays anew.',
  input: z.object({ runId: idText, reason: text(300, 1) }),
  value: done,
});

export const browseTree = call({
  method: 'GET',
  path: '/ops/agents/tree',
  audience: 'operator',
  right: 'agents.read',
  class: 'report',
  summary: 'Who stands at the top of the tree, or directly below someone.',
  input: z.object({ username: z.optional(username), ...pages }),
  value: z.object({
    list: z.array(
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
    total: z.int(),
    totalPages: z.int(),
  }),
});

export const moveMember = call({
  method: 'POST',
  path: '/ops/agents/tree/move',
  audience: 'operator',
  right: 'agents.edit',
  class: 'write',
  summary: 'Moves someone and his team; what was counted before stays where it was.',
  input: z.object({
    username,
    /** None: to the top. */
    upline: z.optional(username),
    reason: text(300, 1),
  }),
  value: done,
});

export const giveContract = call({
  method: 'POST',
  path: '/ops/agents/contracts',
  audience: 'operator',
  right: 'agents.edit',
  class: 'write',
  summary: "Gives the company's contract to someone at the top of the tree, in force at once.",
  input: z.object({ username, kind: contractKind, terms, reason: text(300, 1) }),
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
