import { z } from 'zod/mini';
import { text, whole } from '../call.ts';
import { languageCodes } from '../languages.ts';
import { baseCategories, subTypes } from './kinds.ts';

export const list = <Item extends z.core.$ZodType>(item: Item, max: number) =>
  z.array(item).check(z.maxLength(max));

/** A name in each language it has one in. */
/** Signs that turn the direction of what follows would reach beyond the name. */
const name = text(80, 1).check(z.regex(/^[^\u202A-\u202E\u2066-\u2069]*$/u));

export const names = z
  .partialRecord(z.enum(languageCodes), name)
  .check(z.refine((given) => Object.keys(given).length > 0, { error: 'names' }));

export const vendorCode = z.string().check(z.regex(/^[A-Za-z0-9_]{1,32}$/));

export const gameCode = z.string().check(z.regex(/^[A-Za-z0-9_.:-]{1,64}$/));

export const tag = z.string().check(z.regex(/^[a-z0-9-]{1,32}$/));

const region = z.string().check(z.regex(/^[A-Z]{2}$/));

/** A picture of our own, or one fetched safely. */
export const picture = z.nullable(
  z.string().check(z.maxLength(300), z.regex(/^(https:\/\/|\/(?!\/))[^\s\p{C}"'<>\\]*$/u)),
);

export const sort = whole(0, 1_000_000);

export const vendorFields = {
  names,
  /** Who opens its games: `inhouse`, or the adapter of an outside vendor. */
  adapter: z.string().check(z.regex(/^[a-z0-9-]{1,32}$/)),
  picture,
  sort,
  isHot: z.boolean(),
  isEnabled: z.boolean(),
};

export const gameFields = {
  names,
  category: z.enum(baseCategories),
  subTypes: list(z.enum(subTypes), 6),
  tags: list(tag, 20),
  menuGroup: z.nullable(z.string().check(z.regex(/^[A-Za-z0-9_]{1,32}$/))),
  picture,
  sort,
  isHot: z.boolean(),
  isNew: z.boolean(),
  isEnabled: z.boolean(),
  excludesTurnover: z.boolean(),
  allowedRegions: list(region, 250),
  deniedRegions: list(region, 250),
  languages: list(z.enum(languageCodes), 40),
};

export const loose = (max: number) => z._default(text(max), '');
