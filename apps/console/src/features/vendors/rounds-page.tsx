import { vendorsSeamlessOperator } from '@baize/contract';
import { StatePanel, Tag } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFilters } from '../../shared/list/search.ts';
import { TrailPager } from '../../shared/list/trail-pager.tsx';
import { FailurePage } from '../../shared/parts/failure-page.tsx';
import { MemberLink } from '../../shared/parts/member-link.tsx';
import { PageBody, PageHead } from '../../shared/parts/page-head.tsx';
import { StatePicture } from '../../shared/parts/state-picture.tsx';
import { Sum } from '../../shared/parts/sum.tsx';
import { queryOf } from '../../shared/queries.ts';
import type { Times } from '../../shared/times.ts';
import { type Text, useText } from '../../shared/use-text.ts';
import { useTimes } from '../../shared/use-times.ts';
import { BetLink } from './message-case.tsx';
import type { Round } from './use-doors.ts';
import { VendorFilter } from './vendor-filter.tsx';
import { vendorWish } from './vendor-wish.ts';

const STATES = ['open', 'settled', 'void'] as const;

/** Rounds at vendors, each with the bets and wins it is made of. */
export function VendorRoundsPage() {
  const text = useText();
  const times = useTimes();
  const [search] = useFilters();
  const wish = useMemo(() => {
    const state = STATES.find((known) => known === search.state);
    return { ...vendorWish(search), ...(state && { state }) };
  }, [search]);
  const rounds = useQuery({
    ...queryOf(vendorsSeamlessOperator.listRounds, wish),
    placeholderData: keepPreviousData,
  });
  const columns = useMemo(() => columnsOf(text, times), [text, times]);
  if (rounds.error) return <FailurePage error={rounds.error} reset={() => void rounds.refetch()} />;
  return (
    <PageBody>
      <PageHead title={text('console.vround.title')} lead={text('console.vround.lead')} />
      <VendorFilter
        texts={[{ key: 'member', label: text('console.bets.filter.member') }]}
        more={[
          {
            key: 'state',
            label: text('console.bets.state'),
            kind: 'choice',
            options: [
              { value: '', label: text('console.bets.anyState') },
              ...STATES.map((value) => ({ value, label: text(`console.bets.state.${value}`) })),
            ],
          },
        ]}
      />
      <Table
        caption={text('console.vround.title')}
        columns={columns}
        rows={rounds.data?.list ?? []}
        rowId={({ betId }) => betId}
        isLoading={rounds.isPending}
        isSortedByServer
        empty={
          <StatePanel
            picture={<StatePicture name="empty" />}
            title={text('console.vround.none')}
            text={text('console.vround.noneText')}
          />
        }
      />
      {rounds.data && <TrailPager className="mt-4" next={rounds.data.after} />}
    </PageBody>
  );
}

const TONES = { open: 'info', settled: 'plain', void: 'warn' } as const;

function columnsOf(text: Text, times: Times): Column<Round>[] {
  return [
    {
      id: 'round',
      header: text('console.vmsg.round'),
      onCard: 'title',
      cell: ({ roundId, vendor, listedAs, gameCode }) => (
        <span className="block max-w-60 py-1.5 leading-tight">
          <span className="code block truncate font-semibold">{roundId}</span>
          <span className="text-[0.8125rem] text-ink-soft">
            {gameCode}, {vendor}
            {listedAs !== vendor && ` (${text('console.vround.listedAs', { vendor: listedAs })})`}
          </span>
        </span>
      ),
    },
    {
      id: 'member',
      header: text('console.vmsg.member'),
      cell: ({ memberId }) => <MemberLink memberId={memberId} />,
    },
    { id: 'bet', header: text('console.vmsg.bet'), cell: ({ betId }) => <BetLink betId={betId} /> },
    {
      id: 'parts',
      header: text('console.vround.parts'),
      className: 'md:max-[70rem]:hidden',
      cell: ({ parts, currency }) => (
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
    {
      id: 'stake',
      header: text('console.bets.stake'),
      align: 'figure',
      cell: ({ stake, currency }) => <Sum amount={stake} currency={currency} />,
    },
    {
      id: 'payout',
      header: text('console.bets.payout'),
      align: 'figure',
      cell: ({ payout, stake, currency }) => (
        <Sum amount={payout} currency={currency} tone={payout > stake ? 'win' : 'plain'} />
      ),
    },
    {
      id: 'placed',
      header: text('console.bets.placed'),
      className: 'md:max-[80rem]:hidden',
      cell: ({ placedAt }) => <span className="num">{times.exact(placedAt)}</span>,
    },
    {
      id: 'state',
      header: text('console.bets.state'),
      onCard: 'aside',
      cell: ({ state }) => <Tag tone={TONES[state]}>{text(`console.bets.state.${state}`)}</Tag>,
    },
  ];
}
