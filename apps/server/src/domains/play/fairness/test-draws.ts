import type { FastifyInstance } from 'fastify';
import { z } from 'zod/mini';
import type { House } from '../../../platform/house.ts';
import { addTestRoute } from '../../../platform/test-routes.ts';
import { fixDraws } from '../orders/chance-of-bet.ts';
import { playerOf } from '../player.ts';

const float = z.number().check(z.gte(0), z.lt(1));

/** Fixes the next floats of one game for the calling member; the bet keeps them, so it replays alike. */
export function testDraws(app: FastifyInstance, house: House): void {
  addTestRoute(app, house, {
    method: 'POST',
    path: '/test/draws',
    input: z.object({
      gameCode: z.string().check(z.maxLength(40)),
      draws: z.array(float).check(z.minLength(1), z.maxLength(1_000)),
    }),
    handle: async ({ gameCode, draws }, caller) => {
      fixDraws(house, { memberId: playerOf(caller).memberId, gameCode }, draws);
      return { gameCode, draws: draws.length };
    },
  });
}
