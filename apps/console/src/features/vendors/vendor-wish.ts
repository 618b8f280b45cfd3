import type { PlainSearch } from '../../shared/list/search.ts';
import { trailOf } from '../../shared/list/trail.ts';
import { PAGE_SIZE } from './connections.ts';

/** What the address asks of any list about vendors. */
export function vendorWish(search: PlainSearch) {
  const memberId = Number(search.member?.trim());
  const after = trailOf(search).at(-1);
  return {
    vendor: search.vendor?.slice(0, 32) ?? '',
    size: PAGE_SIZE,
    ...(Number.isSafeInteger(memberId) && memberId > 0 && { memberId }),
    ...(after && { after }),
  };
}
