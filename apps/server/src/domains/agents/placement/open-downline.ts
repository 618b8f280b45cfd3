import {
  type agentsPlacement as contract,
  matchesPattern,
  type Output,
  patternMessage,
} from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { openAndHandOver } from '../../identity/index.ts';
import {
  AFFILIATE,
  AGENT,
  EMPTY,
  findByUsername,
  MEMBER,
  promoteToAgent,
  rebatesOf,
  refuseFields,
  tellChanged,
} from '../../members/index.ts';
import { registerRules } from '../../system/index.ts';
import { assertQuota } from '../rebates/quotas.ts';
import { assertGivable } from '../rebates/rebate-limits.ts';
import { agentSettings } from '../settings.ts';
import { directOf, leaderOf } from '../tree/team.ts';

type Opened = Output<typeof contract.openDownline.value>;

/** An agent opens an account below their own. Affiliates bring people by links only. */
export async function openDownline(
  house: House,
  caller: Caller,
  order: Output<typeof contract.openDownline.input>,
): Promise<Opened> {
  const { memberId: agentId } = caller;
  const upline = await leaderOf(house.db, agentId);
  if (upline.type === AFFILIATE) refuse('NOT_ALLOWED');
  const username = order.username.trim();
  assertName(house, username);
  const { equalRates } = await agentSettings(house.db);
  assertGivable(order.rebates, await rebatesOf(house.db, agentId), equalRates);
  await assertQuota(house.db, agentId, order.rebates);
  if (await findByUsername(house.db, username)) refuse('USERNAME_TAKEN');
  const { member, given } = await openAndHandOver(house, caller, {
    username,
    upline,
    rebates: order.rebates,
    type: order.kind === 'AGENT' ? AGENT : MEMBER,
    password: order.password,
    contact: order.contact,
  });
  return { id: Number(member.id), username: member.username, kind: order.kind, ...given };
}

export function assertName(house: House, username: string): void {
  const {
    minLength: min,
    maxLength: max,
    acceptedPattern,
    patternId,
  } = registerRules(house).username;
  if (username === '') refuseFields({ username: EMPTY });
  if (matchesPattern(patternId, username, { min, max, acceptedPattern })) return;
  const faults = { username: { messageId: patternMessage(patternId), min, max } };
  refuseFields(faults);
}

export async function promoteDownline(house: House, agentId: bigint, name: string): Promise<null> {
  const member = await directOf(house.db, agentId, name);
  const isPromoted = await begin(house.db, (tx) =>
    promoteToAgent(tx, member.id, house.clock.now()),
  );
  if (!isPromoted) refuse('CHANGED_MEANWHILE');
  tellChanged(house, member.id);
  return null;
}
