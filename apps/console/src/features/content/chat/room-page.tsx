import { contentChatOperator, type Output } from '@baize/contract';
import { Button, cx, LoadingRegion, NativeSelect, Skeleton, StatePanel, Tag } from '@baize/ui';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { Eye, EyeOff, MicOff } from 'lucide-react';
import { useState } from 'react';
import { ErrorLine } from '../../../shared/act/error-line.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { ask } from '../../../shared/api.ts';
import { useLive } from '../../../shared/live/live.ts';
import { LiveTag } from '../../../shared/live/live-tag.tsx';
import { FailurePage } from '../../../shared/parts/failure-page.tsx';
import { PageBody, PageHead } from '../../../shared/parts/page-head.tsx';
import { StatePicture } from '../../../shared/parts/state-picture.tsx';
import { keyOf } from '../../../shared/queries.ts';
import { useMay } from '../../../shared/session/use-me.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { SilenceModal } from './silence-modal.tsx';
import { WriteLine } from './write-line.tsx';

type InRoom = Output<typeof contentChatOperator.readRoom.value>['list'][number];

/** The room as moderators see it, as it is said: hidden words stay in sight here. */
export function RoomPage() {
  const text = useText();
  const cache = useQueryClient();
  const mayAnswer = useMay('chat.answer');
  const [silencing, setSilencing] = useState<InRoom | null>(null);
  const [where, setWhere] = useState('');
  const room = useInfiniteQuery({
    queryKey: [...keyOf(contentChatOperator.readRoom), where],
    queryFn: ({ pageParam, signal }) =>
      ask(
        contentChatOperator.readRoom,
        { room: where, ...(pageParam && { after: pageParam }) },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ after }) => after,
  });
  useLive('ops:chat', ({ kind }) => {
    if (kind === 'room' || kind === undefined) {
      void cache.invalidateQueries({ queryKey: keyOf(contentChatOperator.readRoom) });
      void cache.invalidateQueries({ queryKey: keyOf(contentChatOperator.listRooms) });
    }
  });
  if (room.error) return <FailurePage error={room.error} reset={() => void room.refetch()} />;
  const list = (room.data?.pages ?? []).toReversed().flatMap((page) => page.list);
  return (
    <PageBody>
      <PageHead
        title={text('console.room.title')}
        lead={text('console.room.lead')}
        actions={<LiveTag />}
      />
      <div className="flex max-w-3xl flex-col gap-3">
        <RoomChoice room={where} onChoose={setWhere} />
        {room.hasNextPage && (
          <Button
            size="sm"
            className="w-fit self-center"
            isBusy={room.isFetchingNextPage}
            onClick={() => void room.fetchNextPage()}
          >
            {text('console.chat.earlier')}
          </Button>
        )}
        {room.isPending && (
          <LoadingRegion>
            <Skeleton className="h-64" />
          </LoadingRegion>
        )}
        {room.data && list.length === 0 && (
          <StatePanel
            picture={<StatePicture name="no-messages" />}
            title={text('console.room.none')}
            text={text('console.room.lead')}
          />
        )}
        <RoomLines list={list} onSilence={setSilencing} />
        {mayAnswer && (
          <WriteLine
            label={text('console.room.say')}
            send={(words) => ask(contentChatOperator.sayInRoom, { room: where, text: words })}
          />
        )}
      </div>
      <SilenceModal one={silencing} onClose={() => setSilencing(null)} />
    </PageBody>
  );
}

type LinesProps = { list: readonly InRoom[]; onSilence: (one: InRoom) => void };

function RoomLines({ list, onSilence }: LinesProps) {
  const text = useText();
  if (list.length === 0) return null;
  return (
    <ol
      aria-label={text('console.room.title')}
      className="divide-y overflow-hidden rounded-card border bg-table"
    >
      {list.map((one) => (
        <RoomLine key={one.id} one={one} onSilence={() => onSilence(one)} />
      ))}
    </ol>
  );
}

type ChoiceProps = { room: string; onChoose: (room: string) => void };

/** The room for all, and the tables at which something was said lately. */
function RoomChoice({ room, onChoose }: ChoiceProps) {
  const text = useText();
  const rooms = useQuery({
    queryKey: keyOf(contentChatOperator.listRooms),
    queryFn: ({ signal }) => ask(contentChatOperator.listRooms, {}, signal),
  });
  const tables = rooms.data?.list ?? [];
  const listed = tables.map((one) => ({
    value: one.room,
    label: text('console.room.table', { table: one.room, count: one.count }),
  }));
  return (
    <NativeSelect
      isCompact
      className="w-fit"
      aria-label={text('console.room.where')}
      value={room}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      options={[{ value: '', label: text('console.room.all') }, ...listed]}
    />
  );
}

function RoomLine({ one, onSilence }: { one: InRoom; onSilence: () => void }) {
  const text = useText();
  const times = useTimes();
  const mayAnswer = useMay('chat.answer');
  const hiding = useAct(contentChatOperator.hideWords, {
    input: (isHidden: boolean) => ({ id: one.id, isHidden }),
  });
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 px-4 py-2.5">
      <div className="min-w-0 flex-1 basis-56">
        <div className="flex items-baseline gap-2">
          <span className="font-semibold">{one.name}</span>
          <span className="num text-xs text-ink-soft">{times.dayAndTime(one.at)}</span>
          {one.isHidden && <Tag tone="bad">{text('console.room.hidden')}</Tag>}
        </div>
        <p dir="auto" className={cx('break-words', one.isHidden && 'text-ink-soft line-through')}>
          {one.text}
        </p>
        <ErrorLine error={hiding.error} />
      </div>
      {mayAnswer && (
        <div className="flex gap-1">
          <Button
            size="sm"
            kind="quiet"
            isBusy={hiding.isPending}
            onClick={() => hiding.mutate(!one.isHidden)}
          >
            {one.isHidden ? (
              <Eye aria-hidden className="size-4" />
            ) : (
              <EyeOff aria-hidden className="size-4" />
            )}
            {text(one.isHidden ? 'console.room.restore' : 'console.room.hide')}
          </Button>
          {one.memberId !== null && (
            <Button size="sm" kind="quiet" onClick={onSilence}>
              <MicOff aria-hidden className="size-4" />
              {text('console.room.silence')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
