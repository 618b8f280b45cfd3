import { z } from 'zod/mini';
import { amount, call, instant, text } from '../call.ts';

const hitKind = z.enum(['member', 'bet', 'withdrawal', 'deposit', 'payment']);

const hit = z.object({
  kind: hitKind,
  id: z.string(),
  /** What it goes by: a name, a number as people write it, the bank's reference. */
  name: z.string(),
  /** Whose it is, or what else tells it from others. */
  note: z.string(),
  /** The member's standing, or the state of the bet or order. */
  state: z.string(),
  amount: z.nullable(amount),
  /** Null: the brand's own. */
  currency: z.nullable(z.string()),
  at: instant,
});

export const searchEverything = call({
  method: 'GET',
  path: '/ops/search',
  audience: 'operator',
  class: 'report',
  summary:
    'Members, bets, withdrawals, deposits and payments by name, number or reference; of each kind only for who may see it.',
  input: z.object({ words: text(100, 1) }),
  value: z.object({ list: z.array(hit) }),
});
