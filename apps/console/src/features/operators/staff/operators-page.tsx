import { operatorsStaff } from '@baize/contract';
import { Button, downloadCsv, Tag, toCsv } from '@baize/ui';
import { Download, UserPlus } from 'lucide-react';
import { DialogButton } from '../../../shared/act/dialog-button.tsx';
import { titleColumn } from '../../../shared/list/columns.tsx';
import { choiceFilter, searchFilter } from '../../../shared/list/filters.tsx';
import { listPage } from '../../../shared/list/list-page.tsx';
import type { PlainSearch } from '../../../shared/list/search.ts';
import type { Tools } from '../../../shared/list/tools.ts';
import { useRoleName } from '../../../shared/session/use-roles.ts';
import { CreateOperator } from './create-operator.tsx';
import type { Operator } from './operator.ts';
import { OperatorCase } from './operator-case.tsx';
import { OperatorTags } from './operator-tags.tsx';

type RoleNames = ReturnType<typeof useRoleName>;

/** A house has tens of operators: all of them come at once, and the page sorts and searches. */
const EVERYONE = 999;

export const OperatorsPage = listPage(operatorsStaff.listOperators, {
  words: 'console.operators',
  lead: null,
  note: ({ totalCount }, { text }) => text('console.operators.count', { count: totalCount }),
  Actions: NewOperator,
  size: EVERYONE,
  useData: useRoleName,
  pick: isAskedFor,
  filters: [
    searchFilter('search', 'console.operators.search', () => ({})),
    choiceFilter({
      key: 'state',
      label: 'console.operators.state',
      any: 'console.operators.any',
      values: ['open', 'disabled'],
      word: (state) => `console.operators.${state}`,
      read: () => ({}),
    }),
  ],
  filterActions: (rows, tools) => (
    <Button onClick={() => downloadCsv('operators.csv', csvOf(rows, tools))}>
      <Download aria-hidden className="size-4" />
      {tools.text('console.csv')}
    </Button>
  ),
  rowId: ({ id }) => String(id),
  columns: [
    titleColumn('console.operators.name', ({ username, name }) => [username, name], {
      sortBy: ({ username }) => username,
    }),
    {
      header: 'console.operators.roles',
      cell: ({ roles }, { text, data: roleName }) =>
        roles.map(roleName).join(', ') || text('console.role.none'),
    },
    {
      header: 'console.factor.title',
      cell: ({ hasSecondFactor }, { text }) => (
        <Tag tone={hasSecondFactor ? 'good' : 'plain'}>
          {text(hasSecondFactor ? 'console.factor.on' : 'console.factor.off')}
        </Tag>
      ),
    },
    {
      header: 'console.operators.lastLogin',
      sortBy: ({ lastLoginAt }) => lastLoginAt ?? 0,
      cell: ({ lastLoginAt }, { text, times }) =>
        lastLoginAt ? times.dayAndTime(lastLoginAt) : text('console.operators.never'),
    },
    {
      header: 'console.operators.state',
      onCard: 'aside',
      cell: (operator) => <OperatorTags operator={operator} />,
    },
  ],
  beside: {
    words: 'console.operators',
    picture: 'no-team',
    show: (id, row) => row && <OperatorCase key={id} operator={row} />,
  },
});

function NewOperator() {
  return (
    <DialogButton
      kind="brass"
      label="console.operators.create"
      right="operators.edit"
      Icon={UserPlus}
    >
      {(dialog) => <CreateOperator {...dialog} />}
    </DialogButton>
  );
}

function isAskedFor(operator: Operator, { search = '', state }: PlainSearch): boolean {
  const isFound = `${operator.username} ${operator.name} ${operator.roles.join(' ')}`
    .toLowerCase()
    .includes(search.trim().toLowerCase());
  return isFound && (!state || operator.isDisabled === (state === 'disabled'));
}

function csvOf(
  rows: readonly Operator[],
  { text, times, data: roleName }: Tools<RoleNames>,
): string {
  return toCsv<Operator>(
    [
      { header: text('console.login.username'), value: ({ username }) => username },
      { header: text('console.operators.name'), value: ({ name }) => name },
      {
        header: text('console.operators.roles'),
        value: ({ roles }) => roles.map(roleName).join(', '),
      },
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
