import { promotionsCampaignsOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { listCampaigns, showCampaign } from './list-campaigns.ts';
import { copyCampaign, saveCampaign } from './save-campaign.ts';
import { startCampaign, stopCampaign } from './start-campaign.ts';

export function campaignOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.listCampaigns, (input) => listCampaigns(house, input));
  serve(app, contract.showCampaign, ({ id }) => showCampaign(house, id));
  serve(app, contract.saveCampaign, (input, caller) => saveCampaign(house, caller, input));
  serve(app, contract.copyCampaign, ({ id }, caller) => copyCampaign(house, caller, id));
  serve(app, contract.startCampaign, (input, caller) => startCampaign(house, caller, input));
  serve(app, contract.stopCampaign, (input, caller) => stopCampaign(house, caller, input));
}
