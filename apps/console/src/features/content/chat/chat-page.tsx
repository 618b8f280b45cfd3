import { contentChatOperator } from '@baize/contract';
import { CountBadge, cx, StatePanel, Tag } from '@baize/ui';
import { chipsFilter } from '../../../shared/list/filters.tsx';
import { ListFilters, ListPager, listOf, useList } from '../../../shared/list/list.tsx';
import { type Beside, WithCase } from '../../../shared/list/list-page.tsx';
import { useFilters } from '../../../shared/list/search.ts';
import { useLive } from '../../../shared/live/live.ts';
import { LiveTag } from '../../../shared/live/live-tag.tsx';
import { FailurePage } from '../../../shared/parts/failure-page.tsx';
import { PageBody, PageHead } from '../../../shared/parts/page-head.tsx';
import { StatePicture } from '../../../shared/parts/state-picture.tsx';
import { useTouch } from '../../../shared/queries.ts';
import { useMe } from '../../../shared/session/use-me.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { Conversation } from './conversation.tsx';
import { correspondentName, type Thread } from './use-chat.ts';

const threads = listOf(contentChatOperator.listThreads, {
  words: 'console.chat',
  size: 30,
  filters: [
    chipsFilter({
      key: 'state',
      label: 'console.announcements.state',
      values: ['open', 'closed'],
      unasked: 'open',
      word: (state) => `console.chat.state.${state}`,
      read: (state) => ({ state }),
    }),
  ],
  rowId: ({ memberId }) => String(memberId),
  columns: [],
});

const beside: Beside<Thread> = {
  words: 'console.chat',
  picture: 'no-messages',
  show: (id, thread) => {
    const memberId = Number(id) || 0;
    return memberId !== 0 && <Conversation key={id} memberId={memberId} thread={thread} />;
  },
};

/** Conversations with members and visitors: those that wait come first, and new words appear as they are said. */
export function ChatPage() {
  const touch = useTouch();
  const opened = useList(contentChatOperator.listThreads, threads);
  const { query, tools } = opened;
  useLive('ops:chat', ({ kind }) => {
    if (kind !== 'room') void touch([contentChatOperator.listThreads]);
  });
  if (query.error) return <FailurePage error={query.error} reset={() => void query.refetch()} />;
  const rows = query.data?.list ?? [];
  return (
    <WithCase beside={beside} rows={rows} rowId={threads.rowId} tools={tools}>
      <PageBody>
        <PageHead
          title={tools.text('console.chat.title')}
          note={tools.text('console.chat.count', { count: query.data?.totalCount ?? 0 })}
          actions={<LiveTag />}
        />
        <ListFilters {...opened} />
        {query.data && <ThreadLines rows={rows} />}
        <ListPager {...opened} />
      </PageBody>
    </WithCase>
  );
}

function ThreadLines({ rows }: { rows: readonly Thread[] }) {
  const text = useText();
  const [search, setSearch] = useFilters();
  if (rows.length === 0) {
    return (
      <StatePanel
        picture={<StatePicture name="no-messages" />}
        title={text('console.chat.none')}
        text={text('console.chat.noneText')}
      />
    );
  }
  return (
    <ul
      aria-label={text('console.chat.title')}
      className="divide-y overflow-hidden rounded-card border bg-table"
    >
      {rows.map((thread) => (
        <ThreadLine
          key={thread.memberId}
          thread={thread}
          isOpen={String(thread.memberId) === search.id}
          onOpen={() => setSearch({ id: String(thread.memberId) })}
        />
      ))}
    </ul>
  );
}

type LineProps = { thread: Thread; isOpen: boolean; onOpen: () => void };

function ThreadLine({ thread, isOpen, onOpen }: LineProps) {
  const text = useText();
  const times = useTimes();
  const me = useMe();
  const { unread, takenBy, lastText, lastAt } = thread;
  return (
    <li>
      <button
        type="button"
        aria-current={isOpen || undefined}
        onClick={onOpen}
        className={cx(
          'flex w-full items-center gap-3 px-5 py-3 text-start hover:bg-rail/60',
          isOpen && 'bg-rail/60 shadow-[inset_3px_0_0_var(--brass)]',
        )}
      >
        <span className="min-w-0 flex-1">
          <span className="flex items-center gap-2">
            <span className={cx('truncate', unread > 0 ? 'font-bold' : 'font-semibold')}>
              {correspondentName(thread, text)}
            </span>
            {thread.isVisitor && <Tag tone="warn">{text('console.chat.visitor')}</Tag>}
            {takenBy && (
              <Tag tone={takenBy === me.username ? 'good' : 'plain'}>
                {takenBy === me.username
                  ? text('console.chat.mine')
                  : text('console.chat.takenBy', { name: takenBy })}
              </Tag>
            )}
          </span>
          <span className="block truncate text-ink-soft" dir="auto">
            {lastText}
          </span>
        </span>
        <span className="flex shrink-0 flex-col items-end gap-1">
          <span className="num text-[0.8125rem] text-ink-soft">{times.dayAndTime(lastAt)}</span>
          {unread > 0 && (
            <>
              <CountBadge count={unread} />
              <span className="sr-only">{text('console.chat.unread', { count: unread })}</span>
            </>
          )}
        </span>
      </button>
    </li>
  );
}
