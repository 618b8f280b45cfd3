import { days, minutes as minutesMs } from '@baize/calendar';
import type { contentChatOperator as contract, Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { chatOfMember } from '../../../platform/realtime/publish.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findMember } from '../../members/index.ts';
import { operatorNames } from '../../operators/index.ts';
import { boardOf, SHIPPED_CHAT_RULES } from '../board.ts';
import { changeContent, putOnRecord } from '../changes.ts';
import type { ChatRules } from '../tables.ts';
import {
  cleanWords,
  HOUSE_NAME,
  olderMark,
  ROOM_FOR_ALL,
  readConversation,
  type Said,
  saidEvent,
  saveWords,
  topicOfRoom,
  toSaid,
} from './chat.ts';

export async function readRoom(
  house: House,
  { room, after }: { room: string; after?: string | undefined },
) {
  const { rows, hasMore } = await readConversation(house, {
    thread: null,
    room,
    before: after,
    withHidden: true,
  });
  return {
    list: rows.map((row) => ({
      ...toSaid(row),
      memberId: row.member_id === null ? null : Number(row.member_id),
      isHidden: row.hidden_at !== null,
    })),
    after: olderMark(rows, hasMore),
  };
}

/** Rooms of tables in which something was said lately, the liveliest first. */
export async function listRooms(house: House) {
  const since = new Date(house.clock.now().getTime() - ROOMS_SHOWN_MS);
  const rows = await house.db
    .selectFrom('chat_messages')
    .select(({ fn }) => ['room', fn.countAll<bigint>().as('count'), fn.max('at').as('last_at')])
    .where('thread_id', 'is', null)
    .where('room', '<>', ROOM_FOR_ALL)
    .where('at', '>', since)
    .groupBy('room')
    .orderBy('count', 'desc')
    .execute();
  return {
    list: rows.map(({ room, count, last_at }) => ({
      room,
      count: Number(count),
      lastAt: last_at.getTime(),
    })),
  };
}

const ROOMS_SHOWN_MS = days(7);
/** At a table the house speaks as who deals there. */
const DEALER_NAME = 'Dealer';

export async function sayAsHouse(
  house: House,
  caller: Caller,
  { text, room }: { text: string; room: string },
): Promise<Said> {
  const names = await operatorNames(house, [caller.operatorId]);
  if (!names.has(caller.operatorId)) refuse('NOT_ALLOWED');
  const name = room === ROOM_FOR_ALL ? HOUSE_NAME : DEALER_NAME;
  const words = { name, words: cleanWords(text), thread_id: null, room };
  const row = await saveWords(house, { ...words, operator_id: caller.operatorId });
  house.realtime.publish(topicOfRoom(room), saidEvent(row));
  house.realtime.publish('ops:chat', { kind: 'room' });
  return toSaid(row);
}

/** Hidden at once on every screen; the moderators still see it. */
export async function hideWords(
  house: House,
  caller: Caller,
  { id, isHidden }: { id: string; isHidden: boolean },
): Promise<null> {
  const row = await begin(house.db, async (tx) => {
    const row = await tx
      .updateTable('chat_messages')
      .set({
        hidden_at: isHidden ? house.clock.now() : null,
        hidden_by: isHidden ? caller.operatorId : null,
      })
      .where('id', '=', BigInt(id))
      .where('thread_id', 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (!row) refuse('NOT_FOUND');
    await putOnRecord(house, tx, caller, {
      action: isHidden ? 'content.chat.hidden' : 'content.chat.restored',
      subject: `chat:${id}`,
      after: { words: row.words },
    });
    return row;
  });
  house.realtime.publish(
    topicOfRoom(row.room),
    isHidden ? { kind: 'hidden', messageId: id } : saidEvent(row),
  );
  house.realtime.publish('ops:chat', { kind: 'room' });
  return null;
}

export async function silenceMember(
  house: House,
  caller: Caller,
  { memberId, minutes, reason }: { memberId: number; minutes: number; reason: string },
): Promise<null> {
  const member = (await findMember(house.db, BigInt(memberId))) ?? refuse('NOT_FOUND');
  const until = new Date(house.clock.now().getTime() + minutesMs(minutes));
  const row = { until_at: until, reason, operator_id: caller.operatorId };
  await begin(house.db, async (tx) => {
    await tx
      .insertInto('chat_silences')
      .values({ member_id: member.id, ...row })
      .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
      .execute();
    await putOnRecord(house, tx, caller, {
      action: 'content.chat.silenced',
      subject: `member:${memberId}`,
      after: { minutes, reason },
    });
  });
  house.realtime.publish(chatOfMember(member.id), { kind: 'permission' });
  return null;
}

export function showChatRules(house: House) {
  const { chatRules, chatRulesVersion } = boardOf(house);
  return { version: chatRulesVersion, content: chatRules };
}

export async function saveChatRules(
  house: House,
  caller: Caller,
  { version, content }: { version: number; content: Output<typeof contract.chatRules> },
) {
  const rules = content as ChatRules;
  await changeContent(house, caller, 'chat', async (tx) => {
    const before = await tx.selectFrom('content_state').selectAll().executeTakeFirstOrThrow();
    if (before.chat_rules_version !== version) refuse('CHANGED_MEANWHILE');
    await tx
      .updateTable('content_state')
      .set({
        chat_rules: JSON.stringify(rules),
        chat_rules_version: version + 1,
      })
      .execute();
    return {
      action: 'content.chat-rules.changed',
      subject: 'content:chat-rules',
      before: before.chat_rules ?? SHIPPED_CHAT_RULES,
      after: rules,
      result: null,
    };
  });
  return showChatRules(house);
}
