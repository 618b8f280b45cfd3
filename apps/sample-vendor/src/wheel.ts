import { createHash, randomBytes, randomInt } from 'node:crypto';

/** What each field pays, as a multiple of the stake; all are equally likely. */
export const FIELDS = [0, 2, 0, 1, 0, 1, 0, 5, 0, 2, 0, 1, 0, 4, 0, 1, 0, 2, 0, 0] as const;

/** In hundredths of the currency. */
export const STAKES = [50, 100, 200, 500, 1_000, 2_500, 10_000] as const;

/** The next result, drawn already: the player sees its hash before they stake anything. */
export type Commitment = { field: number; salt: string; hash: string };

export function commit(): Commitment {
  const field = randomInt(FIELDS.length);
  const salt = randomBytes(16).toString('hex');
  return { field, salt, hash: hashOf(field, salt) };
}

export function hashOf(field: number, salt: string): string {
  return createHash('sha256').update(`${field}:${salt}`).digest('hex');
}

export function returnPercent(): number {
  return (FIELDS.reduce((sum: number, pays) => sum + pays, 0) / FIELDS.length) * 100;
}
