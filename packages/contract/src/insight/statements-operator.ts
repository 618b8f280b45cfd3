import { z } from 'zod/mini';
import { call } from '../call.ts';
import { day, sheet } from './parts.ts';

/** Reports with a shape of their own, each a table that is ready. */
export const statements = [
  'cohorts',
  'lifetime',
  'funnel',
  'stopped',
  'jackpots',
  'feeders',
  'liability',
  'balances',
  'tax',
] as const;
export type Statement = (typeof statements)[number];

/** Per cent with up to two decimals, as text in a query. */
const percentText = z.string().check(z.regex(/^(100(\.0{1,2})?|\d{1,2}(\.\d{1,2})?)$/));

export const showStatement = call({
  method: 'GET',
  path: '/ops/insight/statements/:kind',
  audience: 'operator',
  right: 'insight.read',
  class: 'report',
  summary:
    'A ready report of up to 732 days: retention cohorts, lifetime value by source, the funnel from visit to second deposit, members who stopped playing, the jackpot statement, whose stakes fed the jackpots, the liability of open bets and what is held for members (both as they stand now), the tax sheet.',
  input: z.object({
    kind: z.enum(statements),
    from: day,
    to: day,
    /** Of the tax sheet: per cent of GGR. */
    rate: z._default(percentText, '0'),
  }),
  value: sheet,
});
