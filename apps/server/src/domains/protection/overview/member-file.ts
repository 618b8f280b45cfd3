import type { protectionOverviewOperator as contract, Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findMember, kindOf } from '../../members/index.ts';
import { actorOf, recordAudit } from '../../operators/index.ts';
import { listEvents } from '../record.ts';
import { showState } from './state.ts';

const SHOWN = 50;

/** What an operator sees of a member's protection; that they looked is on record. */
export async function showFile(
  house: House,
  caller: Caller,
  memberId: bigint,
): Promise<Output<typeof contract.memberFile.value>> {
  const member = (await findMember(house.db, memberId)) ?? refuse('MEMBER_NOT_FOUND');
  if (kindOf(member.type) === 'trial') refuse('REAL_ACCOUNT_NEEDED');
  await house.db.transaction().execute((tx) =>
    recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'protection.file.read',
      subject: `member:${memberId}`,
      address: caller.address,
    }),
  );
  const { list } = await listEvents(house, memberId, { page: 1, size: SHOWN });
  return { state: await showState(house, memberId), events: list };
}
