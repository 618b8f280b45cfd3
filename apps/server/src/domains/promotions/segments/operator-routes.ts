import { promotionsCampaignsOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { listSegmentVersions } from './segment-versions.ts';
import { countAudience, listSegments, saveSegment } from './segments.ts';

export function segmentOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.countAudience, ({ who }) => countAudience(house, who));
  serve(app, contract.listSegments, () => listSegments(house));
  serve(app, contract.listSegmentVersions, (input) => listSegmentVersions(house, input));
  serve(app, contract.saveSegment, (input, caller) => saveSegment(house, caller, input));
}
