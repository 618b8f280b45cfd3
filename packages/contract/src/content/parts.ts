import { z } from 'zod/mini';
import { instant, text, whole } from '../call.ts';
import { languageCodes } from '../languages.ts';

export const loose = (max: number) => z._default(text(max), '');

export const list = <Item extends z.core.$ZodType>(item: Item, max: number) =>
  z.array(item).check(z.maxLength(max));

export const inEachLanguage = <Words extends z.core.$ZodType>(words: Words) =>
  z
    .partialRecord(z.enum(languageCodes), words)
    .check(z.refine((given) => Object.keys(given).length > 0, { error: 'texts' }));

export const BODY_LENGTH = 60_000;

export const language = z.enum(languageCodes);

export const media = z.nullable(
  z.string().check(z.maxLength(300), z.regex(/^(https:\/\/|\/(?!\/))[^\s\p{C}"'<>\\]*$/u)),
);

export const sort = whole(0, 1_000_000);

export const version = z.int().check(z.gte(1));

export const edited = { updatedAt: instant, updatedBy: z.nullable(z.string()), version: z.int() };

export const operatorCall = { audience: 'operator', class: 'read', right: 'content.read' } as const;

export const operatorEdit = {
  audience: 'operator',
  class: 'write',
  right: 'content.edit',
} as const;

export const memberId = whole(1, Number.MAX_SAFE_INTEGER);
