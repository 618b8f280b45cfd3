import './tables.ts';

export { isSlot } from './campaigns/check-content.ts';
export { campaignBounds, keptForCampaigns } from './campaigns/keep-bets.ts';
export { listCampaigns } from './campaigns/list-campaigns.ts';
export { hasTickets } from './campaigns/memory.ts';
export { saveCampaign } from './campaigns/save-campaign.ts';
export { startCampaign } from './campaigns/start-campaign.ts';
export { promotions } from './domain.ts';
export { handSpins } from './free-spins/hand-spins.ts';
export type { GoodsDesk } from './grants/goods-desk.ts';
export {
  type GrantKind,
  grantGifts,
  grantsOf,
  type NewGrant,
  titleOfGrant,
} from './grants/grants.ts';
export { handTickets } from './grants/hand-tickets.ts';
export { joinCampaign } from './rewards/join.ts';
export { claimAll } from './rewards/list-rewards.ts';
export { payDue } from './rewards/pay-due.ts';
export { deedsOf } from './rewards/results.ts';
export { segmentMembers } from './segments/audience.ts';
export { saveSegment, segmentNames } from './segments/segments.ts';
