import { vendorsSeamlessOperator } from '@baize/contract';
import { memberColumn, moneyColumn, timeColumn } from '../../shared/list/columns.tsx';
import { memberFilter, namedChoice } from '../../shared/list/filters.tsx';
import { listPage } from '../../shared/list/list-page.tsx';
import { stateColumn } from '../../shared/list/named-columns.tsx';
import { Sum } from '../../shared/parts/sum.tsx';
import { BetLink } from './message-case.tsx';
import { useVendors, vendorFilter } from './vendor-filters.ts';

const TONES = { open: 'info', settled: 'plain', void: 'warn' } as const;

/** Rounds at vendors, each with the bets and wins it is made of. */
export const VendorRoundsPage = listPage(vendorsSeamlessOperator.listRounds, {
  words: 'console.vround',
  file: 'provider-rounds.csv',
  useData: useVendors,
  asked: { vendor: '' },
  filters: [
    vendorFilter,
    memberFilter('console.bets.filter.member'),
    namedChoice('state', 'console.bets.state', ['open', 'settled', 'void'], {
      any: 'console.bets.anyState',
    }),
  ],
  rowId: ({ betId }) => betId,
  columns: [
    {
      header: 'console.vmsg.round',
      onCard: 'title',
      cell: ({ roundId, vendor, listedAs, gameCode }, { text }) => (
        <span className="block max-w-60 py-1.5 leading-tight">
          <span className="code block truncate font-semibold">{roundId}</span>
          <span className="text-[0.8125rem] text-ink-soft">
            {gameCode}, {vendor}
            {listedAs !== vendor && ` (${text('console.vround.listedAs', { vendor: listedAs })})`}
          </span>
        </span>
      ),
    },
    memberColumn('console.vmsg.member', ({ memberId }) => ({ memberId })),
    { header: 'console.vmsg.bet', cell: ({ betId }) => <BetLink betId={betId} /> },
    {
      header: 'console.vround.parts',
      className: 'md:max-[70rem]:hidden',
      cell: ({ parts, currency }, { text }) => (
        <ul className="py-1.5">
          {parts.map(({ kind, transactionId, amount, isUndone }) => (
            <li key={`${kind} ${transactionId}`} className={isUndone ? 'text-ink-soft' : undefined}>
              {text(`console.vmsg.kind.${kind}`)} <Sum amount={amount} currency={currency} />
              {isUndone && ` (${text('console.vround.undone')})`}
            </li>
          ))}
        </ul>
      ),
    },
    moneyColumn('console.bets.stake', ({ stake }) => stake, {
      currencyOf: ({ currency }) => currency,
    }),
    {
      header: 'console.bets.payout',
      align: 'figure',
      cell: ({ payout, stake, currency }) => (
        <Sum amount={payout} currency={currency} tone={payout > stake ? 'win' : 'plain'} />
      ),
    },
    timeColumn('console.bets.placed', ({ placedAt }) => placedAt, {
      isExact: true,
      className: 'md:max-[80rem]:hidden',
    }),
    stateColumn('console.bets.state', 'console.bets.state', 'state', TONES),
  ],
});
