import { lotteryCalendarOperator, type Output } from '@baize/contract';
import { Button, Checkbox, Tag } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonModal } from '../../shared/act/reason-modal.tsx';
import { useAct } from '../../shared/act/use-act.ts';
import { MomentField } from '../../shared/fields/moment-field.tsx';
import { FailurePage } from '../../shared/parts/failure-page.tsx';
import { queryOf } from '../../shared/queries.ts';
import { useMay } from '../../shared/session/use-me.ts';
import { type Text, useText } from '../../shared/use-text.ts';
import { useTimes } from '../../shared/use-times.ts';

type Calendar = Output<typeof lotteryCalendarOperator.showCalendar.value>;
type Day = Calendar['draws'][number];
type Change = Calendar['changes'][number];

/** The coming draws; each may be held at another time or left out, by two people. */
export function CalendarTab({ gameCode }: { gameCode: string }) {
  const text = useText();
  const { dayAndTime: dateTime } = useTimes();
  const may = useMay('lottery.results');
  const [chosen, setChosen] = useState<Day>();
  const calendar = useQuery(queryOf(lotteryCalendarOperator.showCalendar, { gameCode }));
  const { data, error, isPending } = calendar;
  if (error) return <FailurePage error={error} reset={() => void calendar.refetch()} />;
  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-prose text-ink-soft">
        {data?.reachesTo &&
          text('console.lottery.calendarLead', { until: dateTime(data.reachesTo) })}
      </p>
      <Table
        caption={text('console.lottery.calendar')}
        columns={dayColumns(text, dateTime, may ? setChosen : undefined)}
        rows={data?.draws ?? []}
        rowId={({ number }) => number}
        isLoading={isPending}
        isSortedByServer
        empty={text('console.lottery.noIssues')}
      />
      {data && data.changes.length > 0 && (
        <Table
          caption={text('console.lottery.changedDays')}
          columns={changeColumns(text, dateTime)}
          rows={data.changes}
          rowId={({ day }) => day}
          isSortedByServer
          empty=""
        />
      )}
      {chosen && (
        <ChangeDay gameCode={gameCode} day={chosen} onClose={() => setChosen(undefined)} />
      )}
    </div>
  );
}

type When = (at: number) => string;

function dayColumns(text: Text, dateTime: When, onChange?: (day: Day) => void): Column<Day>[] {
  return [
    {
      id: 'number',
      header: text('console.lottery.issue'),
      onCard: 'title',
      cell: ({ number }) => <span className="num font-semibold">{number}</span>,
    },
    {
      id: 'closes',
      header: text('console.lottery.closesAt'),
      cell: ({ closesAt }) => <span className="num">{dateTime(closesAt)}</span>,
    },
    {
      id: 'draws',
      header: text('console.lottery.drawAt'),
      cell: ({ drawsAt, isChanged }) => (
        <span className="inline-flex items-center gap-2">
          <span className="num">{dateTime(drawsAt)}</span>
          {isChanged && <Tag tone="warn">{text('console.lottery.moved')}</Tag>}
        </span>
      ),
    },
    {
      id: 'change',
      header: text('console.lottery.change'),
      cell: (day) =>
        onChange && (
          <Button size="sm" onClick={() => onChange(day)}>
            {text('console.lottery.change')}
          </Button>
        ),
    },
  ];
}

function changeColumns(text: Text, dateTime: When): Column<Change>[] {
  return [
    {
      id: 'day',
      header: text('console.lottery.day'),
      onCard: 'title',
      cell: ({ day }) => <span className="num">{day}</span>,
    },
    {
      id: 'draws',
      header: text('console.lottery.drawAt'),
      cell: ({ drawsAt }) =>
        drawsAt === null ? (
          <Tag tone="bad">{text('console.lottery.noDraw')}</Tag>
        ) : (
          <span className="num">{dateTime(drawsAt)}</span>
        ),
    },
    { id: 'reason', header: text('console.lottery.why'), cell: ({ reason }) => reason },
  ];
}

function ChangeDay({
  gameCode,
  day,
  onClose,
}: {
  gameCode: string;
  day: Day;
  onClose: () => void;
}) {
  const text = useText();
  const [isLeftOut, setLeftOut] = useState(false);
  const [at, setAt] = useState<number | null>(day.drawsAt);
  const ask = useAct(lotteryCalendarOperator.askDay, {
    input: (reason: string) => ({
      gameCode,
      day: day.day,
      reason,
      ...(!isLeftOut && at !== null && { drawsAt: at }),
    }),
    done: 'console.play.approvalAsked',
    onDone: onClose,
  });
  return (
    <ReasonModal
      isOpen
      isDanger={isLeftOut}
      longest={300}
      title={text('console.lottery.changeOf', { number: day.number })}
      confirmLabel={text('console.play.askApproval')}
      act={ask}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <p>{text('console.lottery.changeText')}</p>
        <Checkbox checked={isLeftOut} onChange={(event) => setLeftOut(event.target.checked)}>
          {text('console.lottery.leaveOut')}
        </Checkbox>
        {!isLeftOut && (
          <MomentField
            label={text('console.lottery.drawAt')}
            value={at}
            onChange={setAt}
            isRequired
          />
        )}
      </div>
    </ReasonModal>
  );
}
