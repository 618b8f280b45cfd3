import { playLanesOperator } from '@baize/contract';
import { Button, cx, Panel, SectionHead } from '@baize/ui';
import { OctagonX, Play } from 'lucide-react';
import { useState } from 'react';
import { TwoLines, timeColumn } from '../../shared/list/columns.tsx';
import { listSection } from '../../shared/list/list.tsx';
import { LiveTag } from '../../shared/live/live-tag.tsx';
import { AuditLink } from '../../shared/parts/audit-link.tsx';
import { TitledPage } from '../../shared/parts/titled-page.tsx';
import { type GameNames, useGameName } from '../../shared/play/own-games.ts';
import { type StopAsk, StopModal } from '../../shared/play/stop-modal.tsx';
import { type Stop, useStops } from '../../shared/play/stops.ts';
import { useMay } from '../../shared/session/use-me.ts';
import { type Text, useText } from '../../shared/use-text.ts';
import { useTimes } from '../../shared/use-times.ts';
import { NewStop } from './new-stop.tsx';

/** The switches of play: what is off refuses new bets within two seconds, and lets open rounds end. */
export function StopsPage() {
  const text = useText();
  const stops = useStops();
  const mayStop = useMay('play.stop');
  const [asked, setAsked] = useState<StopAsk | null>(null);
  return (
    <TitledPage
      title="console.play.switches"
      lead="console.play.switchesLead"
      actions={
        <>
          <AuditLink action="play." />
          <LiveTag />
        </>
      }
      read={stops}
    >
      {stops.data && (
        <Everything stop={stops.data.list.find(({ scope }) => scope === 'all')} ask={setAsked} />
      )}
      {mayStop && <NewStop onAsk={setAsked} />}
      <SectionHead title={text('console.play.offNow')} />
      <Stopped />
      <StopModal asked={asked} onClose={() => setAsked(null)} />
    </TitledPage>
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
        <div className="min-w-52 flex-1" role="status">
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

const Stopped = listSection(playLanesOperator.listStops, {
  words: {
    title: 'console.play.offNow',
    none: 'console.play.noneOff',
    noneText: 'console.play.noneOffText',
  },
  useData: useGameName,
  rows: (stops) => stops.filter(({ scope }) => scope !== 'all'),
  rowId: ({ scope, subject }) => `${scope} ${subject}`,
  columns: [
    {
      header: 'console.play.what',
      onCard: 'title',
      cell: (stop, { text, data }) => (
        <TwoLines
          first={subjectName(text, data, stop)}
          second={text(`console.play.scope.${stop.scope}`)}
        />
      ),
    },
    {
      header: 'console.play.reason',
      cell: ({ reason }) => <span className="break-words">{reason}</span>,
    },
    {
      header: 'console.play.by',
      cell: ({ operator }, { text }) => operator ?? text('console.play.house'),
    },
    timeColumn('console.play.at', ({ at }) => at, { isExact: true }),
    {
      header: 'console.play.free',
      isHeaderHidden: true,
      right: 'play.stop',
      onCard: 'aside',
      cell: (stop, { text, data }) => (
        <FreeButton stop={stop} name={subjectName(text, data, stop)} />
      ),
    },
  ],
});

function FreeButton({ stop: { scope, subject }, name }: { stop: Stop; name: string }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const asked = isOpen ? { scope, subject, isStopped: false, name } : null;
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {text('console.play.free')}
      </Button>
      <StopModal asked={asked} onClose={() => setOpen(false)} />
    </>
  );
}

function subjectName(text: Text, gameName: GameNames, { scope, subject }: Stop): string {
  if (scope === 'member') return text('console.play.memberNumber', { number: subject });
  if (scope === 'vendor') return subject;
  const [vendor, code = ''] = subject.split(':');
  return text('console.play.gameOf', { game: gameName(code), vendor: vendor ?? '' });
}
