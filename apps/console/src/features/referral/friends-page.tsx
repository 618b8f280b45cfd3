import { referralFriendsOperator } from '@baize/contract';
import {
  figureColumn,
  memberColumn,
  moneyColumn,
  tagColumn,
  timeColumn,
} from '../../shared/list/columns.tsx';
import { namedChoice, searchFilter } from '../../shared/list/filters.tsx';
import { listPage } from '../../shared/list/list-page.tsx';
import { memberTitle } from '../../shared/list/named-columns.tsx';
import { BlockButton } from './block-button.tsx';
import { FRIEND_TONES, friendStates } from './referral-rows.ts';

/** Who brought whom; with a member's name, everyone of their three levels. */
export const ReferralFriendsPage = listPage(referralFriendsOperator.listFriends, {
  words: 'console.referral.friends',
  file: 'friends.csv',
  filters: [
    searchFilter('member', 'console.referral.friendsOf', (member) => ({ member })),
    namedChoice('state', 'console.referral.state', friendStates, {
      any: 'console.referral.anyState',
    }),
  ],
  columns: [
    memberTitle('console.referral.friend'),
    memberColumn('console.referral.invitedBy', ({ referrerId, referrer }) => ({
      memberId: referrerId,
      name: referrer,
    })),
    figureColumn('console.referral.level', ({ level }) => level),
    tagColumn('console.referral.state', ({ state, reason }, { text }) => [
      FRIEND_TONES[state],
      text(reason ? `console.referral.reason.${reason}` : `console.referral.state.${state}`),
    ]),
    moneyColumn('console.referral.firstDeposit', ({ firstDeposit }) => firstDeposit),
    moneyColumn('console.referral.validBet', ({ validBet }) => validBet),
    moneyColumn('console.referral.brought', ({ brought }) => brought),
    timeColumn('console.referral.joined', ({ joinedAt }) => joinedAt),
    timeColumn('console.referral.qualified', ({ qualifiedAt }) => qualifiedAt),
    {
      header: 'console.referral.act',
      cell: (friend) =>
        friend.state === 'INVALID' || friend.level > 1 ? null : (
          <BlockButton
            memberId={friend.memberId}
            earnerId={friend.referrerId}
            name={friend.username}
            isBlocked
          />
        ),
      file: () => '',
    },
  ],
  rowId: ({ memberId, level }) => `${memberId} ${level}`,
});
