import { Button, downloadCsv, FilterBar, StatePanel, Tag, toCsv } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { useQuery } from '@tanstack/react-query';
import { Download, UserPlus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ChooseOne } from '../../shared/list/choose-one.tsx';
import { useFilters } from '../../shared/list/search.ts';
import { Split } from '../../shared/list/split.tsx';
import { FailurePage } from '../../shared/parts/failure-page.tsx';
import { PageBody, PageHead } from '../../shared/parts/page-head.tsx';
import { StatePicture } from '../../shared/parts/state-picture.tsx';
import { useMay } from '../../shared/session/use-me.ts';
import type { Times } from '../../shared/times.ts';
import { type Text, useText } from '../../shared/use-text.ts';
import { useTimes } from '../../shared/use-times.ts';
import { CreateOperator } from './create-operator.tsx';
import { OperatorCase } from './operator-case.tsx';
import { OperatorTags } from './operator-tags.tsx';
import { type Operator, operatorsQuery } from './use-operators.ts';

export function OperatorsPage() {
  const text = useText();
  const times = useTimes();
  const [search, setSearch] = useFilters();
  const list = useQuery(operatorsQuery);
  const [isCreating, setCreating] = useState(false);
  const mayEdit = useMay('operators.edit');
  const columns = useMemo(() => columnsOf(text, times), [text, times]);
  const rows = (list.data?.list ?? []).filter((operator) => matches(operator, search));
  const opened = list.data?.list.find(({ id }) => String(id) === search.id);
  if (list.error) return <FailurePage error={list.error} reset={() => void list.refetch()} />;
  return (
    <Split
      asideTitle={text('console.operators.one')}
      isOpen={opened !== undefined}
      onClose={() => setSearch({ id: '' })}
      aside={opened && <OperatorCase key={opened.id} operator={opened} />}
      whenClosed={
        <ChooseOne
          picture="no-team"
          title={text('console.operators.choose')}
          text={text('console.operators.chooseText')}
        />
      }
    >
      <PageBody>
        <PageHead
          title={text('console.operators.title')}
          note={list.data && text('console.operators.count', { count: list.data.totalCount })}
          actions={
            mayEdit && (
              <Button kind="brass" onClick={() => setCreating(true)}>
                <UserPlus aria-hidden className="size-4" />
                {text('console.operators.create')}
              </Button>
            )
          }
        />
        <FilterBar
          className="mb-4"
          filters={[
            { key: 'search', label: text('console.operators.search'), kind: 'search' },
            {
              key: 'state',
              label: text('console.operators.state'),
              kind: 'choice',
              options: [
                { value: '', label: text('console.operators.any') },
                { value: 'open', label: text('console.operators.open') },
                { value: 'disabled', label: text('console.operators.disabled') },
              ],
            },
          ]}
          state={{ search: search.search ?? '', state: search.state ?? '' }}
          onChange={(state) => setSearch({ search: state.search, state: state.state })}
          actions={
            <Button onClick={() => downloadCsv('operators.csv', csvOf(rows, text, times))}>
              <Download aria-hidden className="size-4" />
              {text('console.csv')}
            </Button>
          }
        />
        <Table
          caption={text('console.operators.title')}
          columns={columns}
          rows={rows}
          rowId={({ id }) => String(id)}
          isLoading={list.isPending}
          openRowId={search.id}
          onRowOpen={({ id }) => setSearch({ id: String(id) })}
          empty={
            <StatePanel
              picture={<StatePicture name="empty" />}
              title={text('console.operators.none')}
              text={text('console.operators.noneText')}
            />
          }
        />
      </PageBody>
      <CreateOperator isOpen={isCreating} onClose={() => setCreating(false)} />
    </Split>
  );
}

function columnsOf(text: Text, times: Times): Column<Operator>[] {
  return [
    {
      id: 'name',
      header: text('console.operators.name'),
      onCard: 'title',
      sortBy: ({ username }) => username,
      cell: ({ username, name }) => (
        <span className="block py-1.5 leading-tight">
          <span className="block font-semibold">{username}</span>
          <span className="text-[0.8125rem] font-normal text-ink-soft">{name}</span>
        </span>
      ),
    },
    {
      id: 'roles',
      header: text('console.operators.roles'),
      cell: ({ roles }) =>
        roles.map((role) => text(`console.role.${role}`)).join(', ') || text('console.role.none'),
    },
    {
      id: 'factor',
      header: text('console.factor.title'),
      cell: ({ hasSecondFactor }) => (
        <Tag tone={hasSecondFactor ? 'good' : 'plain'}>
          {text(hasSecondFactor ? 'console.factor.on' : 'console.factor.off')}
        </Tag>
      ),
    },
    {
      id: 'seen',
      header: text('console.operators.lastLogin'),
      sortBy: ({ lastLoginAt }) => lastLoginAt ?? 0,
      cell: ({ lastLoginAt }) =>
        lastLoginAt ? times.dayAndTime(lastLoginAt) : text('console.operators.never'),
    },
    {
      id: 'state',
      header: text('console.operators.state'),
      onCard: 'aside',
      cell: (operator) => <OperatorTags operator={operator} />,
    },
  ];
}

function matches(operator: Operator, { search = '', state }: Record<string, string | undefined>) {
  const wanted = search.trim().toLowerCase();
  const isFound = `${operator.username} ${operator.name} ${operator.roles.join(' ')}`
    .toLowerCase()
    .includes(wanted);
  return isFound && (!state || operator.isDisabled === (state === 'disabled'));
}

function csvOf(rows: Operator[], text: Text, times: Times): string {
  return toCsv<Operator>(
    [
      { header: text('console.login.username'), value: ({ username }) => username },
      { header: text('console.operators.name'), value: ({ name }) => name },
      { header: text('console.operators.roles'), value: ({ roles }) => roles.join(' ') },
      { header: text('console.operators.disabled'), value: (row) => String(row.isDisabled) },
      { header: text('console.factor.title'), value: (row) => String(row.hasSecondFactor) },
      {
        header: text('console.operators.lastLogin'),
        value: ({ lastLoginAt }) => (lastLoginAt ? times.exact(lastLoginAt) : ''),
      },
    ],
    rows,
  );
}
