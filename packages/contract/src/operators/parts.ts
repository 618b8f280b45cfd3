import { z } from 'zod/mini';
import { text } from '../call.ts';
import { type Role, roles } from './rights.ts';

export const roleName = z.enum(Object.keys(roles) as [Role, ...Role[]]);

export const password = text(64, 1);

/** An operator's own password is longer than what a brand may allow its members. */
export const newPassword = text(64, 10);

/** Six digits of the authenticator, or a recovery code in place of them. */
export const code = z.string().check(z.regex(/^(\d{6}|[A-Za-z0-9]{5}-?[A-Za-z0-9]{5})$/));

/** Counted from 1, as every list of the console. */
export const pageOf = <Row extends z.core.$ZodType>(row: Row) =>
  z.object({
    list: z.array(row),
    page: z.int(),
    totalPages: z.int(),
    totalCount: z.int(),
  });

export const content = z.nullable(z.json());
