import { z } from 'zod/mini';
import { text } from '../call.ts';

export const gameCode = text(40, 1);

export const issueNumber = z.string().check(z.regex(/^\d{8}-\d{4}$/));

/** A day as issues are named after it: 2026-02-17. */
export const drawDay = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));

/** What was drawn, as it is stored: each kind of lottery has one of these shapes. */
export type DrawnResult =
  | { numbers: number[] }
  | { numbers: number[]; special: number; year: string }
  | { prizes: string[][] }
  | { top: string; bottom: string }
  | Record<'first' | 'second' | 'third' | 'special' | 'consolation', string[]>;

export const reason = text(300, 3);
