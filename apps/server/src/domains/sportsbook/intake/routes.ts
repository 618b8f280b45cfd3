import { sportsbookFeeds as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { admitFeeds } from './admit.ts';
import { receiveMessages } from './receive.ts';

/** What outside feeds tell: signed, each message once. */
export function feedRoutes(app: FastifyInstance, house: House): void {
  admitFeeds(app, house);
  serve(app, contract.tell, ({ messages }, _caller, { request }) =>
    receiveMessages(house, request.feed!, messages),
  );
}
