import type { membersOperator, Output } from '@baize/contract';
import {
  choiceFilter,
  daysFilter,
  type ListFilter,
  memberFilter,
  namedChoice,
  searchFilter,
} from '../../../shared/list/filters.tsx';

type MemberInput = Partial<Output<typeof membersOperator.searchMembers.input>>;

/** The call keeps no more of a typed name. */
const NAME_LENGTH = 100;

/** What the address asks of the list; days are days of the brand's time zone. */
export const memberFilters: readonly ListFilter<MemberInput>[] = [
  searchFilter('username', 'console.members.username', (typed) => ({
    username: typed.slice(0, NAME_LENGTH),
  })),
  memberFilter('console.members.number', 'number'),
  namedChoice('kind', 'console.members.kind', ['member', 'agent', 'trial'], {
    any: 'console.members.anyKind',
  }),
  choiceFilter({
    key: 'frozen',
    label: 'console.members.standing',
    any: 'console.members.anyStanding',
    values: ['no', 'yes'],
    word: (frozen) => (frozen === 'yes' ? 'console.members.frozen' : 'console.members.open'),
    read: (frozen) => ({ frozen }),
  }),
  daysFilter('console.members.days', 'console.members.anyDay', ({ from, to }) => ({
    registeredFrom: from,
    registeredTo: to,
  })),
];

/** A mobile number or a mail address, told apart by the sign only one of them has. */
export function contactInput(contact: string): MemberInput {
  return contact.includes('@') ? { email: contact } : { mobile: contact };
}
