import { z } from 'zod/mini';
import { text, whole } from '../call.ts';

export const reason = text(300, 3);

export const pageSize = z._default(whole(1, 100), 20);
