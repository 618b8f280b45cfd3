import { z } from 'zod/mini';
import { call, text, whole } from '../call.ts';
import { languageCodes } from '../languages.ts';

/** What operators tell members beside the cashier's forms, in their languages. */
export const LONGEST_TEXT = 500;

/** Every text in every language is longer than other bodies. */
export const TEXTS_BODY_BYTES = 512 * 1024;

const words = z._default(z.partialRecord(z.enum(languageCodes), text(LONGEST_TEXT)), {});

export const textKeys = ['deposit', 'hours', 'fee', 'feeEWallet', 'feeCoins', 'caution'] as const;

export const texts = z.object({
  /** On the page where one pays in. */
  deposit: words,
  /** About the hours of withdrawals. */
  hours: words,
  /** About what a withdrawal costs, to each kind of account. */
  fee: words,
  feeEWallet: words,
  feeCoins: words,
  /** What to mind before asking for a withdrawal. */
  caution: words,
});

export const readTexts = call({
  method: 'GET',
  path: '/ops/cashier/texts',
  audience: 'operator',
  right: 'cashier.read',
  class: 'read',
  summary: "What members are told beside the cashier's forms, by language.",
  input: z.object({}),
  value: z.extend(texts, { version: z.int() }),
});

export const saveTexts = call({
  method: 'PUT',
  path: '/ops/cashier/texts',
  audience: 'operator',
  right: 'cashier.settings',
  class: 'write',
  summary: 'Changes what members are told, unless someone else did meanwhile.',
  input: z.extend(texts, { version: whole(0, 1_000_000_000) }),
  value: z.object({ version: z.int() }),
});
