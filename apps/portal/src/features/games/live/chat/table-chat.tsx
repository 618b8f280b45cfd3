import { contentChat } from '@baize/contract';
import { Button, cx, EmptyLine, IconButton, SkeletonText, Tag, TextInput } from '@baize/ui';
import { SendHorizontal } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Fetched } from '../../../../shared/calls/fetched.tsx';
import { FormFault } from '../../../../shared/fields/form-fault.tsx';
import { overlay } from '../../../../shared/pages/overlay.ts';
import type { Conversation, Said } from '../../../../shared/service/said.ts';
import { useText } from '../../../../shared/words/use-text.ts';
import type { LiveState } from '../live-state.ts';
import { useTableChat } from './use-table-chat.ts';

/** Talk at the table: the dealer greets, the rules stand above, and moderators read along. */
export function TableChat({ table }: { table: LiveState['table'] }) {
  const text = useText();
  const { isIn, query, permission, sending } = useTableChat(table.tableId);
  return (
    <section className="flex flex-col gap-3" aria-label={text('live.chat.title')}>
      <p className="rounded-card bg-rail px-3.5 py-2.5 text-[0.8125rem]">
        <b className="block">{text('live.chat.dealer')}</b>
        {text('live.chat.greeting', { table: table.name })}
      </p>
      <p className="text-xs text-ink-soft">{text('live.chat.rules')}</p>
      {isIn ? (
        <>
          <Fetched query={query} loading={<SkeletonText lines={4} />}>
            {(conversation) => <Log conversation={conversation} />}
          </Fetched>
          {permission?.maySpeak ? (
            <Composer sending={sending} slowSeconds={permission.slowSeconds} />
          ) : (
            permission && <p className="text-ink-soft">{text('live.chat.silent')}</p>
          )}
        </>
      ) : (
        <Button onClick={() => overlay.open('login')}>{text('live.chat.signIn')}</Button>
      )}
    </section>
  );
}

function Log({ conversation: { list } }: { conversation: Conversation }) {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  const last = list.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: new words are brought into sight
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [last]);
  if (list.length === 0) return <EmptyLine>{text('live.chat.none')}</EmptyLine>;
  return (
    <div
      ref={box}
      role="log"
      aria-label={text('live.chat.title')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard
      tabIndex={0}
      className="max-h-[38dvh] overflow-y-auto overscroll-contain"
    >
      <ul className="flex flex-col gap-2 text-[0.8125rem]">
        {list.map((said) => (
          <Words key={said.id} said={said} />
        ))}
      </ul>
    </div>
  );
}

function Words({ said: { isMine, isStaff, name, text: words } }: { said: Said }) {
  const text = useText();
  return (
    <li className="wrap-anywhere" dir="auto">
      <bdi className={cx('me-1.5 font-semibold', isMine && 'text-brass-text')}>
        {isStaff ? text('live.chat.dealer') : name}
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

type Sending = Pick<ReturnType<typeof useTableChat>['sending'], 'mutate' | 'isPending' | 'error'>;

function Composer({ sending, slowSeconds }: { sending: Sending; slowSeconds: number }) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const words = typed.trim();
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (words && !sending.isPending) sending.mutate(words, { onSuccess: () => setTyped('') });
      }}
    >
      <FormFault error={sending.error} />
      <div className="flex items-center gap-2">
        <TextInput
          dir="auto"
          maxLength={contentChat.CHAT_WORDS}
          aria-label={text('content.chat.say')}
          placeholder={text('content.chat.say')}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <IconButton
          type="submit"
          label={text('content.chat.send')}
          icon={<SendHorizontal className="rtl:-scale-x-100" />}
          disabled={words === '' || sending.isPending}
        />
      </div>
      {slowSeconds > 1 && (
        <p className="text-xs text-ink-soft">
          {text('content.chat.slow', { seconds: slowSeconds })}
        </p>
      )}
    </form>
  );
}
