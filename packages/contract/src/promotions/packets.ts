import { z } from 'zod/mini';
import { amount, call, instant, nothing, requestId, text, whole } from '../call.ts';

export const packetModes = ['EQUAL', 'RANDOM'] as const;
/** OPEN until everything is taken or its time is over; what nobody took went back then. */
export const packetStates = ['OPEN', 'EMPTY', 'RETURNED'] as const;

export const facts = {
  code: z.string(),
  mode: z.enum(packetModes),
  /** Only for the sender's team. */
  isForTeam: z.boolean(),
  greeting: z.string(),
  count: z.int(),
  opened: z.int(),
  state: z.enum(packetStates),
  sentAt: instant,
  expiresAt: instant,
};

/** How it was parted, to be computed again: the seed is shown once nothing is left to draw. */
const proof = z.object({
  seedHash: z.string(),
  seed: z.nullable(z.string()),
  total: z.nullable(amount),
});

const sent = z.object({ ...facts, total: amount, taken: amount, returned: amount });

const one = {
  code: z.string().check(z.regex(/^[A-Za-z0-9]{6,20}$/)),
};

export const packets = call({
  method: 'GET',
  path: '/wps/promotions/packets',
  audience: 'member',
  class: 'read',
  summary: 'Red packets one has sent, newest first, and how much a new one may hold.',
  input: nothing,
  value: z.object({
    isOpen: z.boolean(),
    min: amount,
    max: amount,
    maxParts: z.int(),
    /** Whether they have a team for whom a packet can be kept. */
    hasTeam: z.boolean(),
    list: z.array(sent),
  }),
});

export const sendPacket = call({
  method: 'POST',
  path: '/wps/promotions/packets',
  audience: 'member',
  class: 'money',
  encrypted: true,
  notWhileFrozen: true,
  summary:
    'Puts money into a red packet of so many parts, equal or random; what nobody takes comes back.',
  input: z.object({
    amount,
    count: whole(1, 100),
    mode: z._default(z.enum(packetModes), 'RANDOM'),
    isForTeam: z._default(z.boolean(), false),
    greeting: z._default(text(60), ''),
    password: z._default(text(100), ''),
    requestId: z.optional(requestId),
  }),
  value: z.object({ packet: sent, mainWalletBalance: amount }),
});

export const packet = call({
  method: 'GET',
  path: '/wps/promotions/packets/:code',
  audience: 'member',
  class: 'read',
  summary: 'A red packet by its code: from whom, how many parts are left, and who took which.',
  input: z.object(one),
  value: z.object({
    ...facts,
    /** Hidden but for its first and last letters. */
    sender: z.string(),
    isOwn: z.boolean(),
    /** What the caller took; null: nothing yet. */
    own: z.nullable(amount),
    takers: z.array(z.object({ name: z.string(), amount, at: instant, isLuckiest: z.boolean() })),
    proof,
  }),
});

export const openPacket = call({
  method: 'POST',
  path: '/wps/promotions/packets/:code/open',
  audience: 'member',
  class: 'money',
  notWhileFrozen: true,
  summary: 'Takes one part of a red packet, once for each member.',
  input: z.object({ ...one, requestId: z.optional(requestId) }),
  value: z.object({ amount, mainWalletBalance: amount }),
});
