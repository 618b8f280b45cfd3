import { Figure, FigureRow, Tag } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { PageBody, PageHead } from '../../shared/parts/page-head.tsx';
import { useMay, useMe } from '../../shared/session/use-me.ts';
import { useStatus } from '../../shared/session/use-status.ts';
import { useNow } from '../../shared/use-now.ts';
import { useText } from '../../shared/use-text.ts';
import { useTimes } from '../../shared/use-times.ts';
import { LastChanges } from './last-changes.tsx';
import { LastEntries } from './last-entries.tsx';
import { CashFigures, GgrFigure } from './today-figures.tsx';
import { WaitingApprovals } from './waiting-approvals.tsx';
import { WaitingWork } from './waiting-work.tsx';

/** How the house stands right now, as far as this operator may know. */
export function DashboardPage() {
  const text = useText();
  const times = useTimes();
  const me = useMe();
  const now = useNow();
  const mayApprove = useMay('approvals.read');
  const mayAudit = useMay('audit.read');
  const maySettings = useMay('system.read');
  const mayCash = useMay('cashier.read');
  const mayPlay = useMay('play.read');
  return (
    <PageBody>
      <PageHead
        title={text('console.dashboard.title', { name: me.name })}
        note={
          <span className="num">{`${times.longDay(now)}, ${times.time(now)} ${times.timeZone}`}</span>
        }
      />
      <FigureRow className="mb-6">
        <HouseFigure />
        {mayCash && <CashFigures />}
        {mayPlay && <GgrFigure />}
      </FigureRow>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          <WaitingWork />
          {mayApprove && <WaitingApprovals />}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          {mayAudit && <LastEntries />}
          {maySettings && <LastChanges />}
        </div>
      </div>
    </PageBody>
  );
}

function HouseFigure() {
  const text = useText();
  const times = useTimes();
  const maySee = useMay('system.read');
  const { state, maintenanceEnd } = useStatus();
  const tones = ['good', 'warn', 'bad'] as const;
  return (
    <Figure
      label={text('console.dashboard.house')}
      note={
        maintenanceEnd
          ? text('console.dashboard.until', { at: times.dayAndTime(maintenanceEnd) })
          : maySee && (
              <Link
                to="/status"
                className="font-semibold text-felt-text underline-offset-4 hover:underline"
              >
                {text('console.dashboard.toStatus')}
              </Link>
            )
      }
    >
      <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="type-title">{text(`console.dashboard.state${state}`)}</span>
        <Tag tone={tones[state]}>{text('console.dashboard.fromHere')}</Tag>
      </span>
    </Figure>
  );
}
