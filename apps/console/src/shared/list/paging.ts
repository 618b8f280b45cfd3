import type { Call } from '@baize/contract';
import { type PlainSearch, pageOf } from './search.ts';
import { trailOf } from './trail.ts';

/** The fields that a call asks for; lists are turned by numbered pages or by a mark to go on from. */
function fieldsOf(call: Call): ReadonlySet<string> {
  const { shape = {} } = call.input._zod.def as { shape?: object };
  return new Set(Object.keys(shape));
}

/** What an address asks of a list's pages, in the words of its call. */
export function pageAsked(call: Call, search: PlainSearch, size: number) {
  const fields = fieldsOf(call);
  const after = trailOf(search).at(-1);
  return {
    ...(fields.has('page') && { page: pageOf(search) }),
    ...(fields.has('after') && after && { after }),
    ...(fields.has('pageSize') && { pageSize: size }),
  };
}

/** `21–40 of 318`. */
export function rangeOf(page: number, size: number, count: number) {
  const first = Math.min((page - 1) * size + 1, count);
  const last = Math.min(page * size, count);
  return { first, last, from: first, to: last, count, total: count };
}
