import { sportsbookFeedsOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { askFeed, askFeedSecret } from './ask-feed.ts';
import { closeGaps, listFeeds } from './list-feeds.ts';

export function feedOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.listFeeds, () => listFeeds(house));
  serve(app, contract.saveFeed, (input, caller) => askFeed(house, caller, input));
  serve(app, contract.rotateFeedSecret, (input, caller) => askFeedSecret(house, caller, input));
  serve(app, contract.closeGaps, (input, caller) => closeGaps(house, caller, input));
}
