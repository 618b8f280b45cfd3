import { contentChatOperator } from '@baize/contract';
import { Button, LoadingRegion, Skeleton, Tag, textLinkClasses } from '@baize/ui';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ErrorLine } from '../../../shared/act/error-line.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { ask } from '../../../shared/api.ts';
import { useLive } from '../../../shared/live/live.ts';
import { keyOf } from '../../../shared/queries.ts';
import { useMay, useMe } from '../../../shared/session/use-me.ts';
import { useText } from '../../../shared/use-text.ts';
import { SaidList } from './said-list.tsx';
import { correspondentName, type Thread } from './use-chat.ts';
import { WriteLine } from './write-line.tsx';

type Props = { memberId: number; thread: Thread | undefined };

/** One member's conversation with support; looking at it marks it as read. */
export function Conversation({ memberId, thread }: Props) {
  const text = useText();
  const cache = useQueryClient();
  const mayAnswer = useMay('chat.answer');
  const said = useInfiniteQuery({
    queryKey: keyOf(contentChatOperator.readThread, { memberId }),
    queryFn: ({ pageParam, signal }) =>
      ask(
        contentChatOperator.readThread,
        { memberId, ...(pageParam && { after: pageParam }) },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ after }) => after,
  });
  useLive('ops:chat', (event) => {
    if (event.kind === undefined || event.memberId === memberId) {
      void cache.invalidateQueries({
        queryKey: keyOf(contentChatOperator.readThread, { memberId }),
      });
    }
  });
  const list = (said.data?.pages ?? []).toReversed().flatMap((page) => page.list);
  return (
    <div className="flex min-h-full flex-col gap-4">
      <Head memberId={memberId} thread={thread} />
      {mayAnswer && <Handling memberId={memberId} thread={thread} />}
      {said.hasNextPage && (
        <Button
          size="sm"
          className="w-fit self-center"
          isBusy={said.isFetchingNextPage}
          onClick={() => void said.fetchNextPage()}
        >
          {text('console.chat.earlier')}
        </Button>
      )}
      {said.isPending && (
        <LoadingRegion>
          <Skeleton className="h-40" />
        </LoadingRegion>
      )}
      <ErrorLine error={said.error} />
      <SaidList list={list} className="flex-1" />
      {mayAnswer && (
        <WriteLine
          className="bg-room max-[70rem]:bg-table"
          label={text('console.chat.answer')}
          send={(words) => ask(contentChatOperator.answerThread, { memberId, text: words })}
        />
      )}
    </div>
  );
}

/** One operator looks after a conversation at a time; anyone may take it over. */
function Handling({ memberId, thread }: Props) {
  const text = useText();
  const me = useMe();
  const isMine = thread?.takenBy === me.username;
  const taking = useAct(contentChatOperator.takeThread, {
    input: (isTaken: boolean) => ({ memberId, isTaken }),
  });
  const closing = useAct(contentChatOperator.closeThread, { input: () => ({ memberId }) });
  const error = taking.error ?? closing.error;
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="sm"
        kind={isMine ? 'line' : 'brass'}
        isBusy={taking.isPending}
        onClick={() => taking.mutate(!isMine)}
      >
        {text(
          isMine
            ? 'console.chat.giveBack'
            : thread?.takenBy
              ? 'console.chat.takeOver'
              : 'console.chat.take',
        )}
      </Button>
      {thread?.state === 'open' && (
        <Button size="sm" isBusy={closing.isPending} onClick={() => closing.mutate(undefined)}>
          {text('console.chat.close')}
        </Button>
      )}
      <ErrorLine error={error} className="w-full" />
    </div>
  );
}

function Head({ memberId, thread }: Props) {
  const text = useText();
  const maySee = useMay('members.read');
  return (
    <header className="flex flex-wrap items-center gap-2">
      <h2 className="type-title min-w-0 flex-1 truncate">
        {thread ? correspondentName(thread, text) : memberId}
      </h2>
      {memberId < 0 && <Tag tone="warn">{text('console.chat.visitor')}</Tag>}
      {thread && (
        <Tag tone={thread.state === 'open' ? 'good' : 'plain'}>
          {text(`console.chat.state.${thread.state}`)}
        </Tag>
      )}
      {memberId < 0 && <p className="w-full text-ink-soft">{text('console.chat.visitorText')}</p>}
      {maySee && memberId > 0 && (
        <Link
          to="/members/$memberId"
          params={{ memberId: String(memberId) }}
          className={`w-full ${textLinkClasses}`}
        >
          {text('console.feedback.toMember')}
        </Link>
      )}
    </header>
  );
}
