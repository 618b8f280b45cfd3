import type { agentsCentre as contract, Output } from '@baize/contract';
import type { House } from '../../../platform/house.ts';
import { reportPeriod } from '../report-period.ts';
import { figuresOf, figuresTogether } from '../sums/figures.ts';
import { directsOf } from '../tree/directs.ts';
import { teamMember } from '../tree/team.ts';
import { shownSums } from './overview.ts';

type Input = Output<typeof contract.statements.input>;
type Shown = Output<typeof contract.statements.value>;

/** Oneself and each direct downline's team: they share nobody, so the total is their sum. */
export async function showStatements(house: House, agentId: bigint, input: Input): Promise<Shown> {
  const leader = await teamMember(house.db, agentId, input.username);
  const period = reportPeriod(house, input);
  const { page, size, category } = input;
  const { people: children, count } = await directsOf(house.reports, {
    uplineId: leader.id,
    page,
    size,
  });
  const isTeam = input.scope === 'TEAM';
  const of = isTeam ? ('team' as const) : ('own' as const);
  const [own, theirs, whole] = await Promise.all([
    figuresOf(house.reports, { memberIds: [leader.id], period, of: 'own', category }),
    figuresOf(house.reports, { memberIds: children.map(({ id }) => id), period, of, category }),
    isTeam
      ? figuresOf(house.reports, { memberIds: [leader.id], period, of: 'team', category })
      : figuresTogether(house.reports, { uplineId: leader.id, period, category }),
  ]);
  const self = { username: leader.username, isSelf: true, ...shownSums(own.get(leader.id)!) };
  const rows = children.map(({ id, username }) => ({
    username,
    isSelf: false,
    ...shownSums(theirs.get(id)!),
  }));
  const list = page === 1 ? [self, ...rows] : rows;
  const footer = shownSums(whole.get(leader.id)!);
  return { list, footer, total: count + 1, totalPages: Math.max(1, Math.ceil(count / size)) };
}
