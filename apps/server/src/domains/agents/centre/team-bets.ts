import { addDays, startOfDay } from '@baize/calendar';
import type { agentsCentre as contract, Output } from '@baize/contract';
import type { House } from '../../../platform/house.ts';
import { type Category, listRecords, type RecordInput } from '../../play/index.ts';
import { brandOf } from '../../system/index.ts';
import { BRAND_CURRENCY } from '../../wallet/index.ts';
import { type PeriodInput, reportPeriod } from '../report-period.ts';
import { namesOf } from '../tree/names.ts';
import { teamMember } from '../tree/team.ts';
import { teamPattern } from '../tree/team-path.ts';

const EVERY: Category[] = [
  ...(['RNG', 'FISH', 'LIVE', 'PVP', 'LOTT', 'ELOTT', 'SPORTS', 'ESPORTS', 'COCKFIGHT'] as const),
];
/** A larger team is read by the names of those in it. */
const MAX_MEMBERS = 2_000;

type Shown = Output<typeof contract.teamBets.value>;
type Input = RecordInput & { username?: string | undefined };

/** Bets of a team, the own one or that of someone in it, each with the name of who made it. */
export async function showTeamBets(
  house: House,
  agentId: bigint,
  { username, ...input }: Input,
): Promise<Shown> {
  const members = await betOwners(house, agentId, username);
  const scope = { members, currency: BRAND_CURRENCY };
  const found = await listRecords(house, scope, { categories: EVERY, isOpen: false }, input);
  const names = await namesOf(
    house.reports,
    found.list.map(({ customerId }) => BigInt(customerId)),
  );
  const list = found.list.map((row) => ({
    ...row,
    username: names.get(BigInt(row.customerId)) ?? '',
  }));
  return { ...found, list };
}

/** Someone of the team and everyone below them, the nearest first. */
async function betOwners(house: House, agentId: bigint, username: string | undefined) {
  const head = await teamMember(house.db, agentId, username);
  const rows = await house.reports
    .selectFrom('team_members')
    .select('id')
    .where('path', 'like', teamPattern(head.path))
    .orderBy('level')
    .orderBy('id')
    .limit(MAX_MEMBERS)
    .execute();
  return rows.map(({ id }) => id);
}

/** The same as a table, page by page. */
export function tableOfBets(
  house: House,
  agentId: bigint,
  input: PeriodInput & { username?: string | undefined },
  size: number,
) {
  const { from, to } = reportPeriod(house, input);
  const offset = brandOf(house).timeZoneOffsetMinutes;
  const asked = {
    startDate: startOfDay(from, offset).getTime(),
    endDate: startOfDay(addDays(to, 1), offset).getTime(),
    accountType: '',
    gameCode: '',
    orderNoSearch: '',
    status: '',
    winLossDraw: '',
    language: 'EN',
    size,
    username: input.username,
  };
  return {
    columns: [
      ...['orderNo', 'username', 'gameCode', 'gameName', 'vendor', 'gameType', 'betAmount'],
      ...['validBetAmount', 'winAmount', 'profitAndLoss', 'status', 'betTime', 'settleTime'],
    ],
    page: (page: number) => showTeamBets(house, agentId, { ...asked, page }),
  };
}
