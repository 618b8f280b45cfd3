import { z } from 'zod/mini';
import { text } from '../call.ts';

export const password = text(200);

export const device = z.optional(text(100));

export const flag = z.optional(z.union([z.boolean(), z.string(), z.number()]));
