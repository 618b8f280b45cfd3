import './tables.ts';

export { readCampaign } from './campaigns/campaign.ts';
export { saveCampaign } from './campaigns/save-campaign.ts';
export { startCampaign } from './campaigns/start-campaign.ts';
export { promotions } from './domain.ts';
