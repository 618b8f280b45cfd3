import { contentChatOperator } from '@baize/contract';
import { CountBadge, cx, FilterBar, Pager, StatePanel, Tag } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { ChooseOne } from '../../../shared/list/choose-one.tsx';
import { pageOf, useFilters } from '../../../shared/list/search.ts';
import { Split } from '../../../shared/list/split.tsx';
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
import { type Thread, threadsQuery } from './use-chat.ts';

const STATES = ['open', 'closed'] as const;

/** Conversations with members: those that wait come first, and new words appear as they are said. */
export function ChatPage() {
  const text = useText();
  const touch = useTouch();
  const [search, setSearch] = useFilters();
  const state = STATES.find((known) => known === (search.state ?? 'open'));
  const wanted = { page: pageOf(search), ...(state && { state }) };
  const threads = useQuery(threadsQuery(wanted));
  useLive('ops:chat', ({ kind }) => {
    if (kind !== 'room') void touch([contentChatOperator.listThreads]);
  });
  if (threads.error) {
    return <FailurePage error={threads.error} reset={() => void threads.refetch()} />;
  }
  const list = threads.data?.list ?? [];
  const openId = Number(search.id) || 0;
  const opened = list.find(({ memberId }) => memberId === openId);
  return (
    <Split
      asideTitle={text('console.chat.one')}
      isOpen={openId !== 0}
      onClose={() => setSearch({ id: '' })}
      aside={openId !== 0 && <Conversation key={openId} memberId={openId} thread={opened} />}
      whenClosed={
        <ChooseOne
          picture="no-messages"
          title={text('console.chat.choose')}
          text={text('console.chat.chooseText')}
        />
      }
    >
      <PageBody>
        <PageHead
          title={text('console.chat.title')}
          note={text('console.chat.count', { count: threads.data?.totalCount ?? 0 })}
          actions={<LiveTag />}
        />
        <FilterBar
          className="mb-4"
          filters={[
            {
              key: 'state',
              label: text('console.announcements.state'),
              kind: 'chips',
              // The first is what one meets unasked, so the address need not name it.
              options: STATES.map((value) => ({
                value: value === 'open' ? '' : value,
                label: text(`console.chat.state.${value}`),
              })),
            },
          ]}
          state={{ state: state === 'closed' ? state : '' }}
          onChange={(next) => setSearch({ state: next.state ?? '', page: '', id: '' })}
        />
        {threads.data && list.length === 0 && (
          <StatePanel
            picture={<StatePicture name="no-messages" />}
            title={text('console.chat.none')}
            text={text('console.chat.noneText')}
          />
        )}
        {list.length > 0 && (
          <ul
            aria-label={text('console.chat.title')}
            className="divide-y overflow-hidden rounded-card border bg-table"
          >
            {list.map((thread) => (
              <ThreadLine
                key={thread.memberId}
                thread={thread}
                isOpen={thread.memberId === openId}
                onOpen={() => setSearch({ id: String(thread.memberId) })}
              />
            ))}
          </ul>
        )}
        <Pager
          className="mt-4"
          page={wanted.page}
          pageCount={threads.data?.totalPages ?? 1}
          onPage={(page) => setSearch({ page: String(page), id: '' })}
        />
      </PageBody>
    </Split>
  );
}

type LineProps = { thread: Thread; isOpen: boolean; onOpen: () => void };

function ThreadLine({ thread, isOpen, onOpen }: LineProps) {
  const text = useText();
  const times = useTimes();
  const me = useMe();
  const { username, unread, takenBy, lastText, lastAt } = thread;
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
              {username}
            </span>
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
