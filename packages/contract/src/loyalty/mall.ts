import { z } from 'zod/mini';
import { amount, call, done, idText, instant, nothing, requestId, text, whole } from '../call.ts';
import { freeSpins } from '../promotions/campaign.ts';

/** GOODS are sent, everything else is there at once. */
export const goodKinds = ['GOODS', 'MONEY', 'TICKETS', 'SPINS'] as const;
export const orderStates = ['IN_PROCESS', 'APPROVED', 'REJECTED'] as const;

export const address = z.object({
  name: text(80, 2),
  phone: z.string().check(z.regex(/^\+?[0-9][0-9 ()-]{5,24}$/)),
  province: text(80, 1),
  address: text(200, 4),
  postcode: z._default(text(20), ''),
});

const good = z.object({
  id: z.string(),
  kind: z.enum(goodKinds),
  name: z.string(),
  text: z.string(),
  picture: z.string(),
  points: amount,
  /** What is paid in money beside the points. */
  amount,
  /** What MONEY brings, and how often it must be played. */
  worth: amount,
  tickets: z.int(),
  /** What SPINS are: how many, on which slot, at which stake. */
  spins: z.nullable(freeSpins),
  stock: z.int(),
  /** How many one member may have, and how many this one had; null: no limit. */
  limit: z.nullable(z.int()),
  taken: z.int(),
  level: z.int(),
});

export const pointReward = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_getPointReward',
  also: [{ path: '/wps/relay/MCS2_getPointReward' }],
  audience: 'anyone',
  class: 'read',
  summary: 'What the mall has, with what is left and what a member had of it.',
  input: z.object({
    conversionType: z.optional(z.enum(goodKinds)),
    keyword: z.optional(text(60)),
    page: z._default(whole(1, 10_000), 1),
    size: z._default(whole(1, 200), 60),
  }),
  value: z.object({ list: z.array(good), totalPages: z.int(), totalCount: z.int() }),
});

export const conversionTypes = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_getPointRewardConversionType',
  also: [{ path: '/wps/relay/MCS2_getPointRewardConversionType' }],
  audience: 'anyone',
  class: 'read',
  summary: 'The kinds of goods on sale, with how many there are of each.',
  input: nothing,
  value: z.array(z.object({ conversionType: z.enum(goodKinds), count: z.int() })),
});

const record = z.object({
  transactionNumber: z.string(),
  applicationTime: instant,
  exchangeType: z.enum(goodKinds),
  productName: z.string(),
  picture: z.string(),
  quantity: z.int(),
  pointsNeeded: amount,
  amountNeeded: amount,
  status: z.enum(orderStates),
  /** Why it was rejected. */
  reason: z.string(),
  carrier: z.string(),
  shippingNumber: z.string(),
  shippedTime: z.nullable(instant),
  decidedTime: z.nullable(instant),
  receivingAddress: z.nullable(address),
});

export const redeemList = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_getRedeemPointList',
  also: [{ path: '/wps/relay/MCS2_getRedeemPointList' }],
  audience: 'member',
  class: 'report',
  summary: "A member's own orders, newest first.",
  input: z.object({
    status: z.optional(z.enum(orderStates)),
    page: z._default(whole(1, 100_000), 1),
    size: z._default(whole(1, 999), 20),
  }),
  value: z.object({ list: z.array(record), totalPages: z.int(), totalCount: z.int() }),
});

export const redeemReward = call({
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCSFE_redeemPointReward',
  also: [{ path: '/wps/relay/passwordCheck/MCS2_redeemPointReward' }],
  audience: 'member',
  class: 'money',
  encrypted: true,
  notWhileFrozen: true,
  summary:
    'Orders goods for points; they are taken with money and stock, and come back if rejected.',
  input: z.object({
    rewardId: idText,
    quantity: z._default(whole(1, 100), 1),
    /** An address of the book, or one given here; only goods that are sent need it. */
    addressId: z.optional(idText),
    address: z.optional(address),
    password: z._default(text(100), ''),
    requestId: z.optional(requestId),
  }),
  value: z.object({
    transactionNumber: z.string(),
    status: z.enum(orderStates),
    pointBalance: amount,
    mainWalletBalance: amount,
  }),
});

const kept = z.extend(address, { id: z.string(), isDefault: z.boolean() });

export const addresses = call({
  method: 'GET',
  path: '/wps/loyalty/addresses',
  audience: 'member',
  class: 'read',
  summary: "A member's address book.",
  input: nothing,
  value: z.array(kept),
});

export const saveAddress = call({
  method: 'POST',
  path: '/wps/loyalty/addresses',
  audience: 'member',
  class: 'write',
  summary: 'Writes an address into the book, or changes one.',
  input: z.object({
    id: z.optional(idText),
    address,
    isDefault: z._default(z.boolean(), false),
  }),
  value: z.array(kept),
});

export const removeAddress = call({
  method: 'DELETE',
  path: '/wps/loyalty/addresses/:id',
  audience: 'member',
  class: 'write',
  summary: 'Takes an address out of the book; orders keep theirs.',
  input: z.object({ id: idText }),
  value: done,
});
