import { Button, cx, Tag } from '@baize/ui';
import { useEffect, useRef } from 'react';
import type { ChatModel } from '../../../shared/service/open-chat.ts';
import type { Conversation, Said } from '../../../shared/service/said.ts';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useText } from '../../../shared/words/use-text.ts';

type Props = {
  /** A visitor is told what helps to answer them. */
  model: ChatModel | 'visitor';
  conversation: Conversation;
  onOlder: () => void;
  isLoadingOlder: boolean;
};

/** What was said, the newest at the foot. New words pull it down only if one was there. */
export function ChatLog({ model, conversation, onOlder, isLoadingOlder }: Props) {
  const text = useText();
  const { list, hasMore } = conversation;
  const log = useFoot(list.at(-1)?.id);
  if (list.length === 0) {
    return (
      <div className="grid flex-1 place-content-center py-8 text-center">
        <p className="type-card">{text(`content.chat.${model}Empty`)}</p>
        <p className="mx-auto mt-2 max-w-[30ch] text-ink-soft">
          {text(`content.chat.${model}EmptyText`)}
        </p>
      </div>
    );
  }
  return (
    <div
      ref={log}
      role="log"
      aria-label={text('content.chat.log')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard
      tabIndex={0}
      className="-mx-5 flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain px-5 py-4"
    >
      {hasMore && (
        <Button size="sm" className="mb-4 self-center" onClick={onOlder} isBusy={isLoadingOlder}>
          {text('content.chat.older')}
        </Button>
      )}
      <ul className="mt-auto flex flex-col gap-3">
        {list.map((said) => (
          <Words key={said.id} said={said} />
        ))}
      </ul>
    </div>
  );
}

function Words({ said }: { said: Said }) {
  const text = useText();
  const times = useTimes();
  const { isMine, isStaff, name, at } = said;
  return (
    <li className={cx('flex max-w-[85%] flex-col', isMine ? 'items-end self-end' : 'self-start')}>
      <span className="mb-1 flex items-center gap-2 text-xs text-ink-soft">
        <bdi className="font-medium">{isMine ? text('content.chat.you') : name}</bdi>
        {isStaff && <Tag tone="good">{text('content.chat.staff')}</Tag>}
        <time className="num" dateTime={new Date(at).toISOString()} title={times.dateAndTime(at)}>
          {times.time(at).slice(0, 5)}
        </time>
      </span>
      <p
        dir="auto"
        className={cx(
          'w-fit rounded-card px-3.5 py-2.5 whitespace-pre-wrap wrap-anywhere',
          isMine && 'bg-felt text-on-felt',
          !isMine && (isStaff ? 'border border-line-strong bg-rail' : 'bg-rail'),
        )}
      >
        {said.text}
      </p>
    </li>
  );
}

const NEAR_FOOT_PX = 120;

/** Keeps the foot in sight, unless the reader has gone up to older words. */
function useFoot(lastId: string | undefined) {
  const log = useRef<HTMLDivElement>(null);
  const seen = useRef<string>(undefined);
  useEffect(() => {
    const box = log.current;
    if (!box || lastId === seen.current) return;
    const isFirst = seen.current === undefined;
    const isNear = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_FOOT_PX + 80;
    if (isFirst || isNear) box.scrollTop = box.scrollHeight;
    seen.current = lastId;
  }, [lastId]);
  return log;
}
