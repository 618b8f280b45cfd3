import { z } from 'zod/mini';

/** A day of the brand's calendar that exists: 2026-11-14. */
export const day = z.string().check(
  z.regex(/^2\d{3}-\d{2}-\d{2}$/),
  z.refine((value) => new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) === true, {
    error: 'day',
  }),
);
