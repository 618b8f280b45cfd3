import { addDays, minutes } from '@baize/calendar';
import { insightDashboardOperator, type Output } from '@baize/contract';
import { cx, Panel, SkeletonText } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ageText } from '../../../shared/age-text.ts';
import { queryOf } from '../../../shared/queries.ts';
import { useMay } from '../../../shared/session/use-me.ts';
import { useNow } from '../../../shared/use-now.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { PanelHead } from './panel-head.tsx';

const POLL_MS = minutes(1);

/** What the house leans on: vendors, ways of paying in, and work by the clock. */
export function HealthPanel() {
  const text = useText();
  const times = useTimes();
  const today = times.today(Date.now());
  // The last 24 hours began yesterday.
  const from = addDays(today, -1);
  const { data } = useQuery({
    ...queryOf(insightDashboardOperator.health, {}),
    refetchInterval: POLL_MS,
  });
  return (
    <Panel className="min-w-0">
      <PanelHead title={text('console.today.health')} note={text('console.today.lastDay')} />
      {!data && <SkeletonText lines={6} />}
      {data && (
        <div className="flex flex-col gap-4">
          <Group title={text('console.today.vendors')}>
            {data.vendors.map(({ code, name, isOpen, calls, refused, lastAt }) => (
              <Line
                key={code}
                name={name}
                tone={isOpen ? (refused * 10 > calls ? 'warn' : 'good') : 'off'}
                to={{ to: '/connections/$code', params: { code } }}
                right="vendors.read"
                note={
                  isOpen
                    ? text('console.today.calls', { calls, refused })
                    : text('console.today.closed')
                }
                at={lastAt}
              />
            ))}
          </Group>
          <Group title={text('console.today.gateways')}>
            {data.gateways.map(({ code, name, isOpen, orders, paid, waiting, lastAt }) => (
              <Line
                key={code}
                name={name}
                tone={isOpen ? (waiting > 0 ? 'warn' : 'good') : 'off'}
                to={{ to: '/deposits', search: { queue: 'all', channel: code, from, to: today } }}
                right="cashier.read"
                note={
                  isOpen
                    ? text('console.today.orders', { paid, orders, waiting })
                    : text('console.today.closed')
                }
                at={lastAt}
              />
            ))}
          </Group>
          <Jobs jobs={data.jobs} />
        </div>
      )}
    </Panel>
  );
}

type Job = Output<typeof insightDashboardOperator.health.value>['jobs'][number];

function Jobs({ jobs }: { jobs: readonly Job[] }) {
  const text = useText();
  const failing = jobs.filter(({ failures }) => failures > 0);
  return (
    <Group title={text('console.today.jobs')}>
      {failing.map(({ name, failures, lastDueAt }) => (
        <Line
          key={name}
          name={name}
          tone="bad"
          note={text('console.today.failures', { count: failures })}
          at={lastDueAt}
        />
      ))}
      {failing.length === 0 && (
        <Line
          name={text('console.today.jobsWell', { count: jobs.length })}
          tone="good"
          note=""
          at={Math.max(0, ...jobs.map(({ lastDueAt }) => lastDueAt ?? 0)) || null}
        />
      )}
    </Group>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="type-label mb-1">{title}</h3>
      <ul>{children}</ul>
    </section>
  );
}

const DOTS = { good: 'bg-felt', warn: 'bg-brass', bad: 'bg-danger', off: 'bg-ink-faint/50' };

type LineProps = {
  name: string;
  tone: keyof typeof DOTS;
  to?: LinkProps;
  right?: 'vendors.read' | 'cashier.read';
  note: string;
  at: number | null;
};

function Line({ name, tone, to, right = 'cashier.read', note, at }: LineProps) {
  const text = useText();
  const now = useNow();
  const mayOpen = useMay(right);
  const row = (
    <>
      <i aria-hidden className={cx('size-2 shrink-0 rounded-full', DOTS[tone])} />
      <span className="min-w-0 flex-1 truncate font-medium">{name}</span>
      <span className="num text-end text-[0.8125rem] text-ink-soft">
        {[note, at !== null && ageText(text, now - at)].filter(Boolean).join(' · ')}
      </span>
    </>
  );
  const look = 'flex items-center gap-2.5 py-1.5';
  return (
    <li className="border-t first:border-t-0">
      {to && mayOpen ? (
        <Link {...to} className={`${look} hover:bg-rail/60`}>
          {row}
        </Link>
      ) : (
        <span className={look}>{row}</span>
      )}
    </li>
  );
}
