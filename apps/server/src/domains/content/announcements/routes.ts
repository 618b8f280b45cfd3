import { contentAnnouncements as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { serveShared } from '../../../platform/serve-shared.ts';
import { listAnnouncements, markAnnouncements } from './announcements.ts';
import { advancedAnnouncements, agentAnnouncements, lobbyAnnouncements } from './older-clients.ts';

export function announcementRoutes(app: FastifyInstance, house: House): void {
  serveShared(app, house, contract.announcements, {
    handle: (wanted, caller) => listAnnouncements(house, caller, wanted),
    // Members are told what they have read.
    sharedWith: ({ kind }) => (kind === 'visitor' ? 'visitors' : undefined),
  });
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
