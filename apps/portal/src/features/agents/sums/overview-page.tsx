import { useMemo } from 'react';
import { Fetched } from '../../../shared/calls/fetched.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import { useAgentSearch } from '../agent-search.ts';
import { ContractPaper } from '../contracts/contract-paper.tsx';
import { DebtNotice } from '../pay/debt-notice.tsx';
import { CategorySplit } from './category-split.tsx';
import { DailyChart } from './daily-chart.tsx';
import { DirectTeams } from './direct-teams.tsx';
import { OverviewCards, OverviewLedger } from './overview-cards.tsx';
import { PeriodBar } from './period-bar.tsx';
import { ReportFile } from './report-file.tsx';
import { ReportHead } from './report-head.tsx';
import { ofTeam, TeamNote } from './team-note.tsx';
import { usePeriod } from './use-period.ts';
import { useOverview } from './use-reports.ts';

/** A team at a glance: its money, its people, its play; then day by day and by category. */
export function OverviewPage() {
  const text = useText();
  const period = usePeriod();
  const { search } = useAgentSearch();
  const { user } = search;
  const input = useMemo(() => ({ ...period.range, ...ofTeam(user) }), [period.range, user]);
  const overview = useOverview(input);
  return (
    <>
      <ReportHead
        title={text('agents.page.agentTeamOverview')}
        note={user && <TeamNote user={user} />}
      >
        <PeriodBar period={period} />
        <ReportFile input={{ report: 'overview', ...input }} />
      </ReportHead>
      {!user && <DebtNotice />}
      <Fetched query={overview}>
        {(sums) => (
          <div className="flex flex-col gap-4">
            <OverviewLedger sums={sums} range={period.range} isOwn={!user} />
            <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_21rem]">
              <div className="flex min-w-0 flex-col gap-4">
                <DailyChart input={input} />
                <DirectTeams input={input} />
              </div>
              <div className="flex min-w-0 flex-col gap-4">
                {!user && <ContractPaper />}
                <CategorySplit categories={sums.categories} />
              </div>
            </div>
            <OverviewCards sums={sums} />
          </div>
        )}
      </Fetched>
    </>
  );
}
