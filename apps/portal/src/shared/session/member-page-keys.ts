/** The rooms of the member centre that stand, in the order of its menu, by the specification's keys. */
export const MEMBER_PAGE_KEYS = [
  'securityCenter',
  'transferFund',
  'depositv2',
  'withdraw',
  'transferUpline',
  'personalHistoryCopy',
  'transactionHistory',
  'personalProfit',
  'creditReport',
  'manualRebate',
  'rewardCenter',
  'bonusDetails',
  'referral',
  'missionLeaderboard',
  'playerProtection',
  'messageV2',
] as const;

export type MemberPageKey = (typeof MEMBER_PAGE_KEYS)[number];

export function isMemberPage(key: string): key is MemberPageKey {
  return MEMBER_PAGE_KEYS.some((one) => one === key);
}
