import { z } from 'zod/mini';
import { call, instant, text } from '../call.ts';

export const matchesV2 = call({
  method: 'GET',
  path: '/wps/relay/GCSGAME_getGameMatchV2',
  audience: 'anyone',
  class: 'read',
  summary: 'Matches under way and next, as clients of before ask for them.',
  input: z.object({ gameType: z._default(text(20), '') }),
  value: z.object({
    list: z.array(
      z.object({
        matchId: z.string(),
        gameType: z.string(),
        vassalage: z.string(),
        leagueName: z.string(),
        homeName: z.string(),
        awayName: z.string(),
        matchTime: instant,
        isLive: z.boolean(),
        homeScore: z.int(),
        awayScore: z.int(),
      }),
    ),
  }),
});
