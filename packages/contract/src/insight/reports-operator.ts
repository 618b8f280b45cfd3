import { z } from 'zod/mini';
import { amount, call, done, idText, instant, nothing, text } from '../call.ts';
import { day, sheet } from './parts.ts';

/** By what figures may be grouped. */
export const dimensions = [
  'day',
  'week',
  'month',
  'weekday',
  'hour',
  'category',
  'vendor',
  'game',
  'line',
  'level',
  'member',
  'country',
  'device',
  'source',
  'campaign',
  'currency',
  'reason',
] as const;
export type Dimension = (typeof dimensions)[number];

/** Sums of money. */
export const amountMeasures = [
  'stake',
  'validBet',
  'payout',
  'ggr',
  'ngr',
  'costs',
  'bonuses',
  'rebates',
  'agentPay',
  'jackpots',
  'fees',
  'adjustments',
  'deposits',
  'withdrawals',
] as const;
/** Plain counts. */
export const countMeasures = [
  'bets',
  'active',
  'depositCount',
  'withdrawalCount',
  'registrations',
  'firstDeposits',
] as const;
export const measures = [...amountMeasures, ...countMeasures, 'margin'] as const;
export type Measure = (typeof measures)[number];

const optionalOf = <Name extends string, Value extends z.core.$ZodType>(
  names: readonly Name[],
  value: Value,
) =>
  Object.fromEntries(names.map((name) => [name, z.optional(value)])) as {
    [name in Name]: z.ZodMiniOptional<Value>;
  };

/** Those that were asked for and can be told of this grouping. */
const figures = z.object({
  ...optionalOf(amountMeasures, amount),
  ...optionalOf(countMeasures, z.int()),
  /** GGR of the stakes. */
  margin: z.optional(z.number()),
});
export type FiguresShown = z.infer<typeof figures>;

/** Some names of a list, in the order in which they are wanted: `category,vendor`. */
const namesOf = (known: readonly string[], max: number) =>
  z.string().check(
    z.maxLength(200),
    z.refine(
      (given) => {
        const names = given === '' ? [] : given.split(',');
        const isKnown = names.every((name) => known.includes(name));
        return isKnown && names.length <= max && new Set(names).size === names.length;
      },
      { error: 'names' },
    ),
  );

const asked = z.object({
  from: day,
  to: day,
  beforeFrom: z.optional(day),
  beforeTo: z.optional(day),
  rows: z._default(namesOf(dimensions, 2), ''),
  column: z._default(namesOf(dimensions, 1), ''),
  figures: namesOf(measures, measures.length).check(z.minLength(1)),
  category: z._default(text(40), ''),
  vendor: z._default(text(40), ''),
  game: z._default(text(64), ''),
  /** The member at the top of a tree; 0: those without one. */
  line: z.optional(idText),
  level: z.optional(idText),
  member: z.optional(idText),
  /** Where members sign in from, with what, and what brought them; `none`: not known. */
  country: z._default(text(20), ''),
  device: z._default(text(20), ''),
  source: z._default(text(60), ''),
  campaign: z._default(text(60), ''),
  /** Why money moved, as the ledger names it. */
  reason: z._default(text(40), ''),
});

export const showReport = call({
  method: 'GET',
  path: '/ops/insight/report',
  audience: 'operator',
  right: 'insight.read',
  class: 'report',
  summary:
    'Any figures of the book of sums by up to two groupings and one more across, of up to 732 days, beside another period if one is named. Money besides bets belongs to no game: it is left out where games, providers or categories are asked for, and play where reasons of money are.',
  input: asked,
  value: z.object({
    /** One for each group and each sum over groups: `keys` names the rows from the outside in. */
    cells: z.array(
      z.object({
        keys: z.array(z.string()),
        /** Null: of all columns. */
        column: z.nullable(z.string()),
        figures,
        before: z.nullable(figures),
      }),
    ),
    /** How many rows were left out, those with the smallest first figure. */
    left: z.int(),
    /** Names for the keys of vendors, games, lines, members and reasons. */
    names: z.array(z.object({ dimension: z.enum(dimensions), key: z.string(), name: z.string() })),
  }),
});

export const showSheet = call({
  method: 'GET',
  path: '/ops/insight/report-sheet',
  audience: 'operator',
  right: 'insight.read',
  class: 'report',
  summary: 'The same report as a plain table, as files carry it: names in place of codes.',
  input: asked,
  value: sheet,
});

const view = z.object({
  id: z.string(),
  name: z.string(),
  /** What follows the question mark of its address. */
  asked: z.string(),
  isShared: z.boolean(),
  isMine: z.boolean(),
  by: z.string(),
  createdAt: instant,
});

export const listViews = call({
  method: 'GET',
  path: '/ops/insight/views',
  audience: 'operator',
  right: 'insight.read',
  class: 'read',
  summary: "An operator's own views of the reports, and those that others share.",
  input: nothing,
  value: z.object({ list: z.array(view) }),
});

export const saveView = call({
  method: 'POST',
  path: '/ops/insight/views',
  audience: 'operator',
  right: 'insight.read',
  class: 'write',
  summary: 'Keeps a view of the reports under a name, for oneself or for all who read reports.',
  input: z.object({
    name: text(60, 1),
    asked: z.string().check(z.regex(/^[\w=&%.,+~-]{1,600}$/)),
    isShared: z.boolean(),
  }),
  value: z.object({ id: z.string() }),
});

export const removeView = call({
  method: 'DELETE',
  path: '/ops/insight/views/:id',
  audience: 'operator',
  right: 'insight.read',
  class: 'write',
  summary: 'Removes a view of one’s own.',
  input: z.object({ id: idText }),
  value: done,
});
