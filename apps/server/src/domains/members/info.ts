import type { members, Output } from '@baize/contract';
import type { House } from '../../platform/house.ts';
import { isLanguage, type Member } from './member.ts';
import { maskEmail, maskMobile, maskName, openPersonal } from './profile.ts';

export type MemberInfo = Output<typeof members.memberInfo>;

type Signing = {
  token: string;
  mustChangePassword: boolean;
  mustSetSecondFactor: boolean;
  uplineName: string | null;
};

/** Who is signed in, in the shape that clients read. Contacts are masked, also for their owner. */
export function memberInfo(house: House, member: Member, signing: Signing): MemberInfo {
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
    clubLabel: { labelName: 'VIP0', type: 'AUTO', color: '#E0B65A', color2: '#9A6B12' },
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
