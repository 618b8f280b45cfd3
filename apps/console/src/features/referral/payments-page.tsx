import { referralFriendsOperator } from '@baize/contract';
import { codeColumn, moneyColumn, tagColumn, timeColumn } from '../../shared/list/columns.tsx';
import { namedChoice, searchFilter } from '../../shared/list/filters.tsx';
import { listPage } from '../../shared/list/list-page.tsx';
import { memberTitle } from '../../shared/list/named-columns.tsx';
import { paymentKinds } from './referral-rows.ts';

/** What referral paid, each a line of the member's account record. */
export const ReferralPaymentsPage = listPage(referralFriendsOperator.listPayments, {
  words: 'console.referral.payments',
  file: 'referral-payments.csv',
  filters: [
    searchFilter('member', 'console.referral.member', (member) => ({ member })),
    namedChoice('kind', 'console.referral.kind', paymentKinds, { any: 'console.referral.anyKind' }),
  ],
  columns: [
    memberTitle('console.referral.member'),
    tagColumn('console.referral.kind', ({ kind }, { text }) => [
      'info',
      text(`console.referral.kind.${kind}`),
    ]),
    codeColumn('console.referral.for', ({ friend, reference }) => friend ?? reference),
    moneyColumn('console.referral.amount', ({ amount }) => amount),
    timeColumn('console.referral.at', ({ at }) => at, { isExact: true }),
  ],
  rowId: ({ id }) => id,
});
