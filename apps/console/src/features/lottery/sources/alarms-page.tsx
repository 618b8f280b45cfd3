import { lotteryAlarmsOperator, type Output } from '@baize/contract';
import { textLinkClasses } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { reasonButton } from '../../../shared/act/questions.tsx';
import { codeColumn, Dash, timeColumn } from '../../../shared/list/columns.tsx';
import { chipsOf } from '../../../shared/list/filters.tsx';
import { listPage } from '../../../shared/list/list-page.tsx';
import { alarmColumn } from '../../../shared/list/named-columns.tsx';
import { useText } from '../../../shared/use-text.ts';
import { ResultButton } from '../issue-acts.tsx';

type Alarm = Output<typeof lotteryAlarmsOperator.listAlarms.value>['list'][number];

const OPEN = {
  yes: 'console.lottery.alarmOpen',
  no: 'console.lottery.alarmClosed',
  any: 'console.lottery.alarmAny',
} as const;

/** Draws held elsewhere that people must look at. */
export const LotteryAlarmsPage = listPage(lotteryAlarmsOperator.listAlarms, {
  words: {
    title: 'console.lottery.alarms',
    lead: 'console.lottery.alarmsLead',
    none: 'console.lottery.noAlarms',
  },
  everyMs: 15_000,
  asked: { isOpen: 'yes' },
  filters: [chipsOf('seen', 'console.lottery.alarm', OPEN, (isOpen) => ({ isOpen }))],
  rowId: ({ id }) => id,
  columns: [
    alarmColumn(
      'console.lottery.alarm',
      'console.lottery.alarm',
      ({ endedAt }) => endedAt === null,
    ),
    { header: 'console.lottery.game', cell: (alarm) => <About alarm={alarm} /> },
    codeColumn('console.lottery.issue', ({ number }) => number, { look: 'num' }),
    timeColumn('console.lottery.drawAt', ({ drawsAt }) => drawsAt, { isExact: true }),
    timeColumn('console.lottery.alarmRaised', ({ raisedAt }) => raisedAt, { isExact: true }),
    {
      header: 'console.lottery.alarmEnded',
      cell: (alarm, { may }) => {
        if (alarm.endedAt !== null) return <Ended alarm={alarm} />;
        return may('lottery.results') ? <Acts alarm={alarm} /> : <Dash />;
      },
    },
  ],
});

function About({ alarm: { gameCode, name, kind, source } }: { alarm: Alarm }) {
  const text = useText();
  return (
    <span className="block max-w-prose py-1.5 leading-tight">
      <Link to="/lotteries/$gameCode" params={{ gameCode }} className={textLinkClasses}>
        {name}
      </Link>
      <span className="block text-[0.8125rem] text-ink-soft">
        {text(`console.lottery.alarmText.${kind}`, { source: source ?? '' })}
      </span>
    </span>
  );
}

/** Whoever looked says so; one that a result ended has nobody. */
function Ended({ alarm: { seenBy, note } }: { alarm: Alarm }) {
  const text = useText();
  return (
    <span className="block max-w-64 text-[0.8125rem] text-ink-soft">
      {seenBy === null ? text('console.lottery.alarmClosed') : `${seenBy}: ${note}`}
    </span>
  );
}

const MarkButton = reasonButton(lotteryAlarmsOperator.endAlarm, {
  title: 'console.lottery.alarmMark',
  text: 'console.lottery.alarmMarkText',
  done: 'console.lottery.alarmMarked',
  longest: 300,
  as: 'note',
});

function Acts({ alarm: { id, gameCode, number, revision } }: { alarm: Alarm }) {
  return (
    <span className="flex flex-wrap gap-2">
      <ResultButton gameCode={gameCode} number={number} isCorrection={revision > 0} />
      <MarkButton id={id} />
    </span>
  );
}
