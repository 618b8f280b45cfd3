import { z } from 'zod/mini';
import { call, instant, whole } from '../call.ts';

/** What operators decide about all bets. */
export const settings = z.object({
  /** Bets of one member on one draw or spin that back more of its outcomes than this are no valid bet. */
  maxCoveragePercent: z._default(whole(50, 100), 70),
});

const stored = z.object({
  version: z.int(),
  updatedAt: z.nullable(instant),
  updatedBy: z.nullable(z.string()),
  content: settings,
});

export const readSettings = call({
  method: 'GET',
  path: '/ops/play/settings',
  audience: 'operator',
  right: 'play.read',
  class: 'read',
  summary: 'What counts as valid bet.',
  input: z.object({}),
  value: stored,
});

export const saveSettings = call({
  method: 'PUT',
  path: '/ops/play/settings',
  audience: 'operator',
  right: 'play.limits',
  class: 'write',
  summary: 'Changes what counts as valid bet, for bets that are settled from now on.',
  input: z.object({ version: whole(0, 1_000_000), content: settings }),
  value: stored,
});
