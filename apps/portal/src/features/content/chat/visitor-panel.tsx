import { useSocketUp } from '@baize/web/use-socket.ts';
import { Fetched } from '../../../shared/calls/fetched.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import { ChatComposer } from './chat-composer.tsx';
import { ChatLog } from './chat-log.tsx';
import { useVisitorConversation } from './use-visitor-conversation.ts';

/** Support for whoever has no account, or cannot get into it. */
export function VisitorPanel() {
  const text = useText();
  const { query, older, sending } = useVisitorConversation();
  const isUp = useSocketUp();
  return (
    <>
      <div className="flex min-h-0 flex-1 flex-col">
        <Fetched query={query}>
          {(conversation) => (
            <ChatLog
              model="visitor"
              conversation={conversation}
              onOlder={() => older.mutate()}
              isLoadingOlder={older.isPending}
            />
          )}
        </Fetched>
      </div>
      {!isUp && query.data?.topic && (
        <p role="status" className="py-1.5 text-[0.8125rem] text-ink-soft">
          {text('content.chat.lost')}
        </p>
      )}
      <ChatComposer model="support" sending={sending} />
    </>
  );
}
