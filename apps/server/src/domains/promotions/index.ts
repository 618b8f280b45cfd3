import './tables.ts';

export { listCampaigns } from './campaigns/list-campaigns.ts';
export { saveCampaign } from './campaigns/save-campaign.ts';
export { startCampaign } from './campaigns/start-campaign.ts';
export { promotions } from './domain.ts';
