import { cx } from '@baize/ui';
import { AtSign, Headphones, MessageCircle, MessagesSquare, Phone, Send } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useText } from '../words/use-text.ts';
import { type ChatModel, chatOf, openChat } from './open-chat.ts';
import type { Channel, ChannelKind } from './use-channels.ts';

export const CHANNEL_ICONS: Record<ChannelKind, typeof Send> = {
  LIVECHAT: Headphones,
  FACEBOOK: MessagesSquare,
  TELEGRAM: Send,
  WHATSAPP: MessageCircle,
  EMAIL: AtSign,
  PHONE: Phone,
};

/** Leads out of the house in a window of its own; the chat of the house opens over the page. */
export function channelTarget(url: string) {
  const chat = chatOf(url);
  if (chat) return { href: url, onClick: (event: MouseEvent) => talk(event, chat) };
  return url.startsWith('http')
    ? { href: url, target: '_blank', rel: 'noopener noreferrer' }
    : { href: url };
}

function talk(event: MouseEvent, chat: ChatModel): void {
  event.preventDefault();
  openChat(chat);
}

/** A row with the channel's own title, and what kind of channel it is. */
export function ChannelRow({ channel, className }: { channel: Channel; className?: string }) {
  const text = useText();
  const Icon = CHANNEL_ICONS[channel.kind];
  const isChat = channel.kind === 'LIVECHAT';
  const kind = text(`shell.service.${channel.kind}`);
  return (
    <a
      {...channelTarget(channel.url)}
      className={cx(
        'group flex min-h-14 items-center gap-3.5 rounded-ctl px-2.5 transition-colors hover:bg-rail',
        className,
      )}
    >
      <span
        className={cx(
          'grid size-10 shrink-0 place-items-center rounded-full',
          isChat
            ? 'bg-felt text-on-felt'
            : 'bg-rail text-ink-soft group-hover:bg-rail-2 group-hover:text-ink',
        )}
      >
        <Icon aria-hidden className="size-5" />
      </span>
      <span className="min-w-0">
        <span className="block truncate font-semibold">
          <bdi>{channel.title}</bdi>
        </span>
        {kind !== channel.title && (
          <span className="block text-[0.8125rem] text-ink-soft">{kind}</span>
        )}
      </span>
    </a>
  );
}
