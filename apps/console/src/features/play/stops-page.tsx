import { Button, cx, Panel, SectionHead, StatePanel } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { OctagonX, Play } from 'lucide-react';
import { useMemo, useState } from 'react';
import { LiveTag } from '../../shared/live/live-tag.tsx';
import { AuditLink } from '../../shared/parts/audit-link.tsx';
import { FailurePage } from '../../shared/parts/failure-page.tsx';
import { PageBody, PageHead } from '../../shared/parts/page-head.tsx';
import { StatePicture } from '../../shared/parts/state-picture.tsx';
import { useGameName } from '../../shared/play/own-games.ts';
import { type StopAsk, StopModal } from '../../shared/play/stop-modal.tsx';
import { type Stop, useStops } from '../../shared/play/stops.ts';
import { useMay } from '../../shared/session/use-me.ts';
import type { Times } from '../../shared/times.ts';
import { type Text, useText } from '../../shared/use-text.ts';
import { useTimes } from '../../shared/use-times.ts';
import { NewStop } from './new-stop.tsx';

/** The switches of play: what is off refuses new bets within two seconds, and lets open rounds end. */
export function StopsPage() {
  const text = useText();
  const stops = useStops();
  const mayStop = useMay('play.stop');
  const [asked, setAsked] = useState<StopAsk | null>(null);
  if (stops.error) return <FailurePage error={stops.error} reset={() => void stops.refetch()} />;
  const list = stops.data?.list ?? [];
  return (
    <PageBody>
      <PageHead
        title={text('console.play.switches')}
        lead={text('console.play.switchesLead')}
        actions={
          <>
            <AuditLink action="play." />
            <LiveTag />
          </>
        }
      />
      {stops.data && <Everything stop={list.find(({ scope }) => scope === 'all')} ask={setAsked} />}
      {mayStop && <NewStop onAsk={setAsked} />}
      <SectionHead title={text('console.play.offNow')} />
      <StoppedTable
        rows={list.filter(({ scope }) => scope !== 'all')}
        isLoading={stops.isPending}
        {...(mayStop && { onFree: setAsked })}
      />
      <StopModal asked={asked} onClose={() => setAsked(null)} />
    </PageBody>
  );
}

type EverythingProps = { stop: Stop | undefined; ask: (asked: StopAsk) => void };

/** The one switch for all play. */
function Everything({ stop, ask }: EverythingProps) {
  const text = useText();
  const times = useTimes();
  const mayStop = useMay('play.stop');
  const isStopped = stop === undefined;
  const asked = { scope: 'all', subject: '', isStopped, name: text('console.play.all') } as const;
  return (
    <Panel
      aria-label={text('console.play.all')}
      className={cx('mb-6 max-w-4xl', stop && 'border-danger bg-danger-wash')}
    >
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {stop ? (
          <OctagonX aria-hidden className="size-8 shrink-0 text-danger" />
        ) : (
          <Play aria-hidden className="size-8 shrink-0 text-felt-text" />
        )}
        <div className="min-w-0 flex-1" role="status">
          <h2 className="type-title">
            {text(stop ? 'console.play.allStopped' : 'console.play.allOpen')}
          </h2>
          <p className={stop ? 'break-words' : 'text-ink-soft'}>
            {stop
              ? text('console.play.since', {
                  by: stop.operator ?? text('console.play.house'),
                  at: times.exact(stop.at),
                  reason: stop.reason,
                })
              : text('console.play.allOpenText')}
          </p>
        </div>
        {mayStop && (
          <Button kind={isStopped ? 'danger' : 'brass'} size="lg" onClick={() => ask(asked)}>
            {text(isStopped ? 'console.play.stopAll' : 'console.play.freeAll')}
          </Button>
        )}
      </div>
    </Panel>
  );
}

type TableProps = {
  rows: readonly Stop[];
  isLoading: boolean;
  onFree?: (asked: StopAsk) => void;
};

function StoppedTable({ rows, isLoading, onFree }: TableProps) {
  const text = useText();
  const times = useTimes();
  const gameName = useGameName();
  const columns = useMemo(() => {
    const nameOf = (stop: Stop) => subjectName(text, gameName, stop);
    return columnsOf({ text, times, nameOf, ...(onFree && { onFree }) });
  }, [text, times, gameName, onFree]);
  return (
    <Table
      caption={text('console.play.offNow')}
      columns={columns}
      rows={rows}
      rowId={({ scope, subject }) => `${scope} ${subject}`}
      isLoading={isLoading}
      isSortedByServer
      empty={
        <StatePanel
          picture={<StatePicture name="empty" />}
          title={text('console.play.noneOff')}
          text={text('console.play.noneOffText')}
        />
      }
    />
  );
}

function subjectName(text: Text, gameName: (code: string) => string, stop: Stop): string {
  const { scope, subject } = stop;
  if (scope === 'member') return text('console.play.memberNumber', { number: subject });
  if (scope === 'vendor') return subject;
  const [vendor, code = ''] = subject.split(':');
  return text('console.play.gameOf', { game: gameName(code), vendor: vendor ?? '' });
}

type Ties = {
  text: Text;
  times: Times;
  nameOf: (stop: Stop) => string;
  onFree?: (asked: StopAsk) => void;
};

function columnsOf({ text, times, nameOf, onFree }: Ties): Column<Stop>[] {
  return [
    {
      id: 'what',
      header: text('console.play.what'),
      onCard: 'title',
      cell: (stop) => (
        <span className="block py-1.5 leading-tight">
          <span className="block font-semibold">{nameOf(stop)}</span>
          <span className="text-[0.8125rem] text-ink-soft">
            {text(`console.play.scope.${stop.scope}`)}
          </span>
        </span>
      ),
    },
    {
      id: 'reason',
      header: text('console.play.reason'),
      cell: ({ reason }) => <span className="break-words">{reason}</span>,
    },
    {
      id: 'by',
      header: text('console.play.by'),
      cell: ({ operator }) => operator ?? text('console.play.house'),
    },
    {
      id: 'at',
      header: text('console.play.at'),
      cell: ({ at }) => <span className="num">{times.exact(at)}</span>,
    },
    ...(onFree
      ? [
          {
            id: 'free',
            header: <span className="sr-only">{text('console.play.free')}</span>,
            onCard: 'aside' as const,
            cell: (stop: Stop) => {
              const { scope, subject } = stop;
              const asked = { scope, subject, isStopped: false, name: nameOf(stop) };
              return (
                <Button size="sm" onClick={() => onFree(asked)}>
                  {text('console.play.free')}
                </Button>
              );
            },
          },
        ]
      : []),
  ];
}
