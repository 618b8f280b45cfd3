import { agentsCentre } from '@baize/contract';
import { moneyNumber } from '@baize/money';
import { ChipGroup, NativeSelect, Pager, textLinkClasses } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { useMemo } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { pageOf, useAgentSearch } from '../agent-search.ts';
import { STICKY } from '../sticky-column.ts';
import { useFigures } from '../use-figures.tsx';
import { categoryWords, rebateCategories } from './category-words.ts';
import { FileButton } from './file-button.tsx';
import { PeriodBar } from './period-bar.tsx';
import { ReportFailed } from './report-failed.tsx';
import { ReportHead } from './report-head.tsx';
import { ofTeam, TeamNote } from './team-note.tsx';
import { usePeriod } from './use-period.ts';
import { useReportFile } from './use-report-file.ts';
import { type StatementRow, type StatementSums, useStatements } from './use-reports.ts';

const SIZE = 20;
const SCOPES = ['TEAM', 'PERSONAL'] as const;
const SUMS = [
  'totalDeposit',
  'totalWithdrawal',
  'totalBet',
  'totalValidBet',
  'totalWin',
  'totalRebate',
  'totalPromotion',
  'totalDailyIncome',
  'totalProfitSharing',
  'totalPNL',
] as const;

/** One row for oneself and one for each team directly below: they share nobody, so they add up. */
export function StatementsPage() {
  const text = useText();
  const period = usePeriod();
  const { search, change } = useAgentSearch();
  const { user, category } = search;
  const scope: (typeof SCOPES)[number] = search.scope === 'PERSONAL' ? 'PERSONAL' : 'TEAM';
  const page = pageOf(search);
  const input = {
    ...period.range,
    ...ofTeam(user),
    scope,
    ...(category && { category }),
  };
  const query = useStatements({ ...input, page, size: SIZE });
  const columns = useColumns(query.data?.footer, scope === 'TEAM');
  const file = useReportFile({
    name: 'statements',
    columns: useFileColumns(),
    read: (at, size) => ask(agentsCentre.statements, { ...input, page: at, size }),
  });
  const rows = query.data?.list ?? [];
  return (
    <>
      <ReportHead
        title={text('agents.page.palStatementsAgentCopy')}
        note={user && <TeamNote user={user} />}
      >
        <FileButton file={file} isEmpty={rows.length === 0} />
      </ReportHead>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <PeriodBar period={period} />
        <ChipGroup
          label={text('agents.scope')}
          chips={SCOPES.map((value) => ({ value, label: text(`agents.scope.${value}`) }))}
          value={scope}
          onChange={(next) => change({ scope: next === 'TEAM' ? undefined : next })}
        />
        <CategorySelect category={category} onChange={(next) => change({ category: next })} />
      </div>
      {query.error && !query.data ? (
        <ReportFailed error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Table
          caption={text('agents.page.palStatementsAgentCopy')}
          columns={columns}
          rows={rows}
          rowId={({ username, isSelf }) => `${username}${isSelf}`}
          isSortedByServer
          isLoading={query.isPending}
          skeletonRows={4}
          totalsLabel={text('agents.total')}
          className={STICKY}
        />
      )}
      <p className="mt-3 text-[0.8125rem] text-ink-soft">
        {text(category ? 'agents.statement.byCategory' : 'agents.statement.formula')}
      </p>
      <Pager
        className="mt-4"
        page={page}
        pageCount={query.data?.totalPages ?? 0}
        onPage={(p) => change({ p })}
      />
    </>
  );
}

type CategoryProps = { category: string | undefined; onChange: (category: string) => void };

function CategorySelect({ category, onChange }: CategoryProps) {
  const text = useText();
  return (
    <NativeSelect
      isCompact
      aria-label={text('agents.column.category')}
      value={category ?? ''}
      onChange={({ target }) => onChange(target.value)}
      options={[
        { value: '', label: text('agents.category.all') },
        ...rebateCategories.map((value) => ({ value, label: text(categoryWords(value)) })),
      ]}
      className="md:w-auto! md:bg-table"
    />
  );
}

function useColumns(
  footer: StatementSums | undefined,
  mayDrill: boolean,
): readonly Column<StatementRow>[] {
  const text = useText();
  const { money } = useFigures();
  const { change } = useAgentSearch();
  return useMemo(
    () => [
      {
        id: 'username',
        header: text('agents.column.username'),
        onCard: 'title',
        cell: ({ username, isSelf }) =>
          isSelf || !mayDrill ? (
            <span className="font-semibold">
              <bdi>{username}</bdi>{' '}
              {isSelf && <span className="font-normal text-ink-soft">{text('agents.self')}</span>}
            </span>
          ) : (
            <button
              type="button"
              className={textLinkClasses}
              onClick={() => change({ user: username })}
            >
              <bdi>{username}</bdi>
            </button>
          ),
      },
      ...SUMS.map((key) => ({
        id: key,
        header: text(`agents.sum.${key}`),
        align: 'figure' as const,
        cell: (row: StatementRow) => money(row[key], { signed: key === 'totalPNL' }),
        ...(footer && { total: money(footer[key], { signed: key === 'totalPNL' }) }),
      })),
    ],
    [text, money, footer, change, mayDrill],
  );
}

function useFileColumns() {
  const text = useText();
  return useMemo(
    () => [
      { header: text('agents.column.username'), value: ({ username }: StatementRow) => username },
      ...SUMS.map((key) => ({
        header: text(`agents.sum.${key}`),
        value: (row: StatementRow) => moneyNumber(row[key]),
      })),
    ],
    [text],
  );
}
