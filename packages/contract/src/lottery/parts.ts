import { z } from 'zod/mini';
import { text } from '../call.ts';

export const gameCode = text(40, 1);

export const issueNumber = z.string().check(z.regex(/^\d{8}-\d{4}$/));

export const reason = text(300, 3);
