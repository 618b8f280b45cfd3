import { minutes } from '@baize/calendar';
import {
  gamesOperator,
  insightDashboardOperator,
  playJackpotsOperator,
  vendorsConnectionsOperator,
  walletOperator,
} from '@baize/contract';
import { Panel } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { queryOf } from '../../../shared/queries.ts';
import { emergenciesNow } from '../../../shared/session/use-emergencies.ts';
import { useMay } from '../../../shared/session/use-me.ts';
import { type Text, useText } from '../../../shared/use-text.ts';
import { PanelHead } from './panel-head.tsx';
import type { Today } from './use-today.ts';

type Alarm = { id: string; to: string | undefined; words: string };

const POLL_MS = minutes(1);
const DAYS = 30;

/** What is wrong in the house, as far as this operator may know. */
export function AlarmsPanel({ today }: { today: Today | undefined }) {
  const text = useText();
  const { alarms, isPending } = useAlarms(today);
  return (
    <Panel className="min-w-0">
      <PanelHead title={text('console.today.alarms')} />
      {alarms.length === 0 && !isPending && (
        <p className="flex items-center gap-2 text-ink-soft">
          <CircleCheck aria-hidden className="size-4 text-felt-text" />
          {text('console.today.quiet')}
        </p>
      )}
      <ul>
        {alarms.map(({ id, to, words }) => (
          <li key={id} className="border-t first:border-t-0">
            {to ? (
              <Link to={to} className="block hover:bg-rail/60">
                <Line words={words} />
              </Link>
            ) : (
              <Line words={words} />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Line({ words }: { words: string }) {
  return (
    <span className="flex items-center gap-2.5 py-2.5">
      <TriangleAlert aria-hidden className="size-4 shrink-0 text-danger" />
      <span className="min-w-0 flex-1 font-medium">{words}</span>
    </span>
  );
}

function useAlarms(today: Today | undefined) {
  const text = useText();
  const mayPlay = useMay('play.read');
  const asked = { refetchInterval: POLL_MS };
  const returns = useQuery({
    ...queryOf(gamesOperator.listReturns, { days: DAYS, byLevel: 'no' }),
    ...asked,
    enabled: mayPlay,
  });
  const pots = useQuery({
    ...queryOf(playJackpotsOperator.showPots, {}),
    ...asked,
    enabled: mayPlay,
  });
  const vendors = useQuery({
    ...queryOf(vendorsConnectionsOperator.listAlerts, { vendor: '', isSeen: 'no', pageSize: 100 }),
    ...asked,
    enabled: useMay('vendors.read'),
  });
  const proofs = useQuery({
    ...queryOf(walletOperator.listReconciliations, { pageSize: 1 }),
    ...asked,
    enabled: useMay('ledger.read'),
  });
  const health = useQuery({
    ...queryOf(insightDashboardOperator.health, {}),
    ...asked,
    enabled: useMay('system.read'),
  });
  const emergencies = useQuery(emergenciesNow);
  const counts: [id: AlarmId, to: string | undefined, count: number | undefined][] = [
    ['emergencies', '/emergencies', emergencies.data?.running.length],
    ['unreviewed', '/emergencies', emergencies.data?.unreviewed],
    ['ledger', '/ledger', proofs.data?.list.filter(({ fault }) => fault).length],
    ['book', '/book', today?.faultyDays],
    ['pots', '/jackpots', pots.data?.list.filter(({ isRight }) => !isRight).length],
    ['returns', '/alarms', returns.data?.list.filter(({ isAlarm }) => isAlarm).length],
    ['vendors', '/vendor-alarms', vendors.data?.list.length],
    ['jobs', undefined, health.data?.jobs.filter(({ failures }) => failures > 0).length],
    ['events', undefined, health.data?.parkedEvents],
  ];
  return {
    alarms: counts.flatMap(([id, to, count = 0]): Alarm[] =>
      count > 0 ? [{ id, to, words: wordsOf(text, id, count) }] : [],
    ),
    isPending: [returns, pots, vendors, proofs, health].some(({ isLoading }) => isLoading),
  };
}

type AlarmId =
  | 'emergencies'
  | 'unreviewed'
  | 'ledger'
  | 'book'
  | 'pots'
  | 'returns'
  | 'vendors'
  | 'jobs'
  | 'events';

const wordsOf = (text: Text, id: AlarmId, count: number) =>
  text(`console.today.alarm.${id}`, { count });
