import {
  sportsbookFixturesOperator as fixtures,
  sportsbookTradingOperator as trading,
} from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { setFactor, showFactor } from './operator-factors.ts';
import { listStops, overridePrice, setStop } from './operator-stops.ts';

export function tradingOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, fixtures.stop, (input, caller) => setStop(house, caller, input));
  serve(app, fixtures.listStops, (_input, caller) => listStops(house, caller));
  serve(app, fixtures.overridePrice, (input, caller) => overridePrice(house, caller, input));
  serve(app, trading.memberFactor, ({ memberId }) => showFactor(house, BigInt(memberId)));
  serve(app, trading.setMemberFactor, (input, caller) => setFactor(house, caller, input));
}
