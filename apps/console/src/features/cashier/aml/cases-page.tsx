import { cashierAmlOperator, type Output } from '@baize/contract';
import { FilterBar, Tag } from '@baize/ui';
import type { Column } from '@baize/ui/table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FilterText } from '../../../shared/list/filter-text.tsx';
import { ListPage } from '../../../shared/list/list-frame.tsx';
import { type PlainSearch, pageOf, useFilters } from '../../../shared/list/search.ts';
import { LiveTag } from '../../../shared/live/live-tag.tsx';
import { MemberLink } from '../../../shared/parts/member-link.tsx';
import { Sum } from '../../../shared/parts/sum.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { useBrand } from '../../../shared/session/use-status.ts';
import type { Times } from '../../../shared/times.ts';
import { type Text, useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { Age } from '../age.tsx';
import { PAGE_SIZE } from '../cashier-rows.ts';
import { numbersOf } from '../queue-filters.ts';
import { CaseFile } from './case-file.tsx';

type Case = Output<typeof cashierAmlOperator.listCases.value>['list'][number];

/** Patterns that somebody must look into: open ones first, the oldest on top. */
export function CasesPage() {
  const text = useText();
  const times = useTimes();
  const { currency } = useBrand();
  const [search] = useFilters();
  const list = useCases(search);
  const columns = useMemo(() => columnsOf(text, times, currency), [text, times, currency]);
  return (
    <ListPage
      title={text('console.aml.title')}
      lead={text('console.aml.lead')}
      actions={<LiveTag />}
      query={list}
      columns={columns}
      rowId={({ caseId }) => caseId}
      none={{ title: text('console.aml.none'), text: text('console.aml.noneText') }}
      summary={list.data && text('console.cashier.count', { count: list.data.totalCount })}
      beside={{
        title: text('console.aml.one'),
        choose: {
          picture: 'members-only',
          title: text('console.aml.choose'),
          text: text('console.aml.chooseText'),
        },
        show: (id) => <CaseFile key={id} caseId={id} />,
      }}
    >
      <Filters />
    </ListPage>
  );
}

function useCases(search: PlainSearch) {
  const { memberId } = numbersOf(search);
  const pattern = cashierAmlOperator.watchPatterns.find((known) => known === search.pattern);
  const wish = {
    state: search.state === 'CLOSED' ? ('CLOSED' as const) : ('OPEN' as const),
    page: pageOf(search),
    size: PAGE_SIZE,
    ...(pattern && { pattern }),
    ...(memberId && { memberId }),
  };
  return useQuery({
    ...queryOf(cashierAmlOperator.listCases, wish),
    placeholderData: keepPreviousData,
  });
}

function Filters() {
  const text = useText();
  const [search, setSearch] = useFilters();
  return (
    <FilterBar
      className="mb-4"
      filters={[
        {
          key: 'state',
          label: text('console.cashier.state'),
          kind: 'chips',
          options: [
            { value: '', label: text('console.aml.state.OPEN') },
            { value: 'CLOSED', label: text('console.aml.state.CLOSED') },
          ],
        },
        {
          key: 'pattern',
          label: text('console.aml.pattern'),
          kind: 'choice',
          options: [
            { value: '', label: text('console.aml.anyPattern') },
            ...cashierAmlOperator.watchPatterns.map((value) => ({
              value,
              label: text(`console.aml.pattern.${value}`),
            })),
          ],
        },
        {
          key: 'member',
          label: text('console.cashier.member'),
          kind: 'custom',
          render: (value, onChange) => (
            <FilterText label={text('console.cashier.member')} value={value} onChange={onChange} />
          ),
        },
      ]}
      state={{
        state: search.state ?? '',
        pattern: search.pattern ?? '',
        member: search.member ?? '',
      }}
      onChange={({ state = '', pattern = '', member = '' }) =>
        setSearch({ state, pattern, member, page: '', id: '' })
      }
    />
  );
}

function columnsOf(text: Text, times: Times, currency: string): Column<Case>[] {
  return [
    {
      id: 'pattern',
      header: text('console.aml.pattern'),
      onCard: 'title',
      cell: ({ pattern, caseId }) => (
        <span className="block py-1.5 leading-tight">
          <span className="block font-semibold">{text(`console.aml.pattern.${pattern}`)}</span>
          <span className="num text-[0.8125rem] font-normal text-ink-soft">C-{caseId}</span>
        </span>
      ),
    },
    {
      id: 'member',
      header: text('console.cashier.memberName'),
      cell: ({ memberId, username }) => <MemberLink memberId={memberId} name={username} />,
    },
    {
      id: 'amount',
      header: text('console.cashier.amount'),
      align: 'figure',
      cell: ({ amount }) => <Sum amount={amount} currency={currency} />,
    },
    {
      id: 'assigned',
      header: text('console.aml.assigned'),
      cell: ({ assignedTo }) => assignedTo ?? <span className="text-ink-soft">–</span>,
    },
    {
      id: 'age',
      header: text('console.cashier.waiting'),
      align: 'figure',
      cell: ({ openedAt, closedAt }) =>
        closedAt === null ? (
          <Age since={openedAt} lateMinutes={1_440} />
        ) : (
          <span className="num text-ink-soft">{times.dayAndTime(closedAt)}</span>
        ),
    },
    {
      id: 'state',
      header: text('console.cashier.state'),
      onCard: 'aside',
      cell: ({ state, outcome }) => (
        <Tag tone={state === 'OPEN' ? 'warn' : 'plain'}>
          {outcome ? text(`console.aml.outcome.${outcome}`) : text(`console.aml.state.${state}`)}
        </Tag>
      ),
    },
  ];
}
