import { Tabs } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useFilters } from '../../shared/list/search.ts';
import { AuditLink } from '../../shared/parts/audit-link.tsx';
import { BackLink } from '../../shared/parts/back-link.tsx';
import { PageBody, PageHead } from '../../shared/parts/page-head.tsx';
import { useText } from '../../shared/use-text.ts';
import { CalendarTab } from './calendar-tab.tsx';
import { IssuesTab } from './issues-tab.tsx';
import { lotteriesQuery } from './lottery-rows.ts';
import { OddsTab } from './odds-tab.tsx';
import { RiskTab } from './risk-tab.tsx';

const TABS = ['issues', 'risk', 'odds', 'calendar'] as const;

/** One lottery: its issues with the money in them, and its fixed odds. */
export function LotteryPage({ gameCode }: { gameCode: string }) {
  const text = useText();
  const [search, setSearch] = useFilters();
  const tab = TABS.find((one) => one === search.tab) ?? 'issues';
  const { data } = useQuery(lotteriesQuery);
  const lottery = data?.list.find((one) => one.gameCode === gameCode);
  return (
    <PageBody>
      <BackLink to="/lotteries">{text('console.lottery.title')}</BackLink>
      <PageHead
        title={lottery?.name ?? gameCode}
        note={<span className="code">{gameCode}</span>}
        actions={<AuditLink subject={`lottery:${gameCode}`} />}
      />
      <Tabs
        label={text('console.lottery.parts')}
        tabs={[
          { value: 'issues', label: text('console.lottery.issues') },
          { value: 'risk', label: text('console.lottery.risk') },
          { value: 'odds', label: text('console.lottery.odds') },
          ...(lottery?.everyMinutes === null
            ? [{ value: 'calendar' as const, label: text('console.lottery.calendar') }]
            : []),
        ]}
        value={tab}
        onChange={(next) => setSearch({ tab: next, number: '' })}
      >
        {tab === 'issues' && <IssuesTab given={{ gameCode }} />}
        {tab === 'risk' && <RiskTab key={gameCode} gameCode={gameCode} number={search.number} />}
        {tab === 'odds' && <OddsTab key={gameCode} gameCode={gameCode} />}
        {tab === 'calendar' && <CalendarTab gameCode={gameCode} />}
      </Tabs>
    </PageBody>
  );
}
