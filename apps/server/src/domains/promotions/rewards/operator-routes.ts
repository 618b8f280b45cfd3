import { promotionsCampaignsOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { forecastCampaign } from './forecast.ts';
import { showResults } from './results.ts';
import { tryCampaign } from './try-campaign.ts';

export function rewardOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.forecastCampaign, (input) => forecastCampaign(house, input));
  serve(app, contract.tryCampaign, (input) => tryCampaign(house, input));
  serve(app, contract.showResults, ({ id }) => showResults(house, id));
}
