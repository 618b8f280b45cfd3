import { vendorsConnectionsOperator } from '@baize/contract';
import { Button, StatePanel, Tag } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ReasonModal } from '../../shared/act/reason-modal.tsx';
import { useAct } from '../../shared/act/use-act.ts';
import { useFilters } from '../../shared/list/search.ts';
import { TrailPager } from '../../shared/list/trail-pager.tsx';
import { LiveTag } from '../../shared/live/live-tag.tsx';
import { useLiveTouch } from '../../shared/live/use-live-touch.ts';
import { FailurePage } from '../../shared/parts/failure-page.tsx';
import { MemberLink } from '../../shared/parts/member-link.tsx';
import { PageBody, PageHead } from '../../shared/parts/page-head.tsx';
import { StatePicture } from '../../shared/parts/state-picture.tsx';
import { queryOf } from '../../shared/queries.ts';
import { useMay } from '../../shared/session/use-me.ts';
import type { Times } from '../../shared/times.ts';
import { type Text, useText } from '../../shared/use-text.ts';
import { useTimes } from '../../shared/use-times.ts';
import type { VendorAlarm } from './connections.ts';
import { VendorFilter } from './vendor-filter.tsx';
import { vendorWish } from './vendor-wish.ts';

const SEEN = ['no', 'yes', 'any'] as const;

/** What vendors did that somebody should look at. */
export function VendorAlarmsPage() {
  const text = useText();
  const times = useTimes();
  const [search] = useFilters();
  const mayMark = useMay('vendors.edit');
  const [marking, setMarking] = useState<VendorAlarm | null>(null);
  const alarms = useAlarms();
  useLiveTouch('ops:vendors', [vendorsConnectionsOperator.listAlerts]);
  const columns = useMemo(
    () => columnsOf(text, times, mayMark ? setMarking : undefined),
    [text, times, mayMark],
  );
  if (alarms.error) return <FailurePage error={alarms.error} reset={() => void alarms.refetch()} />;
  return (
    <PageBody>
      <PageHead
        title={text('console.valarm.title')}
        lead={text('console.valarm.lead')}
        actions={<LiveTag />}
      />
      <VendorFilter
        more={[
          {
            key: 'seen',
            label: text('console.valarm.seen'),
            kind: 'chips',
            options: [
              { value: '', label: text('console.valarm.unseen') },
              { value: 'yes', label: text('console.valarm.seen') },
              { value: 'any', label: text('console.valarm.all') },
            ],
          },
        ]}
      />
      <Table
        caption={text('console.valarm.title')}
        columns={columns}
        rows={alarms.data?.list ?? []}
        rowId={({ id }) => id}
        isLoading={alarms.isPending}
        isSortedByServer
        empty={
          <StatePanel
            picture={<StatePicture name="empty" />}
            title={text('console.valarm.none')}
            text={text('console.valarm.noneText')}
          />
        }
      />
      {alarms.data && (search.after || alarms.data.after) && (
        <TrailPager className="mt-4" next={alarms.data.after} />
      )}
      <MarkModal alarm={marking} onClose={() => setMarking(null)} />
    </PageBody>
  );
}

function useAlarms() {
  const [search] = useFilters();
  const { memberId: _, ...rest } = vendorWish({ ...search, member: undefined });
  const isSeen = SEEN.find((known) => known === search.seen) ?? 'no';
  const wish = { ...rest, isSeen };
  return useQuery({
    ...queryOf(vendorsConnectionsOperator.listAlerts, wish),
    placeholderData: keepPreviousData,
  });
}

type MarkProps = { alarm: VendorAlarm | null; onClose: () => void };

function MarkModal({ alarm, onClose }: MarkProps) {
  const text = useText();
  const mark = useAct(vendorsConnectionsOperator.markAlert, {
    input: (note: string) => ({ id: alarm!.id, note }),
    done: 'console.valarm.marked',
    onDone: leave,
  });
  function leave() {
    mark.reset();
    onClose();
  }
  return (
    <ReasonModal
      isOpen={alarm !== null}
      title={text('console.valarm.markTitle')}
      confirmLabel={text('console.valarm.mark')}
      act={mark}
      onConfirm={(note) => mark.mutate(note)}
      onClose={leave}
    >
      <p>{alarm?.words}</p>
      <p className="text-ink-soft">{text('console.valarm.markText')}</p>
    </ReasonModal>
  );
}

function columnsOf(
  text: Text,
  times: Times,
  onMark: ((alarm: VendorAlarm) => void) | undefined,
): Column<VendorAlarm>[] {
  return [
    {
      id: 'kind',
      header: text('console.alarms.kind'),
      onCard: 'title',
      cell: ({ kind, seenAt }) => (
        <Tag tone={seenAt === null ? 'bad' : 'plain'}>{text(`console.valarm.kind.${kind}`)}</Tag>
      ),
    },
    {
      id: 'vendor',
      header: text('console.vmsg.vendor'),
      cell: ({ vendor }) => <span className="code">{vendor}</span>,
    },
    {
      id: 'about',
      header: text('console.valarm.about'),
      cell: ({ words, subject, memberId }) => (
        <span className="block max-w-prose py-1.5">
          <span className="block">{words}</span>
          <span className="code break-all text-ink-soft">{subject}</span>{' '}
          {memberId !== null && <MemberLink memberId={memberId} />}
        </span>
      ),
    },
    {
      id: 'times',
      header: text('console.valarm.times'),
      align: 'figure',
      cell: ({ times: count }) => count.toLocaleString('en'),
    },
    {
      id: 'last',
      header: text('console.valarm.last'),
      cell: ({ lastAt }) => <span className="num">{times.dayAndTime(lastAt)}</span>,
    },
    {
      id: 'seen',
      header: text('console.valarm.seen'),
      onCard: 'aside',
      cell: (alarm) => {
        if (alarm.seenAt !== null) {
          return <span className="num text-ink-soft">{times.dayAndTime(alarm.seenAt)}</span>;
        }
        if (!onMark) return <span className="text-ink-soft">–</span>;
        return (
          <Button size="sm" onClick={() => onMark(alarm)}>
            {text('console.valarm.mark')}
          </Button>
        );
      },
    },
  ];
}
