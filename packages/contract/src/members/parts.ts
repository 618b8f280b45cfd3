import { z } from 'zod/mini';
import { idNumber, text } from '../call.ts';

export const memberId = idNumber;

export const person = z.object({ id: z.int(), username: z.string() });

export const reason = text(500, 3);
