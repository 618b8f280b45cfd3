import { Tag } from '@baize/ui';
import {
  codeColumn,
  Dash,
  type ListColumn,
  memberColumn,
  moneyColumn,
  TwoLines,
  timeColumn,
} from '../../../shared/list/columns.tsx';
import { Sum } from '../../../shared/parts/sum.tsx';
import { playNames } from '../../../shared/play/lottery-words.ts';
import type { BetRow } from './bet-filters.ts';
import { BetTag } from './bet-tag.tsx';

/** A bet in any list of them. */
export const betColumns: readonly ListColumn<BetRow>[] = [
  codeColumn('console.bets.number', ({ betId }) => betId, { look: 'num text-ink-soft' }),
  {
    header: 'console.bets.game',
    onCard: 'title',
    cell: ({ gameName, plays, vendor }, { text }) => (
      <TwoLines first={gameName} second={playNames(text, plays) || vendor} />
    ),
    file: ({ gameName, plays, vendor }, { text }) =>
      [gameName, playNames(text, plays) || vendor].join(' · '),
  },
  memberColumn('console.bets.member', ({ memberId, name }) => ({ memberId, name })),
  timeColumn('console.bets.placed', ({ placedAt }) => placedAt, {
    isExact: true,
    className: 'md:max-[64rem]:hidden',
  }),
  moneyColumn('console.bets.stake', ({ stake }) => stake, {
    currencyOf: ({ currency }) => currency,
  }),
  {
    header: 'console.bets.payout',
    align: 'figure',
    cell: ({ payout, stake, currency, state }) =>
      state === 'open' ? (
        <Dash />
      ) : (
        <Sum amount={payout} currency={currency} tone={payout > stake ? 'win' : 'plain'} />
      ),
  },
  {
    header: 'console.bets.state',
    onCard: 'aside',
    cell: ({ state, freeStake, currency }, { text }) => (
      <span className="inline-flex flex-wrap items-center gap-1.5">
        <BetTag state={state} />
        {freeStake !== null && (
          <Tag>
            {text('console.bets.free')} <Sum amount={freeStake} currency={currency} />
          </Tag>
        )}
      </span>
    ),
  },
];

/** What is the same for every list of bets: a row opens the bet. */
export const betRows = {
  columns: betColumns,
  rowId: ({ betId }: { betId: string }) => betId,
  open: ({ betId }: { betId: string }) => ({ to: '/bets/$betId', params: { betId } }) as const,
};
