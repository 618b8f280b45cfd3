import { dayOf } from '@baize/calendar';
import type { agentsPlacementOperator as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import { begin, type Database, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import {
  chainOf,
  findByUsername,
  isInTeam,
  type Member,
  moveInTree,
  rebatesOf,
} from '../../members/index.ts';
import { brandOf } from '../../system/index.ts';
import { recordOnMember } from '../audit.ts';
import { endContracts, endingWith } from '../contracts/contract-changes.ts';
import { type Contract, findContracts, LIVE, showContracts } from '../contracts/contract-rows.ts';
import { counting } from '../contracts/counting.ts';
import { ceilingsBy, isGivable } from '../rebates/rebate-limits.ts';
import { agentSettings } from '../settings.ts';
import { countNow } from '../sums/counted.ts';
import { forgetHeads } from '../sums/team-heads.ts';
import { namesOf } from '../tree/names.ts';
import { recordFormerPlaces } from '../tree/places.ts';
import { agentNamed } from '../tree/team.ts';
import { lockTree } from '../tree/tree-lock.ts';

type Preview = Output<typeof contract.previewMove.value>;

/** Whom a move takes along and what ends by it; nothing is written. */
export async function previewMove(
  house: House,
  { username, upline }: Output<typeof contract.previewMove.input>,
): Promise<Preview> {
  return begin(house.db, async (tx) => {
    const member = (await findByUsername(tx, username)) ?? refuse('NOT_FOUND');
    const above = upline ? await agentNamed(tx, upline) : null;
    const names = await namesOf(tx, [...chainOf(member), ...(above ? chainOf(above) : [])]);
    const higher = await rebatesAbove(tx, member, above);
    const namesIn = (chain: readonly bigint[]) => chain.map((id) => names.get(id) ?? '');
    return {
      username: member.username,
      teamCount: await teamSize(tx, member),
      from: namesIn(chainOf(member).slice(0, -1)),
      to: namesIn(above ? chainOf(above) : []),
      isPossible:
        !isStill(member, above) && !(above && isInTeam(member, above)) && higher.length === 0,
      rebatesAbove: higher,
      ending: await showContracts(tx, 0n, await endingBy(tx, member)),
    };
  });
}

function isStill(member: Member, above: Member | null): boolean {
  return member.upline_id === (above?.id ?? null);
}

async function teamSize(db: Database | Transaction, { path }: Member): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from team_members
    where path like ${`${path}%`}`.execute(db);
  return rows[0]!.count;
}

/** What they have from above ends, and all that was given from it. What they give of other kinds stays. */
async function endingBy(tx: Transaction, member: Member): Promise<Contract[]> {
  const held = await findContracts(tx, {
    receiverIds: [member.id],
    states: ['PENDING', ...LIVE],
  });
  const below = await Promise.all(held.map(({ kind }) => endingWith(tx, member.id, kind, null)));
  const all = [...held, ...below.flat()];
  return [...new Map(all.map((one) => [one.id, one])).values()];
}

/** From now on they stand elsewhere: what was counted stays, contracts with the old upline end. */
export async function moveMember(
  house: House,
  caller: Caller,
  { username, upline, reason }: Output<typeof contract.moveMember.input>,
): Promise<null> {
  await countNow(house, counting);
  await begin(house.db, async (tx) => {
    await lockTree(tx);
    const member = (await findByUsername(tx, username)) ?? refuse('NOT_FOUND');
    const above = upline ? await agentNamed(tx, upline) : null;
    if (isStill(member, above)) refuse('CHANGED_MEANWHILE');
    const [category] = await rebatesAbove(tx, member, above);
    if (category) refuse('REBATE_ABOVE_OWN', { value: { category } });
    await endContracts(house, tx, await endingBy(tx, member), 'MOVED');
    await recordPlaces(house, tx, member, above);
    if (!(await moveInTree(tx, member, above, house.clock.now()))) refuse('CHANGED_MEANWHILE');
    await recordOnMember(house, tx, caller, {
      memberId: member.id,
      action: 'agents.member.moved',
      after: { upline: upline ?? null, reason },
    });
  });
  return null;
}

/** In which categories they have more than their new upline could give them. */
async function rebatesAbove(
  tx: Transaction,
  member: Member,
  above: Member | null,
): Promise<string[]> {
  const settings = await agentSettings(tx);
  const [own, most] = await Promise.all([
    rebatesOf(tx, member.id),
    above ? rebatesOf(tx, above.id) : ceilingsBy(settings),
  ]);
  return Object.keys(own).filter(
    (category) => !isGivable({ [category]: own[category]! }, most, !above || settings.equalRates),
  );
}

/** Where everyone of the team stood, so that leaders find what was counted there. */
async function recordPlaces(
  house: House,
  tx: Transaction,
  member: Member,
  above: Member | null,
): Promise<void> {
  await recordFormerPlaces(tx, member.path, house.clock.now());
  await sql`insert into former_paths (member_id, path)
    select id, path from team_members where path like ${`${member.path}%`}
    on conflict do nothing`.execute(tx);
  const today = dayOf(house.clock.now(), brandOf(house).timeZoneOffsetMinutes);
  const { rows } = await sql<{ id: bigint }>`select id from team_members
    where path like ${`${member.path}%`}`.execute(tx);
  const leaders = [
    ...chainOf(member),
    ...(above ? chainOf(above) : []),
    ...rows.map(({ id }) => id),
  ];
  await forgetHeads(tx, [...new Set(leaders)], today);
}
