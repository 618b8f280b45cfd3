import { days } from '@baize/calendar';
import type { contentMessages as contract, Output } from '@baize/contract';
import { maskCardNumbers } from '../../../platform/card-numbers.ts';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findByUsername, findMember, isInTeam, kindOf, type Member } from '../../members/index.ts';
import { isModuleOn } from '../../system/index.ts';
import { plainLine } from '../safe-text.ts';
import type { MessagesTable } from '../tables.ts';
import { findReceived, self } from './inbox.ts';
import { type Group, type MessageOrder, sendMessage } from './send-message.ts';

type RecipientType = Output<typeof contract.send.input>['recipientType'];
type Order = {
  recipientType: RecipientType;
  recipients?: string | string[] | undefined;
  title: string;
  content: string;
};

/** Enough for anyone who writes by hand. */
const MAX_A_DAY = 100;

/** Everyone may write to the house and to the upline; agents also to those below. */
export function recipientTypes(house: House, me: Member): RecipientType[] {
  if (!isModuleOn(house, 'SENDMAIL3')) return [];
  return [
    'platform',
    ...(me.upline_id === null ? [] : (['upline'] as const)),
    ...(kindOf(me.type) === 'agent'
      ? (['member_downline', 'agent_downline', 'all_downline'] as const)
      : []),
  ];
}

export async function submitMessage(
  house: House,
  memberId: bigint,
  order: Order,
): Promise<{ sent: number }> {
  const me = await self(house, memberId);
  if (!recipientTypes(house, me).includes(order.recipientType)) refuse('RECIPIENT_UNKNOWN');
  const to = await addresseesOf(house, me, order);
  return post(house, me, { to, ...wordsOf(order) });
}

/** The answer goes to whoever wrote; more than that the member need not know of them. */
export async function replyToMessage(
  house: House,
  memberId: bigint,
  { id, content }: { id: bigint; content: string },
): Promise<{ sent: number }> {
  const { me, message } = await findReceived(house, memberId, id);
  const to =
    message.sender_id === null ? { platform: true as const } : { memberIds: [message.sender_id] };
  const title = message.title.startsWith('Re: ') ? message.title : `Re: ${message.title}`;
  return post(house, me, { to, ...wordsOf({ title: title.slice(0, 100), content }), replyTo: id });
}

async function post(house: House, me: Member, order: MessageOrder): Promise<{ sent: number }> {
  const count = 'memberIds' in order.to ? order.to.memberIds.length : 1;
  const result = await begin(house.db, async (tx) => {
    const { sent } = await tx
      .selectFrom('messages')
      .select(({ fn }) => fn.countAll<bigint>().as('sent'))
      .where('sender_id', '=', me.id)
      .where('sent_at', '>', new Date(house.clock.now().getTime() - days(1)))
      .executeTakeFirstOrThrow();
    if (Number(sent) + count > MAX_A_DAY) refuse('TOO_MANY_REQUESTS');
    return sendMessage(house, tx, { ...order, senderId: me.id });
  });
  house.events.poke();
  return result;
}

function wordsOf({ title, content }: { title: string; content: string }) {
  const clean = { title: plainLine(title), content: content.trim() };
  const empty = Object.entries(clean).find(([, words]) => words === '')?.[0];
  if (empty) refuse('INVALID_INPUT', { value: { [empty]: 'too_small' } });
  return { title: maskCardNumbers(clean.title), body: maskCardNumbers(clean.content) };
}

async function addresseesOf(
  house: House,
  me: Member,
  { recipientType, recipients }: Order,
): Promise<MessageOrder['to']> {
  if (recipientType === 'platform') return { platform: true };
  if (recipientType === 'upline') return { memberIds: [me.upline_id!] };
  const names = [recipients ?? []].flat();
  const kind = DOWNLINES[recipientType];
  if (names.length === 0) return { group: { kind, uplineId: me.id } };
  const found = await Promise.all(names.map((name) => findByUsername(house.db, name)));
  // Someone of another team looks as if they did not exist.
  const mine = found.filter(
    (member) =>
      member !== undefined &&
      member.id !== me.id &&
      isInTeam(me, member) &&
      (kind === 'all' || kindOf(member.type) === kind),
  );
  if (mine.length < names.length) refuse('RECIPIENT_UNKNOWN');
  return { memberIds: mine.map((member) => member!.id) };
}

const DOWNLINES: Record<Exclude<RecipientType, 'platform' | 'upline'>, Group['kind']> = {
  member_downline: 'member',
  agent_downline: 'agent',
  all_downline: 'all',
};

export async function listOutbox(
  house: House,
  memberId: bigint,
  { page, size }: { page: number; size: number },
) {
  const me = await self(house, memberId);
  const own = house.db
    .selectFrom('messages')
    .where('sender_id', '=', memberId)
    .where('sender_deleted_at', 'is', null);
  const { count } = await own
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await own
    .selectAll()
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const list = await Promise.all(
    rows.map(async (row) => ({
      id: String(row.id),
      title: row.title,
      content: row.body,
      ...(await recipientOf(house, me, row)),
      sendTime: row.sent_at.getTime(),
      recordSource: 'N',
    })),
  );
  const totalCount = Number(count);
  return { list, page, totalPages: Math.ceil(totalCount / size), totalCount };
}

type Sent = Pick<MessagesTable, 'member_id' | 'group_kind'>;

async function recipientOf(
  house: House,
  me: Member,
  { member_id, group_kind }: Sent,
): Promise<{ recipientType: RecipientType; recipient: string }> {
  if (group_kind !== null) {
    const kind = group_kind === 'all' ? 'all_downline' : (`${group_kind}_downline` as const);
    return { recipientType: kind, recipient: '' };
  }
  if (member_id === null) return { recipientType: 'platform', recipient: '' };
  const member = await findMember(house.db, member_id);
  if (!member || !isInTeam(me, member)) {
    return { recipientType: 'upline', recipient: member?.nickname ?? '' };
  }
  const kind = kindOf(member.type) === 'agent' ? 'agent_downline' : 'member_downline';
  return { recipientType: kind, recipient: member.username };
}

export async function deleteSent(
  house: House,
  memberId: bigint,
  ids: readonly bigint[],
): Promise<null> {
  if (ids.length === 0) return null;
  await house.db
    .updateTable('messages')
    .set({ sender_deleted_at: house.clock.now() })
    .where('sender_id', '=', memberId)
    .where('id', 'in', ids)
    .execute();
  return null;
}
