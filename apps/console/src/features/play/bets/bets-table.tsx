import { StatePanel } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { MemberLink } from '../../../shared/parts/member-link.tsx';
import { StatePicture } from '../../../shared/parts/state-picture.tsx';
import { Sum } from '../../../shared/parts/sum.tsx';
import { useGameName } from '../../../shared/play/own-games.ts';
import type { Times } from '../../../shared/times.ts';
import { type Text, useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import type { BetRow } from './bet-filters.ts';
import { BetTag } from './bet-tag.tsx';

type Props = {
  caption: string;
  rows: readonly BetRow[];
  isLoading: boolean;
  none: { title: string; text: string };
};

/** Bets as the server sorts them; a row opens the bet. */
export function BetsTable({ caption, rows, isLoading, none }: Props) {
  const text = useText();
  const times = useTimes();
  const nameOf = useGameName();
  const navigate = useNavigate();
  const columns = useMemo(() => columnsOf(text, times, nameOf), [text, times, nameOf]);
  return (
    <Table
      caption={caption}
      columns={columns}
      rows={rows}
      rowId={({ betId }) => betId}
      isLoading={isLoading}
      isSortedByServer
      onRowOpen={({ betId }) => void navigate({ to: '/bets/$betId', params: { betId } })}
      empty={
        <StatePanel picture={<StatePicture name="empty" />} title={none.title} text={none.text} />
      }
    />
  );
}

function columnsOf(text: Text, times: Times, nameOf: (code: string) => string): Column<BetRow>[] {
  return [
    {
      id: 'bet',
      header: text('console.bets.number'),
      cell: ({ betId }) => <span className="num text-ink-soft">{betId}</span>,
    },
    {
      id: 'game',
      header: text('console.bets.game'),
      onCard: 'title',
      cell: ({ gameCode, vendor }) => (
        <span className="block py-1.5 leading-tight">
          <span className="block font-semibold">{nameOf(gameCode)}</span>
          <span className="code text-ink-soft">{vendor}</span>
        </span>
      ),
    },
    {
      id: 'member',
      header: text('console.bets.member'),
      cell: ({ memberId, name }) => <MemberLink memberId={memberId} name={name} />,
    },
    {
      id: 'placed',
      header: text('console.bets.placed'),
      className: 'md:max-[64rem]:hidden',
      cell: ({ placedAt }) => <span className="num">{times.exact(placedAt)}</span>,
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
      cell: ({ payout, stake, currency, state }) =>
        state === 'open' ? (
          <span className="text-ink-soft">–</span>
        ) : (
          <Sum amount={payout} currency={currency} tone={payout > stake ? 'win' : 'plain'} />
        ),
    },
    {
      id: 'state',
      header: text('console.bets.state'),
      onCard: 'aside',
      cell: ({ state }) => <BetTag state={state} />,
    },
  ];
}
