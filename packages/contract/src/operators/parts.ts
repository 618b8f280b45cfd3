import { z } from 'zod/mini';
import { text } from '../call.ts';
import { rights } from './rights.ts';

/** The code of a role: a shipped one, or one of the brand's own. */
export const roleName = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,47}$/));

export const rightName = z.enum(rights);

export const password = text(64, 1);

/** An operator's own password is longer than what a brand may allow its members. */
export const newPassword = text(64, 10);

/** Six digits of the authenticator, or a recovery code in place of them. */
export const code = z.string().check(z.regex(/^(\d{6}|[A-Za-z0-9]{5}-?[A-Za-z0-9]{5})$/));

export const content = z.nullable(z.json());

export const emailAddress = z.string().check(z.maxLength(200), z.regex(z.regexes.email));
