import { agentsReports as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../platform/house.ts';
import { serve } from '../../platform/serve.ts';
import { type Category, listRecords } from '../play/index.ts';
import { BRAND_CURRENCY } from '../wallet/index.ts';
import { listDownlines } from './downlines.ts';
import { showIncome } from './income.ts';
import { showOverview, showOverviewDays } from './overview.ts';
import { showStatements } from './statements.ts';
import { teamMember } from './team.ts';

const EVERY: Category[] = [
  ...(['RNG', 'FISH', 'LIVE', 'PVP', 'LOTT', 'ELOTT', 'SPORTS', 'ESPORTS', 'COCKFIGHT'] as const),
];
const MOST_MEMBERS = 2_000;

export function reportRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.overview, (wish, { memberId }) => showOverview(house, memberId, wish));
  serve(app, contract.overviewDays, (wish, { memberId }) =>
    showOverviewDays(house, memberId, wish),
  );
  serve(app, contract.downlines, (wish, { memberId }) => listDownlines(house, memberId, wish));
  serve(app, contract.statements, (wish, { memberId }) => showStatements(house, memberId, wish));
  serve(app, contract.income, (wish, { memberId }) => showIncome(house, memberId, wish));
  serve(app, contract.teamBets, async ({ username, ...wish }, { memberId }) => {
    const members = await betOwners(house, memberId, username);
    const scope = { members, currency: BRAND_CURRENCY };
    return listRecords(house, scope, { categories: EVERY, isOpen: false }, wish);
  });
}

/** One of the team by name; without a name everyone directly below. */
async function betOwners(house: House, agentId: bigint, username: string | undefined) {
  if (username) return [(await teamMember(house.db, agentId, username)).id];
  const rows = await house.reports
    .selectFrom('team_members')
    .select('id')
    .where('upline_id', '=', agentId)
    .orderBy('id')
    .limit(MOST_MEMBERS)
    .execute();
  return [agentId, ...rows.map(({ id }) => id)];
}
