import { contentMessagesOperator, type Output } from '@baize/contract';
import { Button, Pager, StatePanel, Tag } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ErrorLine } from '../../../shared/act/error-line.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { isBlank } from '../../../shared/clean-html.ts';
import { RichText } from '../../../shared/fields/rich-text.tsx';
import { pageOf, useFilters } from '../../../shared/list/search.ts';
import { FailurePage } from '../../../shared/parts/failure-page.tsx';
import { StatePicture } from '../../../shared/parts/state-picture.tsx';
import { queryOf } from '../../../shared/queries.ts';
import type { Times } from '../../../shared/times.ts';
import { type Text, useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { MessageModal } from './message-modal.tsx';

type Message = Output<typeof contentMessagesOperator.listReceived.value>['list'][number];

/** What members wrote to the house, the newest first. */
export function Received() {
  const text = useText();
  const times = useTimes();
  const [search, setSearch] = useFilters();
  const wanted = { page: pageOf(search), pageSize: 20 };
  const list = useQuery({
    ...queryOf(contentMessagesOperator.listReceived, wanted),
    placeholderData: keepPreviousData,
  });
  const columns = useMemo(() => columnsOf(text, times), [text, times]);
  const opened = list.data?.list.find(({ id }) => id === search.id);
  if (list.error) return <FailurePage error={list.error} reset={() => void list.refetch()} />;
  return (
    <>
      <Table
        caption={text('console.messages.received')}
        columns={columns}
        rows={list.data?.list ?? []}
        rowId={({ id }) => id}
        isLoading={list.isPending}
        isSortedByServer
        onRowOpen={({ id }) => setSearch({ id })}
        empty={
          <StatePanel
            picture={<StatePicture name="no-messages" />}
            title={text('console.messages.noneReceived')}
            text={text('console.messages.noneReceivedText')}
          />
        }
      />
      <Pager
        className="mt-4"
        page={wanted.page}
        pageCount={list.data?.totalPages ?? 1}
        onPage={(page) => setSearch({ page: String(page) })}
      />
      <MessageModal
        title={opened?.title}
        html={opened?.content ?? ''}
        note={opened && `${opened.sender} · ${times.exact(opened.at)}`}
        onClose={() => setSearch({ id: '' })}
      >
        {opened && <Reply key={opened.id} id={opened.id} onDone={() => setSearch({ id: '' })} />}
      </MessageModal>
    </>
  );
}

function Reply({ id, onDone }: { id: string; onDone: () => void }) {
  const text = useText();
  const [content, setContent] = useState('');
  const replying = useAct(contentMessagesOperator.replyMessage, {
    input: () => ({ id, content }),
    done: 'console.messages.done',
    onDone,
  });
  return (
    <div className="mt-6 flex flex-col gap-3 border-t pt-5">
      <RichText label={text('console.messages.reply')} value={content} onChange={setContent} />
      <ErrorLine error={replying.error} />
      <div>
        <Button
          kind="brass"
          isBusy={replying.isPending}
          disabled={isBlank(content)}
          onClick={() => replying.mutate()}
        >
          {text('console.messages.reply')}
        </Button>
      </div>
    </div>
  );
}

function columnsOf(text: Text, times: Times): Column<Message>[] {
  return [
    {
      id: 'title',
      header: text('console.messages.subject'),
      onCard: 'title',
      cell: ({ title }) => <span className="block max-w-96 truncate font-semibold">{title}</span>,
    },
    { id: 'sender', header: text('console.messages.sender'), cell: ({ sender }) => sender },
    {
      id: 'at',
      header: text('console.feedback.at'),
      cell: ({ at }) => <span className="num">{times.dayAndTime(at)}</span>,
    },
    {
      id: 'state',
      header: text('console.announcements.state'),
      onCard: 'aside',
      cell: ({ isAnswered }) => (
        <Tag tone={isAnswered ? 'good' : 'warn'}>
          {text(isAnswered ? 'console.messages.answered' : 'console.messages.open')}
        </Tag>
      ),
    },
  ];
}
