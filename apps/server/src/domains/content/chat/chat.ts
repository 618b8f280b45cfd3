import { seconds } from '@baize/calendar';
import { contentChat as contract, type Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import { maskCardNumbers } from '../../../platform/card-numbers.ts';
import type { House } from '../../../platform/house.ts';
import { chatOfMember } from '../../../platform/realtime/publish.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findMember, type Member } from '../../members/index.ts';
import { boardOf } from '../board.ts';
import type { ChatRow } from '../tables.ts';

export type Said = Output<typeof contract.said>;

const PAGE = 50;
export const ROOM_FOR_ALL = '';
/** The member sees the house, not the person who answers. */
export const HOUSE_NAME = 'Support';

type Wanted = {
  thread: bigint | null;
  /** Without a thread: the table's room, or the room for all. */
  room?: string | undefined;
  before?: string | undefined;
  withHidden?: boolean;
};

/** What was said, newest first: in a room, or in one member's thread. */
export async function readConversation(
  house: House,
  { thread, room = ROOM_FOR_ALL, before, withHidden = false }: Wanted,
): Promise<{ rows: ChatRow[]; hasMore: boolean }> {
  let said = house.db.selectFrom('chat_messages').selectAll();
  said =
    thread === null
      ? said.where('thread_id', 'is', null).where('room', '=', room)
      : said.where('thread_id', '=', thread);
  if (!withHidden) said = said.where('hidden_at', 'is', null);
  if (before) said = said.where('id', '<', BigInt(before));
  const rows = await said
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute();
  return { rows: rows.slice(0, PAGE).reverse(), hasMore: rows.length > PAGE };
}

/** Where operators read on, back in time: the oldest that was shown. */
export function olderMark(rows: readonly { id: bigint }[], hasMore: boolean): string | null {
  return hasMore ? String(rows[0]!.id) : null;
}

export function toSaid(row: ChatRow, readerId?: bigint): Said {
  return {
    id: String(row.id),
    isStaff: row.operator_id !== null,
    isMine: row.member_id !== null && row.member_id === readerId,
    name: row.name,
    text: row.words,
    at: row.at.getTime(),
  };
}

/** What is said as sockets tell it: `id` numbers their own events, so the words bring another name for theirs. */
export function saidEvent(row: ChatRow, readerId?: bigint) {
  const { id, ...words } = toSaid(row, readerId);
  return { kind: 'said', messageId: id, ...words };
}

/** Where the words of a room are heard. */
export const topicOfRoom = (room: string) =>
  room === ROOM_FOR_ALL ? 'chat:room' : `chat:table:${room}`;

/** A room is open to all members, slow enough to follow, and without what the rules forbid. */
export async function sayInRoom(
  house: House,
  caller: Caller,
  text: string,
  room = ROOM_FOR_ALL,
): Promise<Said> {
  const { chatRules } = boardOf(house);
  if (!chatRules.isOpen || (await silencedUntil(house, caller.memberId))) refuse('CHAT_SILENCED');
  const words = withoutForbidden(cleanWords(text), chatRules.blockedWords);
  await refuseTooFast(house, caller.memberId, null, chatRules.slowSeconds);
  const me = (await findMember(house.db, caller.memberId)) ?? refuse('NOT_LOGGED_IN');
  const row = await saveWords(house, {
    member_id: me.id,
    name: chatName(me),
    words,
    thread_id: null,
    room,
  });
  house.realtime.publish(topicOfRoom(room), saidEvent(row));
  house.realtime.publish('ops:chat', { kind: 'room' });
  return toSaid(row, me.id);
}

export async function sayToSupport(house: House, caller: Caller, text: string): Promise<Said> {
  const words = cleanWords(text);
  await refuseTooFast(house, caller.memberId, caller.memberId, SUPPORT_SECONDS);
  const me = (await findMember(house.db, caller.memberId)) ?? refuse('NOT_LOGGED_IN');
  const row = await saveWords(house, {
    member_id: me.id,
    name: me.username,
    words,
    thread_id: me.id,
  });
  await openThread(house, me.id, { member_read_id: row.id });
  house.realtime.publish(chatOfMember(me.id), saidEvent(row, me.id));
  house.realtime.publish('ops:chat', { memberId: Number(me.id), ...saidEvent(row) });
  return toSaid(row, me.id);
}

const SUPPORT_SECONDS = 1;

type NewWords = Pick<ChatRow, 'name' | 'words' | 'thread_id'> & { room?: string } & (
    | { member_id: bigint }
    | { operator_id: bigint }
  );

export async function saveWords(house: House, words: NewWords): Promise<ChatRow> {
  return house.db
    .insertInto('chat_messages')
    .values({ ...words, at: house.clock.now() })
    .returningAll()
    .executeTakeFirstOrThrow();
}

type ReadMarks = { member_read_id?: bigint; desk_read_id?: bigint };

/** Whoever writes has read what came before; a closed conversation opens again. */
export async function openThread(house: House, memberId: bigint, marks: ReadMarks): Promise<void> {
  const row = { state: 'open' as const, last_at: house.clock.now(), ...marks };
  await house.db
    .insertInto('chat_threads')
    .values({ member_id: memberId, ...row })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
    .execute();
}

export async function readSupport(house: House, memberId: bigint): Promise<null> {
  const last = await house.db
    .selectFrom('chat_messages')
    .select(({ fn }) => fn.max('id').as('id'))
    .where('thread_id', '=', memberId)
    .executeTakeFirst();
  await house.db
    .updateTable('chat_threads')
    .set({ member_read_id: last?.id ?? 0n })
    .where('member_id', '=', memberId)
    .execute();
  return null;
}

export async function countUnread(house: House, memberId: bigint): Promise<number> {
  const { count } = await house.db
    .selectFrom('chat_messages as said')
    .innerJoin('chat_threads as thread', 'thread.member_id', 'said.thread_id')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('said.thread_id', '=', memberId)
    .where('said.operator_id', 'is not', null)
    .whereRef('said.id', '>', 'thread.member_read_id')
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function showPermission(house: House, caller: Caller) {
  const { isOpen, slowSeconds } = boardOf(house).chatRules;
  const until = await silencedUntil(house, caller.memberId);
  const maySpeak = isOpen && until === null && caller.kind !== 'trial' && !caller.isFrozen;
  return { maySpeak, silencedUntil: until?.getTime() ?? null, isOpen, slowSeconds };
}

async function silencedUntil(house: House, memberId: bigint): Promise<Date | null> {
  const row = await house.db
    .selectFrom('chat_silences')
    .select('until_at')
    .where('member_id', '=', memberId)
    .where('until_at', '>', house.clock.now())
    .executeTakeFirst();
  return row?.until_at ?? null;
}

export async function refuseTooFast(
  house: House,
  memberId: bigint,
  thread: bigint | null,
  pauseSeconds: number,
): Promise<void> {
  const since = new Date(house.clock.now().getTime() - seconds(pauseSeconds));
  const last = await house.db
    .selectFrom('chat_messages')
    .select('at')
    .where('member_id', '=', memberId)
    .where('thread_id', 'is not distinct from', thread)
    .where('at', '>', since)
    .limit(1)
    .executeTakeFirst();
  if (last) refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: pauseSeconds });
}

/** Trimmed, short enough, and without a card's number. */
export function cleanWords(text: string): string {
  const words = maskCardNumbers(text.trim());
  if (words === '' || [...words].length > contract.CHAT_WORDS) {
    refuse('INVALID_INPUT', { value: { text: words === '' ? 'too_small' : 'too_big' } });
  }
  return words;
}

const ADDRESS = /\b(?:https?:\/\/|www\.)\S+/gi;

/** Addresses and forbidden words are struck out of what strangers read. */
function withoutForbidden(words: string, blocked: readonly string[]): string {
  const found = blocked.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const clean = words.replace(ADDRESS, '***');
  return found.length > 0 ? clean.replace(new RegExp(found.join('|'), 'giu'), '***') : clean;
}

/** A login name is no one's business: who chose no other name is toSaid by its ends. */
function chatName({ nickname, username }: Member): string {
  if (nickname !== username) return nickname;
  return `${username.slice(0, 2)}***${username.slice(-1)}`;
}
