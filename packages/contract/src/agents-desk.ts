import { z } from 'zod/mini';
import { amount, call, done, text, whole } from './call.ts';

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
