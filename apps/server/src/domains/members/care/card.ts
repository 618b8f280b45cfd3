import type { membersOperator, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { actorOf, recordAudit } from '../../operators/index.ts';
import { accountsOf } from '../../wallet/index.ts';
import { findMember, type Member } from '../member.ts';
import { maskEmail, maskMobile, openPersonal, openProfile } from '../personal-fields.ts';
import { avatarAddress } from '../profile/info.ts';
import { rebatesOf } from '../tree/rebates.ts';
import { chainOf } from '../tree/tree.ts';
import { namesOf, rowOf } from './search.ts';

type Card = Output<typeof membersOperator.memberCard.value>;

/** What any operator who may see members sees: standing, tree, money; contacts masked. */
export async function memberCard(house: House, memberId: bigint): Promise<Card> {
  const member = (await findMember(house.db, memberId)) ?? refuse('NOT_FOUND');
  const { mobile, email } = openPersonal(house, member);
  const rebates = Object.entries(await rebatesOf(house.db, memberId));
  return {
    member: await rowOf(house, memberId),
    language: member.language,
    avatar: avatarAddress(member.avatar),
    registerUrl: member.register_url,
    lastLoginLocation: member.last_login_place,
    mobile: mobile && maskMobile(mobile),
    mobileVerified: member.mobile_verified_at !== null,
    email: email && maskEmail(email),
    emailVerified: member.email_verified_at !== null,
    frozenAt: member.frozen_at?.getTime() ?? null,
    freezeReason: member.freeze_reason,
    ...(await placeOf(house, member)),
    rebates: Object.fromEntries(rebates.map(([category, rate]) => [category, String(rate)])),
    accounts: await accountsOf(house.db, memberId),
  };
}

async function placeOf(house: House, member: Member) {
  const uplines = chainOf(member).slice(0, -1);
  const names = await namesOf(house, uplines);
  const { direct, team } = await house.reports
    .selectFrom('members')
    .select([
      sql<number>`(count(*) filter (where upline_id = ${member.id}))::int`.as('direct'),
      sql<number>`count(*)::int`.as('team'),
    ])
    .where('path', 'like', `${member.path}%`)
    .executeTakeFirstOrThrow();
  return {
    chain: uplines.map((id) => ({ id: Number(id), username: names.get(id) ?? '' })),
    directDownlines: direct,
    team,
  };
}

/** Personal data in the open. Who looked, and when, is in the log before it is shown. */
export async function memberPersonal(
  house: House,
  caller: Caller,
  memberId: bigint,
): Promise<Output<typeof membersOperator.memberPersonal.value>> {
  const member = (await findMember(house.db, memberId)) ?? refuse('NOT_FOUND');
  await begin(house.db, (tx) =>
    recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'members.personal.viewed',
      subject: `member:${memberId}`,
      address: caller.address,
    }),
  );
  return { ...openPersonal(house, member), profile: openProfile(house, member) };
}
