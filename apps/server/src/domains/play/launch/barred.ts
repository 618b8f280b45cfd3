import { listen } from '../../../platform/events.ts';
import { endGameSessions } from './game-sessions.ts';

/** Whoever may not play from now on is in no game any more: what they opened takes no bet. */
export const barredPlayers = listen({
  name: 'play.barred',
  events: ['protection.barred'],
  handle: async (_tx, events, house) => {
    for (const { payload } of events) {
      await endGameSessions(house, { memberId: BigInt(payload.memberId) });
    }
  },
});
