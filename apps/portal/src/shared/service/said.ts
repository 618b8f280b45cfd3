import type { contentChat, Output } from '@baize/contract';
import type { SocketEvent } from '@baize/web/socket-messages.ts';

export type Said = Output<typeof contentChat.said>;
export type Conversation = { list: Said[]; hasMore: boolean };

/** What was said, in the order it was said, each once: an answer and a socket may both tell of it. */
export function withSaid(before: Conversation, news: readonly Said[]): Conversation {
  const all = new Map(before.list.map((said) => [said.id, said]));
  for (const said of news) {
    // The room's socket speaks to everyone, so it cannot know whose words these are.
    all.set(said.id, { ...said, isMine: said.isMine || (all.get(said.id)?.isMine ?? false) });
  }
  const list = [...all.values()].sort((one, other) => Number(one.id) - Number(other.id));
  return { ...before, list };
}

export function withoutSaid(before: Conversation, id: string): Conversation {
  return { ...before, list: before.list.filter((said) => said.id !== id) };
}

/** The words inside a socket's event; nothing, where it tells of something else. */
export function readSaidEvent(event: SocketEvent): Said | undefined {
  const { kind, messageId, isStaff, isMine, name, text, at } = event;
  if (kind !== 'said' || typeof messageId !== 'string') return undefined;
  return {
    id: messageId,
    isStaff: isStaff === true,
    isMine: isMine === true,
    name: String(name),
    text: String(text),
    at,
  };
}
