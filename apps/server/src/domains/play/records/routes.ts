import { playRecords as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { playerOf } from '../player.ts';
import type { Category } from '../valid-bet.ts';
import { listRecords, type RecordInput, type RecordKind, type Records } from './betting-record.ts';
import { showLeaderboard } from './leaderboard.ts';
import { showProfitAndLoss } from './profit-and-loss.ts';
import { listWinners } from './winners.ts';

const SPORTS: Category[] = ['SPORTS', 'ESPORTS', 'COCKFIGHT'];

const EVERY: Category[] = [...SPORTS, 'RNG', 'FISH', 'LIVE', 'PVP', 'LOTT', 'ELOTT'];

const relays: [typeof contract.rngOrders, categories: Category[], state: RecordKind['state']][] = [
  [contract.allOrders, EVERY, 'ended'],
  [contract.openOrders, EVERY, 'open'],
  [contract.rngOrders, ['RNG'], 'ended'],
  [contract.fishOrders, ['FISH'], 'ended'],
  [contract.liveOrders, ['LIVE'], 'ended'],
  [contract.pvpOrders, ['PVP'], 'ended'],
  [contract.sportsOrders, SPORTS, 'ended'],
  [contract.openSportsOrders, SPORTS, 'open'],
  [contract.lottOrders, ['LOTT'], 'ended'],
  [contract.openLottOrders, ['LOTT'], 'open'],
  [contract.elottOrders, ['ELOTT'], 'ended'],
  [contract.openElottOrders, ['ELOTT'], 'open'],
  [contract.everyOrder, EVERY, 'any'],
];

/** The bets of an agent's team, or of someone in it, found by those who know teams. */
export type ListTeamRecords = (
  agentId: bigint,
  kind: RecordKind,
  input: RecordInput,
) => Promise<Records>;

export function recordRoutes(app: FastifyInstance, house: House): void {
  for (const [call, categories, state] of relays) {
    serve(app, call, (input, caller) => {
      const kind = { categories, state };
      const [listTeam] = asksForTeam(input, caller) ? house.contributed('teamRecords') : [];
      if (listTeam) return listTeam(house)(caller.memberId, kind, input);
      return listRecords(house, own(caller), kind, input);
    });
  }
  serve(app, contract.profitAndLoss, (input, caller) =>
    showProfitAndLoss(house, own(caller), input),
  );
  serve(app, contract.lotteryProfitAndLoss, (input, caller) =>
    showProfitAndLoss(house, { ...own(caller), categories: ['LOTT', 'ELOTT'] }, input),
  );
  serve(app, contract.cardProfitAndLoss, (input, caller) =>
    showProfitAndLoss(house, { ...own(caller), categories: ['PVP', 'FISH'] }, input),
  );
  serve(app, contract.leaderboard, (input, caller) => showLeaderboard(house, caller, input));
  serve(app, contract.winners, (input, caller) => listWinners(house, caller, input));
}

const OWN = ['', '0', 'SELF'];

/** Only agents have a team; whoever else names one is told of their own bets. */
function asksForTeam(
  { subordinateType = '', subordinateName = '' }: RecordInput,
  { kind }: Caller,
): boolean {
  const isTeam = subordinateName !== '' || !OWN.includes(subordinateType.toUpperCase());
  return kind === 'agent' && isTeam;
}

function own(caller: Caller) {
  const { memberId, currency } = playerOf(caller);
  return { members: [memberId], currency };
}
