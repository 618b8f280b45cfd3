import { Bot } from 'lucide-react';
import { useText } from '../../words/use-text.ts';

/** Whoever is a program is always shown as one. */
export function BotBadge({ isShort = false }: { isShort?: boolean }) {
  const text = useText();
  return (
    <span
      title={text('cardroom.bot')}
      className="inline-flex h-4.5 shrink-0 items-center gap-0.5 rounded-[4px] bg-[#7ab6f526] px-1.5 text-[0.6875rem]/none font-semibold text-info dark:text-[#a9d1fb]"
    >
      <Bot aria-hidden className="size-3" />
      <span className={isShort ? 'sr-only' : undefined}>{text('cardroom.bot')}</span>
    </span>
  );
}
