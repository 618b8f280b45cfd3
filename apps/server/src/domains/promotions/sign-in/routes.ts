import { promotionsSignIn as contract, promotionsRewards } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { keyOf } from '../../../platform/edge/request-key.ts';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { countBadges } from '../rewards/list-rewards.ts';
import { listStrips, signIn } from './sign-in.ts';

export function signInRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.signInStrip, (_input, { memberId, language }) =>
    listStrips(house, memberId, language),
  );
  serve(app, contract.signIn, ({ id, isMakeUp, requestId }, { memberId }, { request }) =>
    signIn(house, { memberId, id, isMakeUp, requestId: keyOf(request, requestId) }),
  );
  serve(app, promotionsRewards.badges, async (_input, { memberId, language }) => {
    const strips = await listStrips(house, memberId, language);
    const unsigned = strips.filter(({ isSignedToday }) => !isSignedToday);
    return countBadges(house, memberId, unsigned.length);
  });
}
