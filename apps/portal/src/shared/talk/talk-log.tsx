import { cx, EmptyLine, Tag } from '@baize/ui';
import { useEffect, useRef } from 'react';
import type { Conversation, Said } from '../service/said.ts';
import { useText } from '../words/use-text.ts';

type Props = {
  conversation: Conversation;
  title: string;
  /** What stands there before anybody spoke. */
  none: string;
  /** What moderators are called at this table; their own name otherwise. */
  staff?: string;
};

/** What was said, the newest in sight. */
export function TalkLog({ conversation: { list }, title, none, staff }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const last = list.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: new words are brought into sight
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [last]);
  if (list.length === 0) return <EmptyLine>{none}</EmptyLine>;
  return (
    <div
      ref={box}
      role="log"
      aria-label={title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard
      tabIndex={0}
      className="max-h-[38dvh] overflow-y-auto overscroll-contain"
    >
      <ul className="flex flex-col gap-2 text-[0.8125rem]">
        {list.map((said) => (
          <Words key={said.id} said={said} staff={staff} />
        ))}
      </ul>
    </div>
  );
}

type WordsProps = { said: Said; staff: string | undefined };

function Words({ said: { isMine, isStaff, name, text: words }, staff }: WordsProps) {
  const text = useText();
  return (
    <li className="wrap-anywhere" dir="auto">
      <bdi className={cx('me-1.5 font-semibold', isMine && 'text-brass-text')}>
        {(isStaff && staff) || name}
      </bdi>
      {isStaff && (
        <Tag tone="good" className="me-1.5">
          {text('content.chat.staff')}
        </Tag>
      )}
      {words}
    </li>
  );
}
