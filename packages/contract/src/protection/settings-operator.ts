import { z } from 'zod/mini';
import { call, done, whole } from '../call.ts';
import { reason } from './parts.ts';

/** What the market asks of the house, and when the desk looks after someone. */
const flag = (shipped: boolean) => z._default(z.boolean(), shipped);

export const settings = z.object({
  /** How long a higher limit waits before it can be confirmed. */
  raiseHours: z._default(whole(24, 720), 24),
  /** A pause longer than this begins a new session of play. */
  breakMinutes: z._default(whole(5, 120), 30),
  minimumAge: z._default(whole(18, 25), 18),
  /** Nobody pays in or plays whose date of birth is not known. */
  birthdayNeeded: flag(false),
});

export const readSettings = call({
  method: 'GET',
  path: '/ops/protection/settings',
  audience: 'operator',
  right: 'protection.read',
  class: 'read',
  summary: "The market's rules of player protection.",
  input: z.object({}),
  value: z.extend(settings, {
    version: z.int(),
    marketProfile: z.enum(['standard', 'strict']),
  }),
});

export const saveSettings = call({
  method: 'PUT',
  path: '/ops/protection/settings',
  audience: 'operator',
  right: 'protection.settings',
  class: 'write',
  summary: "Changes the market's rules of player protection.",
  input: z.extend(settings, { version: whole(0, 1_000_000), reason }),
  value: done,
});
