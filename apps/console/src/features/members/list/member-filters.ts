import type { membersOperator, Output } from '@baize/contract';
import type { PlainSearch } from '../../../shared/list/search.ts';
import { trailOf } from '../../../shared/list/trail.ts';
import { daySpan } from '../../../shared/times.ts';

type Wanted = Output<typeof membersOperator.searchMembers.input>;
export type MemberFilters = Partial<Wanted>;

export const KINDS = ['member', 'agent', 'trial'] as const;

/** What the address asks of the list; days are days of the brand's time zone. */
export function memberFilters(search: PlainSearch, offsetMinutes: number): MemberFilters {
  const username = search.username?.trim().slice(0, 100);
  const memberId = numberOf(search.number);
  const kind = KINDS.find((known) => known === search.kind);
  const frozen = (['yes', 'no'] as const).find((known) => known === search.frozen);
  const span = search.from && search.to && daySpan(search.from, search.to, offsetMinutes);
  const after = Number(trailOf(search).at(-1));
  return {
    ...(username && { username }),
    ...(memberId && { memberId }),
    ...(kind && { kind }),
    ...(frozen && { frozen }),
    ...(span && { registeredFrom: span.from, registeredTo: span.to }),
    ...(after && { after }),
  };
}

/** A mobile number or a mail address, told apart by the sign only one of them has. */
export function contactFilters(contact: string): MemberFilters {
  return contact.includes('@') ? { email: contact } : { mobile: contact };
}

function numberOf(typed: string | undefined): number | undefined {
  const number = Number(typed?.trim().replace(/^#/, ''));
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}
