export { alikeAmong, findAlike, findInvited } from './care/alike.ts';
export { freezeMember, unfreezeMember } from './care/freeze.ts';
export { memberRowsOf, rowOf } from './care/search.ts';
export { countMembers } from './count.ts';
export {
  askDataRequest,
  closeDataRequest,
  lockDataRequest,
  showDataRequest,
} from './data/data-requests.ts';
export { eraseHeld, erasePerson } from './data/erase.ts';
export { exportMember } from './data/export.ts';
export { members } from './domain.ts';
export type {} from './events.ts';
export {
  AFFILIATE,
  AGENT,
  emailKey,
  findByEmail,
  findByMobile,
  findByUsername,
  findMember,
  findMembersById,
  GENERAL_AGENT,
  isLanguage,
  kindOf,
  LINK_AGENT,
  lockMember,
  MEMBER,
  type Member,
  TRIAL,
  usernameKey,
} from './member.ts';
export {
  maskEmail,
  maskMobile,
  maskName,
  maskTail,
  openPersonal,
  openProfile,
  type Profile,
  profileFields,
} from './personal-fields.ts';
export { assertAged, readBirthday } from './profile/birthday.ts';
export {
  type ContactColumns,
  contactColumns,
  noteMobileProved,
  openContacts,
  readContactColumns,
  restoreContacts,
  setEmail,
  setMobile,
} from './profile/contacts.ts';
export { editProfile } from './profile/edit-profile.ts';
export { EMPTY, type FieldFault, refuseFields } from './profile/field-faults.ts';
export { infoOf } from './profile/info.ts';
export { noteSignIn } from './profile/sign-in-notes.ts';
export { followChanges, tellChanged } from './standing.ts';
export type { StoryFacts, StoryPart, StorySource } from './story/source.ts';
export { createMember, type NewMember, nameKey } from './tree/create-member.ts';
export {
  createInviteCode,
  findInvitation,
  findOwnCode,
  type Invitation,
  type InviteCode,
  noteInvited,
  useInvitation,
} from './tree/invite-codes.ts';
export { changeInviteCode, deleteInviteCode, listInviteCodes } from './tree/invite-links.ts';
export { moveInTree } from './tree/move.ts';
export { promoteToAgent } from './tree/promote.ts';
export { type Rebates, rebatesOf, setRebates } from './tree/rebates.ts';
export { retireTrials } from './tree/retire-trials.ts';
export { chainOf, findBelow, findInTeam, isDirectDownline, isInTeam } from './tree/tree.ts';
export { usernamesOf } from './usernames.ts';
