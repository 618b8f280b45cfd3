import { messagingConsent as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { unsubscribe } from './unsubscribe.ts';
import { wishesOf, writeWishes } from './wishes.ts';

export function consentRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.readWishes, (_input, { memberId }) => wishesOf(house, memberId));
  serve(app, contract.saveWishes, async (wishes, { memberId }) => {
    await writeWishes(house, memberId, wishes);
    return null;
  });
  serve(app, contract.unsubscribe, ({ token }) => unsubscribe(house, token));
}
