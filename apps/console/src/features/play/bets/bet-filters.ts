import type { Output, playRecordsOperator } from '@baize/contract';
import type { PlainSearch } from '../../../shared/list/search.ts';
import { trailOf } from '../../../shared/list/trail.ts';
import { daySpan } from '../../../shared/times.ts';

export type BetFilters = Partial<Output<typeof playRecordsOperator.searchBets.input>>;
export type BetRow = Output<typeof playRecordsOperator.searchBets.value>['list'][number];

export const STATES = ['open', 'settled', 'void'] as const;

/** What the address asks of the list; days are days of the brand's time zone. */
export function betFilters(search: PlainSearch, offsetMinutes: number): BetFilters {
  const betId = search.bet?.trim();
  const roundId = search.round?.trim().slice(0, 64);
  const memberId = Number(search.member?.trim());
  const state = STATES.find((known) => known === search.state);
  const span = search.from && search.to && daySpan(search.from, search.to, offsetMinutes);
  const after = trailOf(search).at(-1);
  return {
    ...(betId && /^\d{1,18}$/.test(betId) && { betId }),
    ...(roundId && { roundId }),
    ...(Number.isSafeInteger(memberId) && memberId > 0 && { memberId }),
    ...(search.vendor?.trim() && { vendor: search.vendor.trim().slice(0, 40) }),
    ...(search.game?.trim() && { gameCode: search.game.trim().slice(0, 64) }),
    ...(state && { state }),
    ...(span && { from: span.from, to: span.to + 1 }),
    ...(after && { after }),
  };
}
