import { contentAnnouncements as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { listAnnouncements, markAnnouncements } from './announcements.ts';
import { advancedAnnouncements, agentAnnouncements, lobbyAnnouncements } from './older-clients.ts';

export function announcementRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.announcements, (wanted, caller) => listAnnouncements(house, caller, wanted));
  serve(app, contract.markRead, ({ id, announcementId, ids = [] }, { memberId }) => {
    const one = id ?? announcementId;
    return markAnnouncements(house, memberId, one ? [...ids, one] : ids);
  });
  serve(app, contract.lobbyAnnouncements, ({ language }, caller) =>
    lobbyAnnouncements(house, caller, language),
  );
  serve(app, contract.advancedAnnouncements, (wanted, caller) =>
    advancedAnnouncements(house, caller, wanted),
  );
  serve(app, contract.agentAnnouncements, ({ language }, caller) =>
    agentAnnouncements(house, caller, language),
  );
}
