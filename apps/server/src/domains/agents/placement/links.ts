import { days } from '@baize/calendar';
import type { agentsPlacement as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import {
  changeInviteCode,
  createInviteCode,
  deleteInviteCode,
  type InviteCode,
  LINK_AGENT,
  listInviteCodes,
  rebatesOf,
} from '../../members/index.ts';
import { assertQuota } from '../rebates/quotas.ts';
import { assertGivable } from '../rebates/rebate-limits.ts';
import { agentSettings } from '../settings.ts';

type Link = Output<typeof contract.createLink.value>;

export const LINK_DAYS = [1, 7, 30, 365, 0];

/** A link gives at most what its owner has when it is made, and when someone registers by it. */
export async function createLink(
  house: House,
  agentId: bigint,
  input: Output<typeof contract.createLink.input>,
): Promise<Link> {
  const { equalRates, linksPerAgent } = await agentSettings(house.db);
  assertGivable(input.rebates, await rebatesOf(house.db, agentId), equalRates);
  await assertQuota(house.db, agentId, input.rebates);
  const { count } = await listInviteCodes(house.db, { ownerId: agentId, page: 1, size: 1 });
  if (linksPerAgent > 0 && count >= linksPerAgent) refuse('LINKS_USED_UP');
  const now = house.clock.now();
  const invite = await createInviteCode(house, house.db, {
    kind: 'agent',
    ownerId: agentId,
    opensAgent: input.kind === 'AGENT',
    rebates: input.rebates,
    note: input.note,
    maxUses: input.maxUses || null,
    expiresAt: input.validDays ? new Date(now.getTime() + days(input.validDays)) : null,
  });
  return shownLink(invite, now, 0);
}

export async function listLinks(
  house: House,
  agentId: bigint,
  { page, size }: { page: number; size: number },
): Promise<Output<typeof contract.links.value>> {
  const { rows, count } = await listInviteCodes(house.db, { ownerId: agentId, page, size });
  const now = house.clock.now();
  const paidIn = await depositorsOf(
    house,
    rows.map(({ code }) => code),
  );
  return {
    list: rows.map((row) => shownLink(row, now, paidIn.get(row.code) ?? 0)),
    total: count,
    totalPages: Math.ceil(count / size),
  };
}

/** How many of those who came by each link have paid in. */
async function depositorsOf({ reports }: House, codes: string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ code: string; count: number }>`
    select l.code, count(*)::int as count
    from link_members l join first_deposits f on f.member_id = l.member_id
    where l.code = any(${codes}::text[]) group by 1`.execute(reports);
  return new Map(rows.map(({ code, count }) => [code, count]));
}

export async function changeLink(
  house: House,
  agentId: bigint,
  { affiUrlId: code, note, isDisabled }: Output<typeof contract.changeLink.input>,
): Promise<null> {
  const change = {
    ...(note !== undefined && { note }),
    ...(isDisabled !== undefined && { is_disabled: isDisabled }),
  };
  if (Object.keys(change).length === 0) refuse('INVALID_INPUT');
  const isChanged = await changeInviteCode(house.db, { ownerId: agentId, code }, change);
  if (!isChanged) refuse('NOT_FOUND');
  return null;
}

export async function deleteLink(house: House, agentId: bigint, code: string): Promise<null> {
  if (!(await deleteInviteCode(house.db, { ownerId: agentId, code }))) refuse('NOT_FOUND');
  return null;
}

function shownLink(invite: InviteCode, now: Date, firstDepositors: number): Link {
  const rebates = Object.entries(invite.rebates).map(([key, rate]) => [key, BigInt(rate)]);
  return {
    code: invite.code,
    url: `/register?affiliateCode=${invite.code}`,
    note: invite.note,
    kind: invite.opens_type === LINK_AGENT ? 'AGENT' : 'PLAYER',
    rebates: Object.fromEntries(rebates) as Link['rebates'],
    createdAt: invite.created_at.getTime(),
    expiresAt: invite.expires_at?.getTime() ?? null,
    maxUses: invite.max_uses,
    used: invite.used,
    visits: invite.visits,
    firstDepositors,
    status: statusOf(invite, now),
  };
}

function statusOf(invite: InviteCode, now: Date): Link['status'] {
  if (invite.is_disabled) return 'DISABLED';
  if (invite.expires_at && invite.expires_at <= now) return 'EXPIRED';
  return invite.max_uses !== null && invite.used >= invite.max_uses ? 'USED_UP' : 'ACTIVE';
}
