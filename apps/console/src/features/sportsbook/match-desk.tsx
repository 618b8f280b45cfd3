import { Tabs, Tag } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AuditLink } from '../../shared/parts/audit-link.tsx';
import { BackLink } from '../../shared/parts/back-link.tsx';
import { FailurePage } from '../../shared/parts/failure-page.tsx';
import { PageToCome } from '../../shared/parts/one-page.tsx';
import { PageBody, PageHead } from '../../shared/parts/page-head.tsx';
import { useMay } from '../../shared/session/use-me.ts';
import { useText } from '../../shared/use-text.ts';
import { useTimes } from '../../shared/use-times.ts';
import { DeskMarkets } from './desk-markets.tsx';
import { type DeskMatch, matchQuery, phaseTones, scoreOf } from './match-rows.ts';
import { OwnFixture } from './own-fixture.tsx';
import { ResultTab } from './result-tab.tsx';
import { Scenarios } from './scenarios.tsx';
import { StopButton } from './stop-button.tsx';

/** One match as a trader works on it: liabilities, prices, ends, result. */
export function MatchDesk({ matchId }: { matchId: string }) {
  const text = useText();
  const desk = useQuery(matchQuery(matchId));
  if (desk.error && !desk.data) {
    return <FailurePage error={desk.error} reset={() => void desk.refetch()} />;
  }
  if (!desk.data) return <PageToCome />;
  return (
    <PageBody>
      <BackLink to="/sportsbook">{text('console.sports.matches')}</BackLink>
      <DeskHead match={desk.data} />
      <DeskParts match={desk.data} />
    </PageBody>
  );
}

function DeskHead({ match }: { match: DeskMatch }) {
  const text = useText();
  const { dayAndTime } = useTimes();
  const mayTrade = useMay('sports.trade');
  const isOn = match.phase === 'live' || match.phase === 'scheduled';
  return (
    <PageHead
      title={`${match.home} – ${match.away}`}
      note={
        <span className="flex flex-wrap items-center gap-2">
          <Tag tone={phaseTones[match.phase]}>{text(`console.sports.phase.${match.phase}`)}</Tag>
          <b className="num">{scoreOf(match)}</b>
          <span>{match.leagueName}</span>
          <span className="num">{dayAndTime(match.startsAt)}</span>
          {isOn && match.isSuspended && <Tag tone="warn">{text('console.sports.suspended')}</Tag>}
        </span>
      }
      actions={
        <>
          {mayTrade && isOn && <StopButton level="match" subject={match.matchId} />}
          {mayTrade && <OwnFixture match={match} />}
          <AuditLink subject={`match:${match.matchId}`} />
        </>
      }
    />
  );
}

type Tab = 'markets' | 'scenarios' | 'result';

function DeskParts({ match }: { match: DeskMatch }) {
  const text = useText();
  const [tab, setTab] = useState<Tab>('markets');
  // A season ends by its table: nobody enters it, and no one score decides it.
  const parts: readonly Tab[] =
    match.source === 'season' || match.source === 'contest'
      ? ['markets', 'result']
      : ['markets', 'scenarios', 'result'];
  return (
    <Tabs<Tab>
      label={text('console.sports.parts')}
      value={tab}
      onChange={setTab}
      tabs={parts.map((value) => ({
        value,
        label: text(`console.sports.part.${value}`),
      }))}
    >
      {tab === 'markets' && <DeskMarkets match={match} />}
      {tab === 'scenarios' && <Scenarios match={match} />}
      {tab === 'result' && <ResultTab match={match} />}
    </Tabs>
  );
}
