import { startOfDay } from '@baize/calendar';
import { cx, Skeleton, Tag } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { sentenceOf } from '../../../shared/errors.ts';
import { LiveTag } from '../../../shared/live/live-tag.tsx';
import { PageBody, PageHead } from '../../../shared/parts/page-head.tsx';
import { useMay, useMe } from '../../../shared/session/use-me.ts';
import { useStatus } from '../../../shared/session/use-status.ts';
import { useNow } from '../../../shared/use-now.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { AlarmsPanel } from './alarms-panel.tsx';
import { BiggestWins } from './biggest-wins.tsx';
import { HealthPanel } from './health-panel.tsx';
import { HourBars } from './hour-bars.tsx';
import { LastEntries } from './last-entries.tsx';
import { TodayFigures } from './today-figures.tsx';
import { UnusualReturns } from './unusual-returns.tsx';
import { type Today, todayQuery, useToday } from './use-today.ts';
import { WaitingApprovals } from './waiting-approvals.tsx';
import { WaitingWork } from './waiting-work.tsx';
import { Waterfall } from './waterfall.tsx';

/** How the house stands right now, as far as this operator may know: figures, work, what looks odd, what runs. */
export function DashboardPage() {
  const maySeeFigures = useMay('insight.read');
  return (
    <PageBody>
      <DashboardHead />
      {maySeeFigures ? <Figures /> : <Desks />}
      <Below />
    </PageBody>
  );
}

function DashboardHead() {
  const text = useText();
  const times = useTimes();
  const me = useMe();
  const now = useNow();
  return (
    <PageHead
      title={text('console.dashboard.title', { name: me.name })}
      note={
        <span className="num">{`${times.longDay(now)}, ${times.time(now)} ${times.timeZone}`}</span>
      }
      actions={
        <>
          <HouseState />
          <LiveTag />
        </>
      }
    />
  );
}

/** With figures: the day first, then work beside it. */
function Figures() {
  const today = useToday();
  const mayPlay = useMay('play.read');
  return (
    <>
      {today.error && (
        <p role="alert" className="mb-4 text-danger">
          {sentenceOf(today.error)}
        </p>
      )}
      {!today.error && <TodayFigures today={today.data} />}
      {today.data ? <Against today={today.data} /> : <div className="mb-4 h-3" />}
      <div className="mb-4 grid gap-4 xl:grid-cols-[minmax(0,1fr)_27rem]">
        <Late today={today} className="min-h-80">
          {(known) => <HourBars today={known} />}
        </Late>
        <WaitingWork />
      </div>
      <div className="mb-4 grid gap-4 lg:grid-cols-2 xl:grid-cols-[20rem_minmax(0,1fr)_21rem]">
        <Late today={today} className="min-h-72">
          {(known) => <Waterfall today={known} />}
        </Late>
        {mayPlay && <UnusualReturns />}
        {mayPlay && <BiggestWins />}
      </div>
    </>
  );
}

type LateProps = {
  today: ReturnType<typeof useToday>;
  className: string;
  children: (today: Today) => ReactNode;
};

/** Keeps the place of a panel until the day's figures have come: nothing beside it moves. */
function Late({ today: { data, error }, className, children }: LateProps) {
  if (data) return children(data);
  return error ? null : <Skeleton className={cx('rounded-card', className)} />;
}

/** Which days are held against each other: an hour under way would always look poor. */
function Against({ today: { dayBefore, hour } }: { today: Today }) {
  const text = useText();
  const times = useTimes();
  if (hour === 0) return null;
  const day = times.longDay(startOfDay(dayBefore, times.offsetMinutes).getTime());
  return (
    <p className="num -mt-2 mb-4 text-[0.8125rem] text-ink-soft">
      {text('console.today.against', { day, hour: String(hour).padStart(2, '0') })}
    </p>
  );
}

/** Without: what waits, and what is wrong; no word of money. */
function Desks() {
  return (
    <div className="mb-4">
      <WaitingWork />
    </div>
  );
}

/** What is wrong, what runs, and what was done last. */
function Below() {
  const today = useQuery({ ...todayQuery, enabled: useMay('insight.read') });
  const mayApprove = useMay('approvals.read');
  const mayAudit = useMay('audit.read');
  const maySystem = useMay('system.read');
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2 xl:grid-cols-3">
      <div className="flex min-w-0 flex-col gap-4">
        <AlarmsPanel today={today.data} />
        {mayApprove && <WaitingApprovals />}
      </div>
      {maySystem && <HealthPanel />}
      {mayAudit && <LastEntries />}
    </div>
  );
}

/** Whether members get in, and the way to the switch for those who may see it. */
function HouseState() {
  const text = useText();
  const times = useTimes();
  const maySee = useMay('system.read');
  const { state, maintenanceEnd } = useStatus();
  const tones = ['good', 'warn', 'bad'] as const;
  const words = [
    text(`console.dashboard.state${state}`),
    maintenanceEnd && text('console.dashboard.until', { at: times.dayAndTime(maintenanceEnd) }),
  ];
  const tag = <Tag tone={tones[state]}>{words.filter(Boolean).join(' · ')}</Tag>;
  if (!maySee) return tag;
  return (
    <Link to="/status" title={text('console.dashboard.toStatus')}>
      {tag}
    </Link>
  );
}
