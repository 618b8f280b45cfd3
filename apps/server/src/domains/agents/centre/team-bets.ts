import { addDays, startOfDay } from '@baize/calendar';
import type { agentsCentre as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import {
  type Category,
  listRecords,
  type RecordInput,
  type RecordKind,
  type Records,
} from '../../play/index.ts';
import { brandOf, isModuleOn } from '../../system/index.ts';
import { BRAND_CURRENCY } from '../../wallet/index.ts';
import { type PeriodInput, reportPeriod } from '../report-period.ts';
import { namesWithUplines } from '../tree/names.ts';
import { teamMember } from '../tree/team.ts';
import { teamPattern } from '../tree/team-path.ts';

const EVERY: readonly Category[] = [
  'RNG',
  'FISH',
  'LIVE',
  'PVP',
  'LOTT',
  'ELOTT',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
];

type Shown = Output<typeof contract.teamBets.value>;
type Asked = Output<typeof contract.teamBets.input>;
type LotteryAsked = Output<typeof contract.teamLotteryBets.input>;

/** Bets of a team, the own one or that of someone in it, each with the name of who made it. */
export function showTeamBets(
  house: House,
  agentId: bigint,
  asked: Asked,
  among: readonly Category[] = EVERY,
): Promise<Shown> {
  const { category, state, numero: issue } = asked;
  const wanted = category === 'LOTTERY' ? LOTTERY : [category as Category];
  const categories = category ? among.filter((one) => wanted.includes(one)) : among;
  // A category that is none of these has no bets here.
  if (categories.length === 0) return Promise.resolve(nothing(asked));
  return listOfTeam(house, agentId, { kind: { categories, state, issue }, asked });
}

const LOTTERY: readonly Category[] = ['LOTT', 'ELOTT'];
const BY_MODE: Readonly<Record<string, readonly Category[]>> = { '1': ['LOTT'], '3': ['ELOTT'] };
const STATES: Readonly<Record<string, RecordKind['state']>> = { '': 'any', '0': 'open' };

/** The lottery bets of a team as older clients ask for them: all of them where no status is named. */
export function showTeamLotteryBets(
  house: House,
  agentId: bigint,
  { gameId, orderStatus, prizeModeId, ...asked }: LotteryAsked,
): Promise<Shown> {
  const kind = {
    categories: BY_MODE[prizeModeId] ?? LOTTERY,
    state: STATES[orderStatus] ?? 'ended',
    issue: asked.numero,
  };
  const gameCode = asked.gameCode || gameId;
  const status = orderStatus === '0' ? '' : orderStatus;
  return listOfTeam(house, agentId, { kind, asked: { ...asked, gameCode, status } });
}

/** The same under the names of a member's own bets, as older clients ask for a team's. */
export const teamRecords =
  (house: House) =>
  (agentId: bigint, kind: RecordKind, asked: RecordInput): Promise<Records> => {
    if (!isModuleOn(house, 'AGENTPOLICY3')) refuse('FUNCTION_NOT_AVAILABLE');
    return listOfTeam(house, agentId, { kind, asked });
  };

type TeamAsked = RecordInput & { username?: string | undefined };

async function listOfTeam(
  house: House,
  agentId: bigint,
  { kind, asked }: { kind: RecordKind; asked: TeamAsked },
): Promise<Shown> {
  const name = asked.username || asked.subordinateName || undefined;
  const head = await teamMember(house.db, agentId, name);
  // The database finds the team: however large it is, no list of it travels.
  const team = house.reports
    .selectFrom('team_members')
    .select('id')
    .where('path', 'like', teamPattern(head.path));
  const members = sql<bigint>`${team}`;
  const found = await listRecords(house, { members, currency: BRAND_CURRENCY }, kind, asked);
  const people = await namesWithUplines(
    house.reports,
    found.list.map(({ customerId }) => BigInt(customerId)),
  );
  const list = found.list.map((row) => {
    const { username = '', upline = '' } = people.get(BigInt(row.customerId)) ?? {};
    return { ...row, username, customerName: username, directAgentName: upline };
  });
  return { ...found, list };
}

function nothing({ page }: Asked): Shown {
  const footer = { betAmount: 0n, validBetAmount: 0n, validBetting: 0n, winAmount: 0n };
  return {
    list: [],
    footer: { ...footer, profitAndLoss: 0n },
    total: 0,
    page,
    totalPages: 0,
    after: null,
  };
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
    state: 'any',
    category: '',
    numero: '',
  } as const;
  return {
    columns: [
      'orderNo',
      'username',
      'directAgentName',
      'gameCode',
      'gameName',
      'vendor',
      'gameType',
      'numero',
      'playName',
      'betContent',
      'betAmount',
      'validBetAmount',
      'winAmount',
      'profitAndLoss',
      'status',
      'betTime',
      'settleTime',
    ],
    page: (page: number) => showTeamBets(house, agentId, { ...asked, page }),
  };
}
