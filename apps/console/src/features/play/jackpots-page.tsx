import { type Output, playJackpotsOperator } from '@baize/contract';
import { Panel, ProgressBar, SectionHead, StatePanel, Tag } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useFilters } from '../../shared/list/search.ts';
import { trailOf } from '../../shared/list/trail.ts';
import { TrailPager } from '../../shared/list/trail-pager.tsx';
import { Facts } from '../../shared/parts/facts.tsx';
import { FailurePage } from '../../shared/parts/failure-page.tsx';
import { MemberLink } from '../../shared/parts/member-link.tsx';
import { PageBody, PageHead } from '../../shared/parts/page-head.tsx';
import { StatePicture } from '../../shared/parts/state-picture.tsx';
import { Sum } from '../../shared/parts/sum.tsx';
import { useGameName } from '../../shared/play/own-games.ts';
import { queryOf } from '../../shared/queries.ts';
import type { Times } from '../../shared/times.ts';
import { type Text, useText } from '../../shared/use-text.ts';
import { useTimes } from '../../shared/use-times.ts';

type Pots = Output<typeof playJackpotsOperator.showPots.value>;
type Pot = Pots['list'][number];
type Win = Output<typeof playJackpotsOperator.listPotWins.value>['list'][number];

/** What the pots hold, where it came from, and whether the books say the same. */
export function JackpotsPage() {
  const text = useText();
  const pots = useQuery({ ...queryOf(playJackpotsOperator.showPots, {}), refetchInterval: 15_000 });
  if (pots.error) return <FailurePage error={pots.error} reset={() => void pots.refetch()} />;
  return (
    <PageBody>
      <PageHead title={text('console.jackpots.title')} lead={text('console.jackpots.lead')} />
      <div className="mb-7 grid gap-4 sm:grid-cols-2 2xl:grid-cols-4">
        {pots.data?.list.map((pot) => (
          <PotPanel key={pot.pot} pot={pot} currency={pots.data.currency} />
        ))}
      </div>
      <SectionHead title={text('console.jackpots.wins')} />
      <Wins currency={pots.data?.currency ?? ''} />
    </PageBody>
  );
}

function PotPanel({ pot, currency }: { pot: Pot; currency: string }) {
  const text = useText();
  const sum = (amount: bigint) => <Sum amount={amount} currency={currency} />;
  return (
    <Panel aria-label={pot.pot}>
      <div className="mb-2 flex items-center justify-between gap-3">
        <h2 className="type-card capitalize">{pot.pot}</h2>
        <Tag tone={pot.isRight ? 'good' : 'bad'}>
          {text(pot.isRight ? 'console.jackpots.right' : 'console.jackpots.wrong')}
        </Tag>
      </div>
      <Sum amount={pot.amount} currency={currency} size="big" />
      <ProgressBar
        className="mt-3 mb-1"
        label={text('console.jackpots.toCeiling')}
        value={Math.round((Number(pot.amount) / Number(pot.ceiling)) * 100)}
      />
      <p className="mb-3 text-[0.8125rem] text-ink-soft">
        {text('console.jackpots.growth', {
          share: (pot.contribution * 100).toFixed(2),
          oneIn: pot.oneIn.toLocaleString('en'),
        })}
      </p>
      <Facts
        facts={[
          { label: text('console.jackpots.ceiling'), value: sum(pot.ceiling) },
          { label: text('console.jackpots.seeded'), value: sum(pot.seeded) },
          { label: text('console.jackpots.contributed'), value: sum(pot.contributed) },
          {
            label: text('console.jackpots.won', { count: pot.wins }),
            value: <Sum amount={-pot.won} currency={currency} />,
          },
          { label: text('console.jackpots.booked'), value: sum(pot.booked) },
        ]}
      />
    </Panel>
  );
}

function Wins({ currency }: { currency: string }) {
  const text = useText();
  const times = useTimes();
  const nameOf = useGameName();
  const navigate = useNavigate();
  const [search] = useFilters();
  const after = trailOf(search).at(-1);
  const wins = useQuery({
    ...queryOf(playJackpotsOperator.listPotWins, { size: 25, ...(after && { after }) }),
    placeholderData: keepPreviousData,
  });
  const columns = useMemo(
    () => columnsOf({ text, times, nameOf, currency }),
    [text, times, nameOf, currency],
  );
  return (
    <>
      <Table
        caption={text('console.jackpots.wins')}
        columns={columns}
        rows={wins.data?.list ?? []}
        rowId={({ id }) => id}
        isLoading={wins.isPending}
        isSortedByServer
        onRowOpen={({ betId }) => void navigate({ to: '/bets/$betId', params: { betId } })}
        empty={
          <StatePanel
            picture={<StatePicture name="empty" />}
            title={text('console.jackpots.noWins')}
            text={text('console.jackpots.noWinsText')}
          />
        }
      />
      {wins.data && (after || wins.data.after) && (
        <TrailPager className="mt-4" next={wins.data.after} />
      )}
    </>
  );
}

type Ties = { text: Text; times: Times; nameOf: (code: string) => string; currency: string };

function columnsOf({ text, times, nameOf, currency }: Ties): Column<Win>[] {
  return [
    {
      id: 'pot',
      header: text('console.jackpots.pot'),
      onCard: 'title',
      cell: ({ pot }) => <span className="font-semibold capitalize">{pot}</span>,
    },
    {
      id: 'amount',
      header: text('console.bets.amount'),
      align: 'figure',
      cell: ({ amount }) => <Sum amount={amount} currency={currency} tone="win" />,
    },
    {
      id: 'cause',
      header: text('console.jackpots.cause'),
      cell: ({ cause }) => text(`console.jackpots.cause.${cause}`),
    },
    {
      id: 'member',
      header: text('console.bets.member'),
      cell: ({ memberId, name }) => <MemberLink memberId={memberId} name={name} />,
    },
    { id: 'game', header: text('console.bets.game'), cell: ({ gameCode }) => nameOf(gameCode) },
    {
      id: 'bet',
      header: text('console.bets.number'),
      cell: ({ betId }) => <span className="num text-ink-soft">{betId}</span>,
    },
    {
      id: 'at',
      header: text('console.bets.at'),
      cell: ({ at }) => <span className="num">{times.exact(at)}</span>,
    },
  ];
}
