import type { members, Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { findMember, isLanguage, type Member } from '../member.ts';
import { maskEmail, maskMobile, maskName, openPersonal } from '../personal-fields.ts';

export type MemberInfo = Output<typeof members.memberInfo>;

/** The badge beside a member's name, by whoever keeps the club. */
export type ClubLabel = (house: House, memberId: bigint) => Promise<MemberInfo['clubLabel']>;

const NO_CLUB = { labelName: 'VIP0', type: 'AUTO', color: '#E0B65A', color2: '#9A6B12' };

type Signing = {
  clubLabel: MemberInfo['clubLabel'];
  token: string;
  mustChangePassword: boolean;
  mustSetSecondFactor: boolean;
  uplineName: string | null;
};

/** Who is signed in, with the name of their upline. */
export async function infoOf(
  house: House,
  member: Member,
  caller: Caller,
  token: string | undefined,
) {
  const upline = member.upline_id ? await findMember(house.db, member.upline_id) : undefined;
  const [labelOf] = house.contributed('clubLabels');
  return memberInfo(house, member, {
    clubLabel: labelOf ? await labelOf(house, member.id) : NO_CLUB,
    token: token ?? '',
    mustChangePassword: caller.isRestricted && caller.restrictedBy === undefined,
    mustSetSecondFactor: caller.restrictedBy === 'SECOND_FACTOR_UNSET',
    uplineName: upline?.nickname ?? null,
  });
}

/** Who is signed in, in the shape that clients read. Contacts are masked, also for their owner. */
function memberInfo(house: House, member: Member, signing: Signing): MemberInfo {
  const { mobile, email, realName, birthday } = openPersonal(house, member);
  return {
    id: Number(member.id),
    account: member.username,
    nickname: member.nickname,
    type: member.type,
    token: signing.token,
    mobile: mobile && maskMobile(mobile),
    email: email && maskEmail(email),
    countryDialingCode: member.dialling_code,
    payeeName: realName && maskName(realName),
    birthday,
    regDate: member.registered_at.getTime(),
    clubLabel: signing.clubLabel,
    lastLogin: member.previous_login_at?.getTime() ?? null,
    lastLoginLocation: member.previous_login_place,
    language: isLanguage(member),
    avatar: avatarAddress(member.avatar),
    mustChangePassword: signing.mustChangePassword,
    mustSetSecondFactor: signing.mustSetSecondFactor,
    isFrozen: member.frozen_at !== null,
    upline: signing.uplineName,
  };
}

/** A drawn picture lies with the portal's art; an uploaded one is fetched as a file of the member's. */
export function avatarAddress(avatar: string): string {
  return avatar.startsWith('file:')
    ? `/wps/files/${avatar.slice('file:'.length)}`
    : `/art/avatar/${avatar.padStart(2, '0')}.svg`;
}
