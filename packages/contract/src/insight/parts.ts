import { z } from 'zod/mini';

/** A day of the brand's calendar that exists: 2026-11-14. */
export const day = z.string().check(
  z.regex(/^2\d{3}-\d{2}-\d{2}$/),
  z.refine((value) => new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) === true, {
    error: 'day',
  }),
);

/** How a column of a sheet is written and read. */
export const sheetKinds = ['text', 'amount', 'count', 'share', 'day', 'month', 'member'] as const;

/** A table as files and mails carry it: amounts and shares as decimal text, nothing where nothing is known. */
export const sheet = z.object({
  columns: z.array(z.object({ id: z.string(), kind: z.enum(sheetKinds) })),
  rows: z.array(z.array(z.nullable(z.string()))),
  /** For each row, where the console shows what it is made of; nothing: nowhere. */
  opens: z.optional(z.array(z.nullable(z.string()))),
  /** The sums of what can be summed. */
  total: z.nullable(z.array(z.nullable(z.string()))),
});
