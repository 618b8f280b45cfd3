import { walletOperator } from '@baize/contract';
import { textLinkClasses } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { Dash, moneyColumn, timeColumn } from '../../../shared/list/columns.tsx';
import { choiceFilter, daysFilter } from '../../../shared/list/filters.tsx';
import { ListFilters, ListRows, listOf, useList } from '../../../shared/list/list.tsx';
import { ListFileButton } from '../../../shared/list/list-file-button.tsx';
import { FailurePage } from '../../../shared/parts/failure-page.tsx';
import { type MemberCard, PAGE_SIZE } from '../use-members.ts';

const GROUPS = [
  'deposit',
  'withdraw',
  'betting',
  'winning',
  'dividend',
  'betting_rebate',
  'agent_rebate',
  'share_bonus',
  'daily_wage',
  'hour_wage',
  'referral_rebate',
  'other',
] as const;

const movements = listOf(walletOperator.memberMovements, {
  words: 'console.member.tab.movements',
  size: PAGE_SIZE,
  asked: { group: '' },
  rowId: ({ id }) => id,
  filters: [
    choiceFilter({
      key: 'kind',
      label: 'console.money.kind',
      any: 'console.member.group.any',
      values: GROUPS,
      word: (group) => `console.member.group.${group}`,
      read: (group) => ({ group }),
    }),
    daysFilter('console.bets.days', 'console.member.group.anyDay', ({ from, to }) => ({
      from,
      to: to + 1,
    })),
  ],
  columns: [
    { header: 'console.money.kind', onCard: 'title', cell: ({ name }) => name },
    timeColumn('console.cashier.at', ({ at }) => at, { isExact: true }),
    moneyColumn('console.cashier.amount', ({ amount }) => amount, {
      currencyOf: ({ currency }) => currency,
      look: { isSigned: true },
      onCard: 'aside',
    }),
    moneyColumn('console.member.card.after', ({ balanceAfter }) => balanceAfter, {
      currencyOf: ({ currency }) => currency,
      look: { tone: 'soft' },
    }),
    {
      header: 'console.bets.number',
      cell: ({ betId }) =>
        betId === null ? (
          <Dash />
        ) : (
          <Link to="/bets/$betId" params={{ betId }} className={textLinkClasses}>
            <span className="num">{betId}</span>
          </Link>
        ),
      file: ({ betId }) => betId ?? '',
    },
  ],
});

/** Every movement of the main wallet, newest first. */
export function MovementsTab({ card }: { card: MemberCard }) {
  const opened = useList(walletOperator.memberMovements, movements, { memberId: card.member.id });
  const { query } = opened;
  if (query.error) return <FailurePage error={query.error} reset={() => void query.refetch()} />;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <ListFilters {...opened} />
        <ListFileButton opened={opened} fileName={`movements-${card.member.username}.csv`} />
      </div>
      <ListRows {...opened} />
    </>
  );
}
