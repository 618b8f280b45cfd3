import { Button, SkeletonText } from '@baize/ui';
import { Fetched } from '../../../../shared/calls/fetched.tsx';
import { overlay } from '../../../../shared/pages/overlay.ts';
import { TalkComposer } from '../../../../shared/talk/talk-composer.tsx';
import { TalkLog } from '../../../../shared/talk/talk-log.tsx';
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
            {(conversation) => (
              <TalkLog
                conversation={conversation}
                title={text('live.chat.title')}
                none={text('live.chat.none')}
                staff={text('live.chat.dealer')}
              />
            )}
          </Fetched>
          {permission?.maySpeak ? (
            <TalkComposer sending={sending} slowSeconds={permission.slowSeconds} />
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
