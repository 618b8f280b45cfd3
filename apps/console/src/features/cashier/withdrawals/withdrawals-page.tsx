import { cashierWithdrawalsOperator } from '@baize/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { askBlob } from '../../../shared/api.ts';
import { ListPage } from '../../../shared/list/list-frame.tsx';
import { type PlainSearch, pageOf, useFilters } from '../../../shared/list/search.ts';
import { LiveTag } from '../../../shared/live/live-tag.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { useText } from '../../../shared/use-text.ts';
import { PAGE_SIZE, type Withdrawal } from '../cashier-rows.ts';
import { CsvButton } from '../csv-button.tsx';
import { memberOf, numbersOf, queueOf } from '../queue-filters.ts';
import { useSecondPerson } from './second-person.tsx';
import { WithdrawalCase } from './withdrawal-case.tsx';
import { useWithdrawalColumns } from './withdrawal-columns.tsx';
import { WithdrawalFigures } from './withdrawal-figures.tsx';
import { WITHDRAWAL_QUEUES, WithdrawalFilters } from './withdrawal-filters.tsx';

/** Money that members asked for, the longest wait first. */
export function WithdrawalsPage() {
  const text = useText();
  const [search] = useFilters();
  const list = useWithdrawals(search);
  const columns = useWithdrawalColumns(useSecondPerson());
  return (
    <ListPage
      title={text('console.wd.title')}
      lead={text('console.wd.lead')}
      actions={
        <>
          <LiveTag />
          <CsvButton
            fileName="withdrawals.csv"
            read={() => askBlob(cashierWithdrawalsOperator.withdrawalsFile, memberOf(search))}
          />
        </>
      }
      query={list}
      columns={columns}
      rowId={({ withdrawId }) => withdrawId}
      none={{ title: text('console.wd.none'), text: text('console.wd.noneText') }}
      summary={list.data && text('console.cashier.count', { count: list.data.totalCount })}
      beside={{
        title: text('console.wd.one'),
        choose: {
          picture: 'empty',
          title: text('console.wd.choose'),
          text: text('console.wd.chooseText'),
        },
        show: (id, row) => <OpenedWithdrawal key={id} withdrawId={id} row={row} />,
      }}
    >
      <WithdrawalFigures />
      <WithdrawalFilters />
    </ListPage>
  );
}

type Opened = { withdrawId: string; row: Withdrawal | undefined };

/** It stays open when its next step takes it to another queue. */
function OpenedWithdrawal({ withdrawId, row }: Opened) {
  const wish = { withdrawId, page: 1, size: 1 };
  const found = useQuery({
    ...queryOf(cashierWithdrawalsOperator.listWithdrawals, wish),
    enabled: row === undefined && /^\d{1,18}$/.test(withdrawId),
  });
  const withdrawal = row ?? found.data?.list[0];
  return withdrawal ? <WithdrawalCase withdrawal={withdrawal} /> : null;
}

function useWithdrawals(search: PlainSearch) {
  const { id, memberId } = numbersOf(search);
  const isLookedFor = id !== undefined || memberId !== undefined;
  const queue = isLookedFor ? undefined : queueOf(search, WITHDRAWAL_QUEUES);
  const wish = {
    page: pageOf(search),
    size: PAGE_SIZE,
    ...(queue && { queue }),
    ...(id && { withdrawId: id }),
    ...(memberId && { memberId }),
  };
  return useQuery({
    ...queryOf(cashierWithdrawalsOperator.listWithdrawals, wish),
    placeholderData: keepPreviousData,
  });
}
