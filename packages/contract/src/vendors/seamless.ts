import { z } from 'zod/mini';
import { call, text } from '../call.ts';

/**
 * The seamless wallet for outside vendors. Amounts here, and only here, are whole numbers in the
 * exponent that was agreed with the vendor.
 */
export const statuses = [
  'OK',
  'INSUFFICIENT_FUNDS',
  'DUPLICATE_DIFFERS',
  'UNKNOWN_BET',
  'ROLLED_BACK',
  'ALREADY_SETTLED',
  'SESSION_EXPIRED',
  'PLAYER_BLOCKED',
  'BAD_REQUEST',
] as const;

export type VendorStatus = (typeof statuses)[number];

/** What a BAD_REQUEST is about. */
export const reasons = [
  'INVALID_FIELDS',
  'AMOUNT_HAS_REMAINDER',
  'WRONG_CURRENCY',
  'UNKNOWN_GAME',
  'UNKNOWN_PLAYER',
  'PLAYER_DIFFERS',
  'REFERENCE_DIFFERS',
  'ROUND_TOO_LONG',
  'WIN_TOO_LARGE',
] as const;

export type VendorReason = (typeof reasons)[number];

/** Printable and without spaces: ids are compared byte by byte. */
const id = (max: number) => z.string().check(z.regex(new RegExp(`^[\\x21-\\x7e]{1,${max}}$`)));

const token = text(100);

const playerId = z.union([z.string().check(z.regex(/^\d{1,18}$/)), z.int().check(z.gte(0))]);

const amount = z.int().check(z.gte(0));

const names = {
  playerId,
  gameCode: id(64),
  roundId: id(64),
  transactionId: id(64),
  referenceTransactionId: z.optional(z.nullable(id(64))),
  currency: z.string().check(z.maxLength(8)),
  roundClosed: z.optional(z.boolean()),
};

const answered = {
  status: z.enum(statuses),
  transactionId: z.nullable(z.string()),
  balance: z.nullable(z.int()),
  currency: z.string(),
  playerId: z.optional(z.string()),
  gameCode: z.optional(z.string()),
  reason: z.optional(z.enum(reasons)),
};

/** The answer, and the same once more in the envelope that the other calls have. */
const answer = z.object({
  success: z.boolean(),
  errorCode: z.optional(z.string()),
  ...answered,
  value: z.object(answered),
});

const base = {
  method: 'POST',
  audience: 'vendor',
  class: 'vendor',
  answer: 'noted',
  whileClosed: true,
} as const;

const reading = z.object({
  token,
  playerId: z.optional(playerId),
  gameCode: z.optional(id(64)),
  currency: z.optional(names.currency),
});

export const authenticate = call({
  ...base,
  path: '/vendor/v1/authenticate',
  summary: 'Who stands behind the token of a launched game.',
  input: reading,
  value: answer,
});

export const balance = call({
  ...base,
  path: '/vendor/v1/balance',
  summary: 'What the player has to play with now.',
  input: reading,
  value: answer,
});

export const bet = call({
  ...base,
  path: '/vendor/v1/bet',
  summary: 'Takes a stake; the first of a round opens it.',
  input: z.object({ token, ...names, amount }),
  value: answer,
});

export const win = call({
  ...base,
  path: '/vendor/v1/win',
  summary: 'Pays a win of a round. A win of 0 closes it. The session may have ended.',
  input: z.object({
    token: z._default(token, ''),
    ...names,
    gameCode: z.optional(names.gameCode),
    amount,
  }),
  value: answer,
});

export const rollback = call({
  ...base,
  path: '/vendor/v1/rollback',
  summary: 'Takes a bet back, or a win, also one that never arrived. The session may have ended.',
  input: z.object({
    token: z._default(token, ''),
    ...names,
    gameCode: z.optional(names.gameCode),
    referenceTransactionId: id(64),
    amount: z.optional(amount),
  }),
  value: answer,
});
