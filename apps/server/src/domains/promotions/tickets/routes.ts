import { promotionsTickets as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { keyOf } from '../../../platform/edge/request-key.ts';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { shownCampaign } from '../campaigns/campaign.ts';
import { listOpened, openTicket } from './open-ticket.ts';

export function ticketRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.openTicket, ({ campaignId, requestId }, { memberId }, { request }) =>
    openTicket(house, { memberId, campaignId, requestId: keyOf(request, requestId) }),
  );
  serve(app, contract.openedTickets, async ({ campaignId, size }, { memberId }) =>
    listOpened(house, { memberId, campaignId, size }, await shownCampaign(house.db, campaignId)),
  );
}
