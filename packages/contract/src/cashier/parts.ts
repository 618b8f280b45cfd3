import { z } from 'zod/mini';
import { idNumber, instantInput, pageNumber, pageSize, text } from '../call.ts';

export const relay = (name: string) => ({ path: `/wps/relay/MCSFE_${name}` });

export const reportPeriod = {
  startDate: z.optional(instantInput),
  endDate: z.optional(instantInput),
  page: pageNumber,
  size: pageSize,
};

/** What operators see and do about money that comes in and goes out. */
export const reason = text(300, 3);

/** A member by their number, or by their whole name. */
export const whose = { memberId: z.optional(idNumber), username: z.optional(text(100, 1)) };

export const approvalAsked = z.object({ approvalId: z.nullable(z.string()) });

export const paged = { page: pageNumber, pageSize };

export const operatorFile = {
  class: 'report',
  answer: 'file',
  audience: 'operator',
  right: 'cashier.read',
} as const;

/** Days of a list, in instants; either may be open. */
export const period = { startDate: z.optional(instantInput), endDate: z.optional(instantInput) };
