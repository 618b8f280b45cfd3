import { Panel, SectionHead, textLinkClasses } from '@baize/ui';
import { Table } from '@baize/ui/table';
import { useMemo } from 'react';
import { useText } from '../../../shared/words/use-text.ts';
import { AgentLink } from '../agent-link.tsx';
import { useFigures } from '../use-figures.tsx';
import { type StatementRow, type TeamInput, useStatements } from './use-reports.ts';

const SHOWN = 6;

/** The first teams directly below, and what they came to. */
export function DirectTeams({ input }: { input: TeamInput }) {
  const text = useText();
  const { money } = useFigures();
  const query = useStatements({ ...input, scope: 'TEAM', page: 1, size: SHOWN });
  const rows = useMemo(
    () => (query.data?.list ?? []).filter(({ isSelf }) => !isSelf),
    [query.data],
  );
  const columns = useMemo(
    () => [
      {
        id: 'username',
        header: text('agents.column.username'),
        onCard: 'title' as const,
        cell: ({ username }: StatementRow) => (
          <AgentLink
            page="agentTeamOverview"
            search={{ user: username }}
            className={textLinkClasses}
          >
            <bdi>{username}</bdi>
          </AgentLink>
        ),
      },
      ...(['totalBet', 'totalDeposit', 'totalPNL'] as const).map((key) => ({
        id: key,
        header: text(`agents.sum.${key}`),
        align: 'figure' as const,
        cell: (row: StatementRow) => money(row[key], { signed: key === 'totalPNL' }),
      })),
    ],
    [text, money],
  );
  if (rows.length === 0 && !query.isPending) return null;
  return (
    <Panel isPadded={false} className="pt-4 pb-1">
      <SectionHead
        className="mb-1.5 px-5"
        level={3}
        title={text('agents.direct.title')}
        note={text('agents.direct.shown', {
          shown: rows.length,
          count: Math.max(0, (query.data?.total ?? 1) - 1),
        })}
        actions={
          <AgentLink
            page="downlineManagmentView"
            search={{ user: input.username }}
            className={textLinkClasses}
          >
            {text('agents.page.downlineManagmentView')}
          </AgentLink>
        }
      />
      <Table
        isBare
        caption={text('agents.direct.title')}
        columns={columns}
        rows={rows}
        rowId={({ username }) => username}
        isLoading={query.isPending}
        skeletonRows={3}
        isSortedByServer
        className="max-md:px-3 max-md:pb-3"
      />
    </Panel>
  );
}
