import type { contentMessagesOperator as contract, Output } from '@baize/contract';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { onPage, pageOf } from '../../../platform/lists/paging.ts';
import { refuse } from '../../../platform/refusal.ts';
import { countMembers, findByUsername, findMember } from '../../members/index.ts';
import { operatorNames } from '../../operators/index.ts';
import { type Editor, putOnRecord } from '../changes.ts';
import { plainTitle, safeHtml } from '../safe-text.ts';
import { type MessageOrder, sendMessage } from './send-message.ts';

type Order = Output<typeof contract.sendMessage.input>;
type Page = { page: number; pageSize: number };

export async function dispatchMessage(house: House, editor: Editor, order: Order) {
  const title = plainTitle(order.title, 'title');
  const html = safeHtml(order.content);
  const to = await addressees(house, order.to);
  const recipients = 'memberIds' in to ? to.memberIds.length : null;
  const id = await begin(house.db, async (tx) => {
    const { id } = await tx
      .insertInto('dispatches')
      .values({
        operator_id: editor.operatorId,
        audience: JSON.stringify(order.to),
        title,
        body: html,
        recipients,
        at: house.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await sendMessage(house, tx, { to, title, html, dispatchId: id });
    await putOnRecord(house, tx, editor, {
      action: 'content.message.sent',
      subject: `dispatch:${id}`,
      after: { to: order.to, title, recipients },
    });
    return id;
  });
  house.events.poke();
  return { id: String(id), recipients };
}

/** How many would get it now; who registers later gets what is sent to a group from then on. */
export async function countRecipients(house: House, to: Order['to']) {
  if ('usernames' in to) {
    const found = await Promise.all(to.usernames.map((name) => findByUsername(house.db, name)));
    const unknown = to.usernames.filter((_, number) => !found[number]);
    const known = new Set(found.flatMap((member) => member?.id ?? []));
    return { count: known.size, unknown };
  }
  const leader = to.teamOf ? await findByUsername(house.db, to.teamOf) : undefined;
  if (to.teamOf && !leader) return { count: 0, unknown: [to.teamOf] };
  const count = await countMembers(house.reports, { kind: to.kind, teamPath: leader?.path });
  return { count, unknown: [] };
}

async function addressees(house: House, to: Order['to']): Promise<MessageOrder['to']> {
  if ('kind' in to) {
    if (!to.teamOf) return { group: { kind: to.kind } };
    const leader = (await findByUsername(house.db, to.teamOf)) ?? refuse('RECIPIENT_UNKNOWN');
    return { group: { kind: to.kind, teamPath: leader.path } };
  }
  const found = await Promise.all(to.usernames.map((name) => findByUsername(house.db, name)));
  const unknown = to.usernames.filter((_, number) => !found[number]);
  if (unknown.length > 0) refuse('RECIPIENT_UNKNOWN', { value: { unknown } });
  return { memberIds: found.map((member) => member!.id) };
}

export async function listSent(house: House, { page, pageSize }: Page) {
  const { count } = await house.db
    .selectFrom('dispatches')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await house.db
    .selectFrom('dispatches')
    .selectAll()
    .orderBy('id', 'desc')
    .$call(onPage({ page, size: pageSize }))
    .execute();
  const names = await operatorNames(house, [...new Set(rows.map((row) => row.operator_id))]);
  const list = rows.map((row) => ({
    id: String(row.id),
    to: row.audience,
    title: row.title,
    content: row.body,
    recipients: row.recipients,
    sentBy: names.get(row.operator_id) ?? null,
    at: row.at.getTime(),
  }));
  return pageOf(list, Number(count), { page, size: pageSize });
}

/** What members wrote to the house. */
export async function listReceived(house: House, { page, pageSize }: Page) {
  const own = house.db.selectFrom('messages').where('to_platform', '=', true);
  const { count } = await own
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await own
    .selectAll()
    .orderBy('id', 'desc')
    .$call(onPage({ page, size: pageSize }))
    .execute();
  const list = await Promise.all(
    rows.map(async (row) => ({
      id: String(row.id),
      sender: (await findMember(house.db, row.sender_id!))?.username ?? '',
      title: row.title,
      content: row.body,
      isAnswered: row.read_at !== null,
      at: row.sent_at.getTime(),
    })),
  );
  return pageOf(list, Number(count), { page, size: pageSize });
}

export async function answerMember(
  house: House,
  editor: Editor,
  { id, content }: { id: string; content: string },
) {
  await begin(house.db, async (tx) => {
    const message = await tx
      .updateTable('messages')
      .set({ read_at: house.clock.now() })
      .where('id', '=', BigInt(id))
      .where('to_platform', '=', true)
      .returningAll()
      .executeTakeFirst();
    if (!message) refuse('NOT_FOUND');
    const to = { memberIds: [message.sender_id!] };
    const title = `Re: ${message.title}`.slice(0, 100);
    await sendMessage(house, tx, { to, title, html: content, replyTo: message.id });
    await putOnRecord(house, tx, editor, {
      action: 'content.message.answered',
      subject: `message:${id}`,
      after: { to: String(message.sender_id) },
    });
  });
  house.events.poke();
  return { id };
}
