import { z } from 'zod/mini';
import { whole } from '../call.ts';

/** What operators see and do about outside vendors: how they are connected, and what they sent. */
export const vendorCode = z.string().check(z.regex(/^[a-z0-9-]{1,32}$/));

export const after = z.optional(z.string().check(z.regex(/^\d{1,18}$/)));

export const pageSize = z._default(whole(1, 200), 50);
