import { referralFriendsOperator } from '@baize/contract';
import {
  Dash,
  figureColumn,
  memberColumn,
  tagColumn,
  timeColumn,
} from '../../shared/list/columns.tsx';
import { chipsOf, choiceFilter, searchFilter } from '../../shared/list/filters.tsx';
import { listPage } from '../../shared/list/list-page.tsx';
import { memberTitle } from '../../shared/list/named-columns.tsx';
import { BlockButton } from './block-button.tsx';
import { blockReasons } from './referral-rows.ts';

const LIFTED = {
  false: 'console.referral.lifted.false',
  true: 'console.referral.lifted.true',
} as const;

/** Pairs that seem to be one person, and why: what support tells who asks where their bonus is. */
export const ReferralBlocksPage = listPage(referralFriendsOperator.listBlocks, {
  words: 'console.referral.blocks',
  file: 'referral-blocks.csv',
  filters: [
    searchFilter('member', 'console.referral.member', (member) => ({ member })),
    chipsOf('state', 'console.referral.standing', LIFTED, (isLifted) => ({ isLifted })),
    choiceFilter({
      key: 'kind',
      label: 'console.referral.reason',
      values: blockReasons,
      any: 'console.referral.anyReason',
      word: (reason) => `console.referral.reason.${reason}`,
      read: (reason) => ({ reason }),
    }),
  ],
  columns: [
    memberTitle('console.referral.friend'),
    memberColumn('console.referral.earner', ({ earnerId, earner }) => ({
      memberId: earnerId,
      name: earner,
    })),
    figureColumn('console.referral.level', ({ level }) => level),
    tagColumn('console.referral.reason', ({ reason, liftedAt }, { text }) => [
      liftedAt === null ? 'bad' : 'plain',
      text(`console.referral.reason.${reason}`),
    ]),
    { header: 'console.referral.sameAs', cell: ({ sameAs }) => sameAs ?? <Dash /> },
    timeColumn('console.referral.seen', ({ seenAt }) => seenAt),
    {
      header: 'console.referral.note',
      cell: ({ note, liftedBy }) =>
        note ? `${note}${liftedBy ? ` (${liftedBy})` : ''}` : <Dash />,
    },
    {
      header: 'console.referral.act',
      cell: ({ memberId, earnerId, username, liftedAt }) => (
        <BlockButton
          memberId={memberId}
          earnerId={earnerId}
          name={username}
          isBlocked={liftedAt !== null}
        />
      ),
      file: () => '',
    },
  ],
  rowId: ({ memberId, earnerId }) => `${memberId} ${earnerId}`,
});
