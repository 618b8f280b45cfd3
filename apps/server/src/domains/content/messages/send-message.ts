import './events.ts';
import type { contentMessages } from '@baize/contract';
import type { Transaction } from '../../../platform/database.ts';
import { announce, listen } from '../../../platform/events.ts';
import type { House } from '../../../platform/house.ts';
import { topicOfMember } from '../../../platform/realtime/publish.ts';
import { asHtml, plainLine, safeHtml } from '../safe-text.ts';

/** Everyone of a kind; where a team or an upline is named, only those below. */
export type Group = {
  kind: 'all' | 'member' | 'agent';
  /** The path of the team's leader. */
  teamPath?: string;
  uplineId?: bigint;
};

export type MessageOrder = {
  to: { memberIds: readonly bigint[] } | { group: Group } | { platform: true };
  title: string;
  /** What is typed is shown as typed; what is formatted is made safe. */
  body?: string;
  html?: string;
  /** What the message offers: read by the reward pages. */
  metadata?: contentMessages.StoredMetadata;
  /** None: the platform. */
  senderId?: bigint;
  replyTo?: bigint;
  dispatchId?: bigint;
};

/**
 * Puts a message into inboxes, in the caller's transaction. To a group it is one row, however many
 * belong to it: each member sees it from the day they registered.
 */
export async function sendMessage(
  house: House,
  tx: Transaction,
  order: MessageOrder,
): Promise<{ sent: number }> {
  const { to } = order;
  const at = house.clock.now();
  const memberIds = 'memberIds' in to ? [...new Set(to.memberIds)] : [];
  if ('memberIds' in to && memberIds.length === 0) return { sent: 0 };
  const base = {
    sender_id: order.senderId ?? null,
    title: plainLine(order.title),
    body: order.html === undefined ? asHtml(order.body ?? '') : safeHtml(order.html),
    metadata: order.metadata === undefined ? null : JSON.stringify(order.metadata),
    reply_to: order.replyTo ?? null,
    dispatch_id: order.dispatchId ?? null,
    sent_at: at,
  };
  const rows =
    'memberIds' in to
      ? memberIds.map((memberId) => ({ ...base, member_id: memberId }))
      : [{ ...base, ...('group' in to ? groupColumns(to.group) : { to_platform: true }) }];
  await tx.insertInto('messages').values(rows).execute();
  if (!('platform' in to)) await announceMessage(tx, 'group' in to ? null : memberIds, at);
  return { sent: rows.length };
}

export type PersonalMessage = {
  memberId: bigint;
  title: string;
  /** Shown as it was typed. */
  body: string;
  /** A link below it, to an address of ours. */
  link?: { href: string; words: string } | undefined;
};

/** Puts a message of its own into each of these inboxes, in the caller's transaction; says their numbers. */
export async function sendMessages(
  house: House,
  tx: Transaction,
  messages: readonly PersonalMessage[],
): Promise<Map<bigint, bigint>> {
  if (messages.length === 0) return new Map();
  const at = house.clock.now();
  const rows = await tx
    .insertInto('messages')
    .values(
      messages.map(({ memberId, title, body, link }) => ({
        member_id: memberId,
        title: plainLine(title),
        body: safeHtml(asHtml(body) + (link ? linkHtml(link) : '')),
        sent_at: at,
      })),
    )
    .returning(['id', 'member_id'])
    .execute();
  await announceMessage(tx, [...new Set(messages.map(({ memberId }) => memberId))], at);
  return new Map(rows.map(({ id, member_id }) => [member_id!, id]));
}

const linkHtml = ({ href, words }: { href: string; words: string }) =>
  `<p><a href="${asHtml(href)}">${asHtml(words)}</a></p>`;

function groupColumns({ kind, teamPath, uplineId }: Group) {
  return { group_kind: kind, group_path: teamPath ?? null, group_upline: uplineId ?? null };
}

async function announceMessage(
  tx: Transaction,
  memberIds: readonly bigint[] | null,
  at: Date,
): Promise<void> {
  const payload = { memberIds: memberIds?.map(String) ?? null };
  await announce(tx, {
    name: 'message.sent',
    key: `message:${memberIds?.[0] ?? 'all'}`,
    at,
    payload,
  });
}

/** Whoever has a page open learns of it at once. */
export const messageListener = listen({
  name: 'content.messages',
  events: ['message.sent'],
  handle: async (_tx, events, house) => {
    for (const { payload } of events) {
      if (payload.memberIds === null) house.realtime.publish('system', { kind: 'message' });
      for (const memberId of payload.memberIds ?? []) {
        house.realtime.publish(topicOfMember(BigInt(memberId)), { kind: 'message' });
      }
    }
  },
});
