import { percent, rateText } from '@baize/money';
import { z } from 'zod/mini';
import { amount, instant, instantInput, pageNumber, pageSize, text, whole } from '../call.ts';

const wirePercent = z
  .union([z.number(), z.string().check(z.maxLength(10))])
  .check(z.refine((value) => /^\d{1,3}(\.\d{1,4})?$/.test(String(value)), { error: 'percent' }));

/** A percentage on the wire, 7.5; parts per million on both shores. */
export const percentage = z.codec(wirePercent, z.bigint(), {
  decode: (value) => percent(value),
  encode: (rate) => Number(rateText(rate)),
});

export const rebateCategories = [
  'LOTT',
  'RNG',
  'LIVE',
  'FISH',
  'SPORTS',
  'ESPORTS',
  'PVP',
  'COCKFIGHT',
  'ELOTT',
  'SEA',
] as const;

/** Rates by category; what is not named is left as it is. */
export const rebateRates = z.partialRecord(z.enum(rebateCategories), percentage);

export const username = text(40, 1);

/** A day that exists, of a year that anyone plans for. */
export const day = z.string().check(
  z.regex(/^(19|2\d)\d{2}-\d{2}-\d{2}$/),
  z.refine((value) => isDay(value), { error: 'day' }),
);

function isDay(value: string): boolean {
  const at = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value);
}

export const pages = { page: pageNumber, size: pageSize };

/** The same of operators' lists. */
export const operatorPages = { page: pageNumber, pageSize };

/** A period by days, or by instants as older clients send it. */
export const period = {
  from: z.optional(day),
  to: z.optional(day),
  startTime: z.optional(instantInput),
  endTime: z.optional(instantInput),
};

export const count = whole(0, 1_000_000);

/** Nothing, or more. */
export const sum = amount.check(z.refine((units) => units >= 0n, { error: 'amount' }));

/** What lies behind the sums of the agent centre, under the names that its older clients use. */
export const relay = (name: string) => `/wps/relay/${name}`;

export const someone = z.optional(username);

export const report = { method: 'GET', audience: 'agent', class: 'report' } as const;

export const counted = { total: z.int(), totalPages: z.int() };

export const PERCENT = 10_000n;

/** A lottery pays no more than it takes: 8 % is the prize group 1960. Nothing else gives back as much. */
const MAX_LOTTERY = 8n * PERCENT;

const MAX_OTHERS = 5n * PERCENT;

export const rebateCeilings = rebateRates.check(
  z.refine(
    (rates) =>
      Object.entries(rates).every(
        ([category, parts]) => parts <= (category === 'LOTT' ? MAX_LOTTERY : MAX_OTHERS),
      ),
    { error: 'percent' },
  ),
);

/** A mail address or mobile number of the owner: the first password goes there and is shown to nobody. */
export const ownerContact = z.optional(text(254));

/** How the owner of an account that was opened for them gets in the first time. */
export const firstPassword = z.object({
  /** Shown this once; none where it was sent to the owner, or nothing was opened. */
  password: z.nullable(z.string()),
  sentTo: z.nullable(z.string()),
  mustChangePassword: z.boolean(),
  /** Until then the password opens the account, to choose another. */
  validUntil: z.nullable(instant),
});
