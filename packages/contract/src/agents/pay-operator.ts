import { z } from 'zod/mini';
import { amount, call, done, idText, instant, text } from '../call.ts';
import { pageOf } from '../paging.ts';
import { day, operatorPages } from './parts.ts';
import { billRow, billState } from './pay.ts';

const runKind = z.enum(['DIVIDEND', 'DAILY', 'HOURLY']);

export const payRuns = call({
  method: 'GET',
  path: '/ops/agents/runs',
  audience: 'operator',
  right: 'agents.read',
  class: 'report',
  summary: 'Pay runs, newest first: what the company pays, and what uplines still owe.',
  input: z.object({
    /** One of them alone. */
    runId: z.optional(idText),
    kind: z.optional(runKind),
    state: z.optional(z.enum(['WAITING', 'HELD', 'PAID'])),
    ...operatorPages,
  }),
  value: pageOf(
    z.object({
      id: z.string(),
      kind: runKind,
      from: z.string(),
      to: z.string(),
      state: z.enum(['WAITING', 'HELD', 'PAID']),
      heldReason: z.nullable(z.string()),
      attempt: z.int(),
      at: instant,
      bills: z.int(),
      gross: amount,
      missing: amount,
    }),
  ),
});

export const runBills = call({
  method: 'GET',
  path: '/ops/agents/runs/:runId/bills',
  audience: 'operator',
  right: 'agents.read',
  class: 'report',
  summary: 'The bills of a run, each with its calculation.',
  input: z.object({ runId: idText, state: z.optional(billState), ...operatorPages }),
  value: pageOf(billRow),
});

export const runFile = call({
  method: 'GET',
  path: '/ops/agents/runs/:runId/csv',
  audience: 'operator',
  right: 'agents.read',
  class: 'report',
  answer: 'file',
  summary: 'The bills of a run as CSV, row by row as they are read.',
  input: z.object({ runId: idText }),
  value: z.unknown(),
});

export const startRun = call({
  method: 'POST',
  path: '/ops/agents/runs',
  audience: 'operator',
  right: 'agents.pay',
  class: 'write',
  summary: 'Runs a period that is over and was left out; one that was run stays as it is.',
  input: z.object({ kind: runKind, from: day, to: day, reason: text(300, 1) }),
  value: z.object({ runId: z.nullable(z.string()) }),
});

export const holdRun = call({
  method: 'POST',
  path: '/ops/agents/runs/:runId/hold',
  audience: 'operator',
  right: 'agents.pay',
  class: 'write',
  summary: 'Keeps a run that waits from being approved, or lets it go again.',
  input: z.object({ runId: idText, isHeld: z.boolean(), reason: text(300, 1) }),
  value: done,
});

export const decideBill = call({
  method: 'POST',
  path: '/ops/agents/bills/:billId/decision',
  audience: 'operator',
  right: 'agents.pay',
  class: 'write',
  summary:
    'Holds or releases a bill, rejects it, or pays for the company what an upline still owes.',
  input: z.object({
    billId: idText,
    action: z.enum(['HOLD', 'RELEASE', 'REJECT', 'COVER']),
    reason: text(300, 1),
  }),
  value: done,
});

export const openDebts = call({
  method: 'GET',
  path: '/ops/agents/debts',
  audience: 'operator',
  right: 'agents.read',
  class: 'report',
  summary: 'Bills that uplines still owe, oldest first.',
  input: z.object(operatorPages),
  value: z.extend(pageOf(billRow), { missing: amount }),
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
        activeMembers: z.int(),
        validBet: amount,
        loss: amount,
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

export const disputes = call({
  method: 'GET',
  path: '/ops/agents/disputes',
  audience: 'operator',
  right: 'agents.read',
  class: 'read',
  summary: 'Bills that their receivers contest, oldest first, each with its calculation.',
  input: z.object({ state: z.optional(z.enum(['OPEN', 'UPHELD', 'REJECTED'])), ...operatorPages }),
  value: pageOf(
    z.object({
      id: z.string(),
      words: z.string(),
      state: z.enum(['OPEN', 'UPHELD', 'REJECTED']),
      answer: z.nullable(z.string()),
      at: instant,
      bill: billRow,
      runId: z.string(),
    }),
  ),
});

export const decideDispute = call({
  method: 'POST',
  path: '/ops/agents/disputes/:disputeId/decision',
  audience: 'operator',
  right: 'agents.pay',
  class: 'write',
  summary:
    'Says who is right about a contested bill; the receiver is told. Money is moved by the run or the bill.',
  input: z.object({ disputeId: idText, isUpheld: z.boolean(), answer: text(500, 1) }),
  value: done,
});
