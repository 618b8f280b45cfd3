import { Button, Pager } from '@baize/ui';
import { Table } from '@baize/ui/table';
import { useState } from 'react';
import { StatePage } from '../../../shared/pages/state-page.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import { pageOf, useAgentSearch } from '../agent-search.ts';
import { STICKY } from '../sticky-column.ts';
import { ReportFailed } from '../sums/report-failed.tsx';
import { ReportFile } from '../sums/report-file.tsx';
import { ReportHead } from '../sums/report-head.tsx';
import { type Downline, useDownlines } from '../sums/use-reports.ts';
import { PersonDrawer } from './person-drawer.tsx';
import { useTeamColumns } from './team-columns.tsx';
import { TeamFilters } from './team-filters.tsx';
import { TeamPath } from './team-path.tsx';
import { readTeamInput, teamFilters } from './team-search.ts';

const SIZE = 20;

/** The tree, one branch at a time: who stands below whom, what they hold, and what they signed. */
export function TeamPage() {
  const text = useText();
  const { search, change } = useAgentSearch();
  const [open, setOpen] = useState<string | null>(null);
  const page = pageOf(search);
  const input = readTeamInput(search);
  const query = useDownlines({ ...input, page, size: SIZE });
  const drill = (user: string | undefined) =>
    change({ user, ...Object.fromEntries(teamFilters.map((key) => [key, undefined])) });
  const columns = useTeamColumns(setOpen);
  const rows = query.data?.list ?? [];
  const person = rows.find(({ username }) => username === open);
  const openRow = ({ username, directCount }: Downline) =>
    directCount > 0 ? drill(username) : setOpen(username);
  const isNarrowed = teamFilters.some((key) => search[key]);
  return (
    <>
      <ReportHead title={text('agents.page.downlineManagmentView')}>
        <ReportFile input={{ report: 'downlines', ...input }} />
      </ReportHead>
      <div className="mb-4 flex flex-col gap-3">
        <TeamPath path={query.data?.path ?? []} onGo={drill} />
        <TeamFilters />
      </div>
      {query.error && !query.data ? (
        <ReportFailed error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Table
          caption={text('agents.page.downlineManagmentView')}
          columns={columns}
          rows={rows}
          rowId={({ username }) => username}
          isSortedByServer
          isLoading={query.isPending}
          skeletonRows={5}
          onRowOpen={openRow}
          openRowId={open ?? undefined}
          className={STICKY}
          empty={
            <StatePage
              isWide
              level={2}
              state="empty"
              title={text(isNarrowed ? 'agents.team.noneFound' : 'agents.team.none')}
              text={text('agents.team.noneText')}
              actions={
                isNarrowed && (
                  <Button onClick={() => drill(search.user)}>{text('agents.team.clear')}</Button>
                )
              }
            />
          }
        />
      )}
      <Pager
        className="mt-4"
        page={page}
        pageCount={query.data?.totalPages ?? 0}
        onPage={(p) => change({ p })}
        summary={rows.length > 0 && text('agents.people', { count: query.data?.total ?? 0 })}
      />
      {person && <PersonDrawer person={person} onClose={() => setOpen(null)} />}
    </>
  );
}
