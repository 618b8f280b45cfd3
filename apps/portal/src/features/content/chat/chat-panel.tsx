import { contentChat as contract } from '@baize/contract';
import { useSocketUp } from '@baize/web/use-socket.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { Fetched } from '../../../shared/calls/fetched.tsx';
import type { ChatModel } from '../../../shared/service/open-chat.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { ChatComposer } from './chat-composer.tsx';
import { ChatLog } from './chat-log.tsx';
import { ClaimBar } from './claim-bar.tsx';
import { useConversation } from './use-conversation.ts';

export function ChatPanel({ model }: { model: ChatModel }) {
  const text = useText();
  const { query, older, sending } = useConversation(model);
  const isUp = useSocketUp();
  useReadMark(model === 'support', query.data?.list.findLast(({ isStaff }) => isStaff)?.id);
  return (
    <>
      {model === 'support' && <ClaimBar />}
      <div className="flex min-h-0 flex-1 flex-col">
        <Fetched query={query}>
          {(conversation) => (
            <ChatLog
              model={model}
              conversation={conversation}
              onOlder={() => older.mutate()}
              isLoadingOlder={older.isPending}
            />
          )}
        </Fetched>
      </div>
      {!isUp && query.data && (
        <p role="status" className="py-1.5 text-[0.8125rem] text-ink-soft">
          {text('content.chat.lost')}
        </p>
      )}
      <ChatComposer model={model} sending={sending} />
    </>
  );
}

/** Whoever sees the answers of support has read them. */
function useReadMark(isSupport: boolean, lastAnswer: string | undefined): void {
  const cache = useQueryClient();
  useEffect(() => {
    if (!isSupport || lastAnswer === undefined) return;
    cache.setQueriesData({ queryKey: ['chat', 'unread'] }, 0);
    void ask(contract.readSupport, {}).catch(() => undefined);
  }, [cache, isSupport, lastAnswer]);
}
