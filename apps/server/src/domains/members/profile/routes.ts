import { members as contract, findLanguage } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../../platform/caller.ts';
import { tokenOf } from '../../../platform/edge.ts';
import { ownFile } from '../../../platform/files.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { serve } from '../../../platform/serve.ts';
import { findMember, type Member } from '../member.ts';
import { maskMobile, maskTail, openPersonal, openProfile } from '../personal-fields.ts';
import { editProfile } from './edit-profile.ts';
import { avatarAddress, infoOf } from './info.ts';
import { noteFirstLogin, setAvatar, setLanguage } from './sign-in-notes.ts';

export function profileRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.info, async (_input, caller, { request }) =>
    infoOf(house, await me(house, caller), caller, tokenOf(request)),
  );
  serve(app, contract.profile, async (_input, caller) => profileOf(house, await me(house, caller)));
  serve(app, contract.updateProfile, async (edit, caller, { request }) =>
    infoOf(house, await editProfile(house, caller.memberId, edit), caller, tokenOf(request)),
  );
  serve(app, contract.updateNickname, async (edit, caller, { request }) =>
    infoOf(house, await editProfile(house, caller.memberId, edit), caller, tokenOf(request)),
  );
  serve(app, contract.updateRealName, async (edit, caller, { request }) =>
    infoOf(house, await editProfile(house, caller.memberId, edit), caller, tokenOf(request)),
  );
  serve(app, contract.language, async ({ language }, caller) => {
    await setLanguage(house.db, caller.memberId, findLanguage(language) ?? refuse('INVALID_INPUT'));
    return null;
  });
  serve(app, contract.firstLogin, async (_input, caller) => {
    await noteFirstLogin(house, caller.memberId);
    return null;
  });
  serve(app, contract.avatar, async (_input, caller) => avatarOf(await me(house, caller)));
  serve(app, contract.playerAvatar, async (_input, caller) => avatarOf(await me(house, caller)));
  serve(app, contract.setAvatar, async ({ avatar, fileId }, caller) => {
    if (fileId) await ownFile(house, caller.memberId, fileId);
    const chosen = fileId ? { fileId } : { drawn: avatar ?? '' };
    return avatarOf(await setAvatar(house.db, caller.memberId, chosen));
  });
}

async function me(house: House, caller: Caller): Promise<Member> {
  return (await findMember(house.db, caller.memberId)) ?? refuse('NOT_LOGGED_IN');
}

function avatarOf(member: Member) {
  const isUpload = member.avatar.startsWith('file:');
  return isUpload
    ? { avatar: avatarAddress(member.avatar), avatarType: 'UPLOAD' as const }
    : { avatar: member.avatar, avatarType: 'STATIC' as const };
}

/** As it was filled in; numbers that prove a person elsewhere are masked even for their owner. */
function profileOf(house: House, member: Member): Record<string, string | null> {
  const { mobile, email, realName, birthday } = openPersonal(house, member);
  const { idNumber, ...profile } = openProfile(house, member);
  return {
    nickname: member.nickname,
    payeeName: realName,
    birthday,
    mobileNum: mobile && maskMobile(mobile),
    email,
    idNumber: idNumber ? maskTail(idNumber) : null,
    ...profile,
  };
}
