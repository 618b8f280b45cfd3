import { cashierDesk, cashierMoney } from '@baize/contract';
import { Pager } from '@baize/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ask, askBlob } from '../../shared/api.ts';
import { ChooseOne } from '../../shared/choose-one.tsx';
import { FailurePage } from '../../shared/failure-page.tsx';
import { LiveTag } from '../../shared/live-tag.tsx';
import { PageBody, PageHead } from '../../shared/page-head.tsx';
import { type PlainSearch, pageOf, useFilters } from '../../shared/search.ts';
import { Split } from '../../shared/split.tsx';
import { useText } from '../../shared/use-text.ts';
import { PAGE_SIZE } from './cashier-rows.ts';
import { CsvButton } from './csv-button.tsx';
import { memberOf, numbersOf, queueOf } from './desk-filters.ts';
import { RowKeys } from './row-keys.tsx';
import { useSecondPerson } from './second-person.tsx';
import { WithdrawalCase } from './withdrawal-case.tsx';
import { WithdrawalFigures } from './withdrawal-figures.tsx';
import { WITHDRAWAL_QUEUES, WithdrawalFilters } from './withdrawal-filters.tsx';
import { WithdrawalsTable } from './withdrawals-table.tsx';

/** Money that members asked for, the longest wait first. */
export function WithdrawalsPage() {
  const text = useText();
  const [search, setSearch] = useFilters();
  const list = useWithdrawals(search);
  const asked = useSecondPerson();
  if (list.error) return <FailurePage error={list.error} reset={() => void list.refetch()} />;
  const opened = list.data?.list.find(({ withdrawId }) => withdrawId === search.id);
  return (
    <Split
      asideTitle={text('console.wd.one')}
      isOpen={opened !== undefined}
      onClose={() => setSearch({ id: '' })}
      aside={opened && <WithdrawalCase key={opened.withdrawId} withdrawal={opened} />}
      whenClosed={
        <ChooseOne
          picture="empty"
          title={text('console.wd.choose')}
          text={text('console.wd.chooseText')}
        />
      }
    >
      <PageBody>
        <PageHead
          title={text('console.wd.title')}
          lead={text('console.wd.lead')}
          actions={
            <>
              <LiveTag />
              <CsvButton
                fileName="withdrawals.csv"
                read={() => askBlob(cashierMoney.withdrawalsFile, memberOf(search))}
              />
            </>
          }
        />
        <WithdrawalFigures />
        <WithdrawalFilters />
        <RowKeys>
          <WithdrawalsTable
            rows={list.data?.list ?? []}
            isLoading={list.isPending}
            asked={asked}
            openId={search.id}
            onOpen={(id) => setSearch({ id })}
          />
        </RowKeys>
        <Pager
          className="mt-4"
          page={pageOf(search)}
          pageCount={list.data?.totalPages ?? 1}
          summary={list.data && text('console.cashier.count', { count: list.data.totalCount })}
          onPage={(page) => setSearch({ page: String(page), id: '' })}
        />
      </PageBody>
    </Split>
  );
}

function useWithdrawals(search: PlainSearch) {
  const { id, memberId } = numbersOf(search);
  const isLookedFor = id !== undefined || memberId !== undefined;
  const queue = isLookedFor ? undefined : queueOf(search, WITHDRAWAL_QUEUES);
  const wish = {
    ...{ page: pageOf(search), size: PAGE_SIZE },
    ...(queue && { queue }),
    ...(id && { withdrawId: id }),
    ...(memberId && { memberId }),
  };
  return useQuery({
    queryKey: ['cashier', 'withdrawals', wish],
    queryFn: ({ signal }) => ask(cashierDesk.listWithdrawals, wish, signal),
    placeholderData: keepPreviousData,
  });
}
