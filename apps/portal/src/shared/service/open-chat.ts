import { overlay } from '../pages/overlay.ts';
import { session } from '../session/session.ts';

export type ChatModel = 'support' | 'room';

/** Support has a thread for everyone; the room is for those who are signed in. */
export function openChat(model: ChatModel = 'support'): void {
  if (session.current() || model === 'support') overlay.open('chat', model);
  else overlay.open('login');
}

const OWN_CHAT = /^\/\?chat=(support|room)$/;

/** Which chat of the house an address means; none, where it leads elsewhere. */
export function chatOf(url: string): ChatModel | undefined {
  return OWN_CHAT.exec(url)?.[1] as ChatModel | undefined;
}
