export { assertAged, readBirthday } from './birthday.ts';
export { noteMobileProved, setEmail, setMobile } from './contacts.ts';
export { countMembers } from './count.ts';
export { createMember, DRAWN_AVATARS, type NewMember, nameKey } from './create-member.ts';
export {
  askDataRequest,
  closeDataRequest,
  listDataRequests,
  lockDataRequest,
  showDataRequest,
} from './data-requests.ts';
export { members } from './domain.ts';
export { editProfile } from './edit-profile.ts';
export { eraseHeld, erasePerson } from './erase.ts';
export type {} from './events.ts';
export { exportMember } from './export.ts';
export { freezeMember, unfreezeMember } from './freeze.ts';
export { avatarAddress, memberInfo } from './info.ts';
export {
  createInviteCode,
  findCode,
  findInvitation,
  type Invitation,
  type InviteCode,
  noteInvited,
  useInvitation,
} from './invite-codes.ts';
export { changeInviteCode, deleteInviteCode, listInviteCodes } from './invite-links.ts';
export {
  AFFILIATE,
  AGENT,
  emailKey,
  findByEmail,
  findByMobile,
  findByUsername,
  findMember,
  GENERAL_AGENT,
  isLanguage,
  kindOf,
  LINK_AGENT,
  MEMBER,
  type Member,
  type MemberKind,
  TRIAL,
  usernameKey,
} from './member.ts';
export { moveInTree } from './move.ts';
export {
  maskEmail,
  maskMobile,
  maskName,
  maskTail,
  openPersonal,
  openProfile,
  type Personal,
  type Profile,
  profileFields,
  sealProfile,
} from './profile.ts';
export { promoteToAgent } from './promote.ts';
export { lowerOf, type Rebates, rebatesOf, setRebates } from './rebates.ts';
export { retireTrials } from './retire-trials.ts';
export { infoOf } from './routes.ts';
export { rowOf } from './search.ts';
export { noteSignIn } from './signs.ts';
export { followChanges, tellChanged } from './standing.ts';
export { chainOf, findBelow, findInTeam, isDirectDownline, isInTeam } from './tree.ts';
export { usernamesOf } from './usernames.ts';
