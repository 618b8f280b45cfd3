import { lotteryCalendarOperator, type Output } from '@baize/contract';
import { Button, Checkbox, Tag } from '@baize/ui';
import { Table } from '@baize/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonModal } from '../../shared/act/reason-modal.tsx';
import { useAct } from '../../shared/act/use-act.ts';
import { MomentField } from '../../shared/fields/moment-field.tsx';
import { codeColumn, columnsFor, type ListColumn, timeColumn } from '../../shared/list/columns.tsx';
import { useTools } from '../../shared/list/tools.ts';
import { FailurePage } from '../../shared/parts/failure-page.tsx';
import { queryOf } from '../../shared/queries.ts';
import { useText } from '../../shared/use-text.ts';

type Calendar = Output<typeof lotteryCalendarOperator.showCalendar.value>;
type Day = Calendar['draws'][number];
type Change = Calendar['changes'][number];

/** The coming draws; each may be held at another time or left out, by two people. */
export function CalendarTab({ gameCode }: { gameCode: string }) {
  const tools = useTools(undefined);
  const { text, times } = tools;
  const [chosen, setChosen] = useState<Day>();
  const calendar = useQuery(queryOf(lotteryCalendarOperator.showCalendar, { gameCode }));
  const { data, error, isPending } = calendar;
  if (error) return <FailurePage error={error} reset={() => void calendar.refetch()} />;
  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-prose text-ink-soft">
        {data?.reachesTo &&
          text('console.lottery.calendarLead', { until: times.dayAndTime(data.reachesTo) })}
      </p>
      <Table
        caption={text('console.lottery.calendar')}
        columns={columnsFor(dayColumns(setChosen), tools)}
        rows={data?.draws ?? []}
        rowId={({ number }) => number}
        isLoading={isPending}
        isSortedByServer
        empty={text('console.lottery.noIssues')}
      />
      {data && data.changes.length > 0 && (
        <Table
          caption={text('console.lottery.changedDays')}
          columns={columnsFor(CHANGE_COLUMNS, tools)}
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

const dayColumns = (onChange: (day: Day) => void): readonly ListColumn<Day>[] => [
  codeColumn('console.lottery.issue', ({ number }) => number, {
    look: 'num font-semibold',
    onCard: 'title',
  }),
  timeColumn('console.lottery.closesAt', ({ closesAt }) => closesAt),
  {
    header: 'console.lottery.drawAt',
    cell: ({ drawsAt, isChanged }, { text, times }) => (
      <span className="inline-flex items-center gap-2">
        <span className="num">{times.dayAndTime(drawsAt)}</span>
        {isChanged && <Tag tone="warn">{text('console.lottery.moved')}</Tag>}
      </span>
    ),
  },
  {
    header: 'console.lottery.change',
    cell: (day, { text, may }) =>
      may('lottery.results') && (
        <Button size="sm" onClick={() => onChange(day)}>
          {text('console.lottery.change')}
        </Button>
      ),
  },
];

const CHANGE_COLUMNS: readonly ListColumn<Change>[] = [
  codeColumn('console.lottery.day', ({ day }) => day, { look: 'num', onCard: 'title' }),
  {
    header: 'console.lottery.drawAt',
    cell: ({ drawsAt }, { text, times }) =>
      drawsAt === null ? (
        <Tag tone="bad">{text('console.lottery.noDraw')}</Tag>
      ) : (
        <span className="num">{times.dayAndTime(drawsAt)}</span>
      ),
  },
  { header: 'console.lottery.why', cell: ({ reason }) => reason },
];

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
