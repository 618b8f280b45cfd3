import { playRecords as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { playerOf } from '../player.ts';
import type { Category } from '../valid-bet.ts';
import { listRecords } from './betting-record.ts';
import { showProfitAndLoss } from './profit-and-loss.ts';
import { listWinners } from './winners.ts';

const SPORTS: Category[] = ['SPORTS', 'ESPORTS', 'COCKFIGHT'];

const relays: [typeof contract.rngOrders, categories: Category[], isOpen: boolean][] = [
  [contract.rngOrders, ['RNG'], false],
  [contract.fishOrders, ['FISH'], false],
  [contract.liveOrders, ['LIVE'], false],
  [contract.pvpOrders, ['PVP'], false],
  [contract.sportsOrders, SPORTS, false],
  [contract.openSportsOrders, SPORTS, true],
  [contract.lottOrders, ['LOTT'], false],
  [contract.openLottOrders, ['LOTT'], true],
  [contract.elottOrders, ['ELOTT'], false],
  [contract.openElottOrders, ['ELOTT'], true],
];

export function recordRoutes(app: FastifyInstance, house: House): void {
  for (const [call, categories, isOpen] of relays) {
    serve(app, call, (input, caller) =>
      listRecords(house, own(caller), { categories, isOpen }, input),
    );
  }
  serve(app, contract.profitAndLoss, (input, caller) =>
    showProfitAndLoss(house, own(caller), input),
  );
  serve(app, contract.winners, (input, caller) => listWinners(house, caller, input));
}

function own(caller: Caller) {
  const { memberId, currency } = playerOf(caller);
  return { members: [memberId], currency };
}
