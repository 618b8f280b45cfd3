import { z } from 'zod/mini';
import { amount, call, instant, nothing, payment, requestId, text } from '../call.ts';
import { reportPeriod } from './parts.ts';

/** Money between an upline and a downline, and between the main wallet and the vendors' by itself. */
const username = text(40, 1);

/** Ordinary ones must be played by whoever receives them; the others need not. */
export const transferLabels = ['ORDINARY', 'ACTIVITY', 'DIVIDEND'] as const;

const label = z.enum(transferLabels);

export const treeTransfer = z.object({
  transferId: z.string(),
  at: instant,
  /** UP to the upline, DOWN to a downline, COLLECT back from a downline. */
  kind: z.enum(['UP', 'DOWN', 'COLLECT']),
  label,
  direction: z.enum(['IN', 'OUT']),
  /** The other one's user name. */
  other: z.string(),
  amount,
  remark: z.string(),
});

export const transferOptions = call({
  method: 'GET',
  path: '/wps/agent/transferEnabled',
  also: [{ path: '/wps/member/transferEnabled' }],
  audience: 'member',
  class: 'read',
  summary: 'Whether and how much may be sent to the upline and to downlines now.',
  input: nothing,
  value: z.object({
    enabled: z.boolean(),
    collectEnabled: z.boolean(),
    anyDescendant: z.boolean(),
    /** Null: nobody stands above. */
    upline: z.nullable(z.object({ username: z.string(), nickname: z.string() })),
    minimumAmount: amount,
    maximumAmount: amount,
    timesPerDay: z.int(),
    timesLeft: z.int(),
    /** More than nothing: no transfer to the upline before it is played. */
    turnoverLeft: amount,
    /** What was sent to an ordinary receiver must be played so many times. */
    turnoverMultiple: z.int(),
  }),
});

const proof = {
  requestId: z.optional(requestId),
  amount: payment,
  /** The payment password. */
  password: text(64),
  remark: z._default(text(100), ''),
};

const sent = z.object({ ...treeTransfer.shape, mainWalletBalance: amount });

const kinds = { class: 'money', encrypted: true, notWhileFrozen: true } as const;

export const transferUpline = call({
  method: 'PUT',
  path: '/wps/member/transferUpline',
  also: [{ method: 'POST' }],
  audience: 'member',
  ...kinds,
  summary: 'Sends money to the direct upline, once nothing is left to play.',
  input: z.object(proof),
  value: sent,
});

export const transferDownline = call({
  method: 'PUT',
  path: '/wps/agent/transferDownline',
  also: [{ method: 'POST' }],
  audience: 'agent',
  ...kinds,
  summary: 'Sends money to a downline; ordinary money must be played there.',
  input: z.object({ username, label: z._default(label, 'ORDINARY'), ...proof }),
  value: sent,
});

export const transferMultipleDownline = call({
  method: 'POST',
  path: '/wps/agent/transferMultipleDownline',
  audience: 'agent',
  ...kinds,
  summary: 'Sends one sum to several downlines, in equal or random parts: to all of them or none.',
  input: z.object({
    usernames: z.array(username).check(z.minLength(1), z.maxLength(50)),
    /** How the amount, which is the whole sum, is parted. */
    mode: z._default(z.enum(['EQUAL', 'RANDOM']), 'EQUAL'),
    label: z._default(label, 'ORDINARY'),
    ...proof,
  }),
  value: z.object({ list: z.array(treeTransfer), mainWalletBalance: amount }),
});

export const collectDownline = call({
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCSFE_collectFromDownline',
  audience: 'agent',
  ...kinds,
  summary: 'Takes back from a direct downline what was sent before and is still there.',
  input: z.object({ username, ...proof }),
  value: sent,
});

export const collectable = call({
  method: 'GET',
  path: '/wps/agent/collectable',
  audience: 'agent',
  class: 'read',
  summary: 'How much could be taken back from a direct downline now.',
  input: z.object({ username }),
  value: z.object({ sent: amount, collected: amount, mayCollect: amount }),
});

export const treeTransfers = call({
  method: 'GET',
  path: '/wps/report/transfers',
  audience: 'member',
  class: 'report',
  summary: 'Own transfers with upline and downlines, newest first.',
  input: z.object({ ...reportPeriod, direction: z.optional(z.enum(['IN', 'OUT'])) }),
  value: z.object({ list: z.array(treeTransfer), totalPages: z.int(), totalCount: z.int() }),
});

export const autoTransfer = call({
  method: 'GET',
  path: '/wps/member/autoTransfer',
  audience: 'member',
  class: 'read',
  summary: 'Whether launching a game moves the balance to its wallet by itself.',
  input: nothing,
  value: z.object({ enabled: z.boolean() }),
});

export const setAutoTransfer = call({
  method: 'PUT',
  path: '/wps/member/autoTransfer',
  also: [{ method: 'POST' }],
  audience: 'member',
  class: 'write',
  summary: 'Switches automatic wallet transfers on or off.',
  input: z.object({ enabled: z.boolean() }),
  value: z.object({ enabled: z.boolean() }),
});

export const leaveGame = call({
  method: 'POST',
  path: '/wps/member/autoTransfer/leave',
  audience: 'member',
  class: 'money',
  summary: 'A game was left: with automatic transfers on, every vendor wallet comes home.',
  input: z.object({ requestId: z.optional(requestId) }),
  value: z.object({
    results: z.array(
      z.object({ vendor: z.string(), amount, status: z.enum(['SUCCESS', 'FAILED', 'UNKNOWN']) }),
    ),
    mainWalletBalance: amount,
  }),
});
