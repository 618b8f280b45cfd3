import type { House } from '../../platform/house.ts';
import type { Member } from './member.ts';

/** The fields of a person that have no column of their own: kept sealed, as one text. */
export const profileFields = [
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'zalo',
  'telegram',
  'idNumber',
  'address',
  'nationality',
  'occupation',
  'sourceOfIncome',
  'placeOfBirth',
  'recommenderId',
] as const;

export type Profile = Partial<Record<(typeof profileFields)[number], string>>;

export function sealProfile(house: House, profile: Profile): string {
  return house.keys.seal(JSON.stringify(profile));
}

export function openProfile(house: House, member: Pick<Member, 'profile_sealed'>): Profile {
  return member.profile_sealed ? JSON.parse(house.keys.open(member.profile_sealed)) : {};
}

export type Personal = {
  mobile: string | null;
  email: string | null;
  realName: string | null;
  birthday: string | null;
};

/** What is sealed about a member, opened: for the member, and for operators who may see it. */
export function openPersonal(house: House, member: Member): Personal {
  const open = (sealed: string | null) => (sealed ? house.keys.open(sealed) : null);
  return {
    mobile: open(member.mobile_sealed),
    email: open(member.email_sealed),
    realName: open(member.real_name_sealed),
    birthday: open(member.birthday_sealed),
  };
}

/** The last four digits starred, as clients of the gateway show a number. */
export function maskMobile(mobile: string): string {
  return `${mobile.slice(0, -4)}****`;
}

/** m***@example.org */
export function maskEmail(email: string): string {
  const [name = '', host = ''] = email.split('@');
  return `${name.slice(0, 1)}***@${host}`;
}

/** Everything but the first letter of each part. */
export function maskName(name: string): string {
  return name.replace(/(\p{L})\p{L}*/gu, '$1***');
}

/** All but the last four characters. */
export function maskTail(value: string): string {
  return `${'*'.repeat(Math.max(0, value.length - 4))}${value.slice(-4)}`;
}
