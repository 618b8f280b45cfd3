import { z } from 'zod/mini';
import { amount, call, done, idText, instant, nothing, text, whole } from '../call.ts';
import { languageCodes } from '../languages.ts';
import { memberId, reason } from '../members/parts.ts';
import { pageOf } from '../paging.ts';
import { freeSpins } from '../promotions/campaign.ts';
import { address, goodKinds, orderStates } from './mall.ts';

const notNegative = amount.check(z.refine((units) => units >= 0n, { error: 'amount' }));
const sum = z._default(notNegative, 0n);

/** A thing of the mall, as it is written and kept. */
export const good = z.object({
  kind: z.enum(goodKinds),
  words: z.partialRecord(
    z.enum(languageCodes),
    z.object({ name: text(80, 1), text: z._default(text(600), '') }),
  ),
  /** An address of the house: a drawing of ours, or an uploaded picture. */
  picture: z.string().check(z.regex(/^\/[A-Za-z0-9/_.-]{1,200}$/)),
  /** Whole points, and money beside them. */
  points: z._default(whole(0, 1_000_000_000), 0),
  amount: sum,
  /** What MONEY brings, and how often it must be played. */
  worth: sum,
  multiple: z._default(whole(0, 100), 1),
  /** What TICKETS are for, and how many one piece holds. */
  campaignId: z._default(z.nullable(idText), null),
  tickets: z._default(whole(0, 100), 0),
  /** What SPINS are; how long they last, and how often what they win is played, says the kind. */
  spins: z._default(z.nullable(freeSpins), null),
  spinDays: z._default(whole(1, 365), 7),
  /** How many one member may have; null: no limit. */
  limit: z._default(z.nullable(whole(1, 10_000)), null),
  /** From this level of the club on. */
  level: z._default(whole(0, 20), 0),
  sort: z._default(whole(0, 10_000), 100),
});

const kept = z.object({
  id: z.string(),
  content: good,
  isOpen: z.boolean(),
  stock: z.int(),
  ordered: z.int(),
  version: z.int(),
});

const read = { audience: 'operator', right: 'promotions.read', class: 'read' } as const;
const edit = { audience: 'operator', right: 'promotions.edit', class: 'write' } as const;
const review = { audience: 'operator', right: 'promotions.review', class: 'write' } as const;

export const listGoods = call({
  method: 'GET',
  path: '/ops/loyalty/goods',
  ...read,
  summary: 'Everything the mall has or had.',
  input: z.object({
    kind: z.optional(z.enum(goodKinds)),
    search: z.optional(text(60)),
    page: z._default(whole(1, 10_000), 1),
    pageSize: z._default(whole(1, 200), 50),
  }),
  value: pageOf(kept),
});

export const showGood = call({
  method: 'GET',
  path: '/ops/loyalty/goods/:id',
  ...read,
  summary: 'One thing of the mall.',
  input: z.object({ id: idText }),
  value: kept,
});

export const saveGood = call({
  method: 'POST',
  path: '/ops/loyalty/goods',
  ...edit,
  summary: 'Puts a thing into the mall, or changes one; stock is moved by a call of its own.',
  input: z.object({
    id: z.optional(idText),
    version: z.int(),
    content: good,
    isOpen: z.boolean(),
    stock: z._default(whole(0, 1_000_000), 0),
    reason,
  }),
  value: z.object({ id: z.string(), version: z.int() }),
});

export const moveStock = call({
  method: 'POST',
  path: '/ops/loyalty/goods/:id/stock',
  ...edit,
  summary: 'Adds pieces to what is in stock, or takes some away.',
  input: z.object({
    id: idText,
    change: z.int().check(z.gte(-1_000_000), z.lte(1_000_000)),
    reason,
  }),
  value: z.object({ stock: z.int() }),
});

const order = z.object({
  id: z.string(),
  memberId: z.int(),
  username: z.string(),
  level: z.int(),
  kind: z.enum(goodKinds),
  name: z.string(),
  picture: z.string(),
  quantity: z.int(),
  points: amount,
  amount,
  state: z.enum(orderStates),
  reason: z.string(),
  carrier: z.string(),
  shippingNumber: z.string(),
  orderedAt: instant,
  decidedAt: z.nullable(instant),
  decidedBy: z.nullable(z.string()),
  shippedAt: z.nullable(instant),
});

export const listOrders = call({
  method: 'GET',
  path: '/ops/loyalty/orders',
  ...read,
  summary: 'Orders of the mall, those that wait first.',
  input: z.object({
    state: z.optional(z.enum(orderStates)),
    /** Approved goods that are not on their way yet. */
    toShip: z.optional(z.enum(['true'])),
    memberId: z.optional(memberId),
    page: z._default(whole(1, 100_000), 1),
    pageSize: z._default(whole(1, 200), 50),
  }),
  value: pageOf(order),
});

export const showOrder = call({
  method: 'GET',
  path: '/ops/loyalty/orders/:id',
  ...review,
  class: 'read',
  summary: 'One order with where it goes; each look is on record.',
  input: z.object({ id: idText }),
  value: z.extend(order, { address: z.nullable(address) }),
});

export const decideOrder = call({
  method: 'POST',
  path: '/ops/loyalty/orders/:id/decide',
  ...review,
  class: 'money',
  summary: 'Approves an order, or rejects it and gives points, money and stock back.',
  input: z.object({ id: idText, decision: z.enum(['APPROVE', 'REJECT']), reason: text(300) }),
  value: done,
});

export const shipOrder = call({
  method: 'POST',
  path: '/ops/loyalty/orders/:id/ship',
  ...review,
  summary: 'Says by whom and under which number an order is on its way.',
  input: z.object({ id: idText, carrier: text(60, 1), shippingNumber: text(80, 1) }),
  value: done,
});

export const shippingFile = call({
  method: 'GET',
  path: '/ops/loyalty/orders/shipping-list',
  ...review,
  class: 'report',
  answer: 'file',
  summary: 'The CSV of everything that has to be sent, with addresses; each download is on record.',
  input: nothing,
  value: z.unknown(),
});
