import { type Output, playJackpotsOperator } from '@baize/contract';
import { Panel, ProgressBar, SectionHead, Tag } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { codeColumn, memberColumn, moneyColumn, timeColumn } from '../../shared/list/columns.tsx';
import { listSection } from '../../shared/list/list.tsx';
import { Facts } from '../../shared/parts/facts.tsx';
import { FailurePage } from '../../shared/parts/failure-page.tsx';
import { PageBody, PageHead } from '../../shared/parts/page-head.tsx';
import { Sum } from '../../shared/parts/sum.tsx';
import { useGameName } from '../../shared/play/own-games.ts';
import { queryOf } from '../../shared/queries.ts';
import { useText } from '../../shared/use-text.ts';

type Pots = Output<typeof playJackpotsOperator.showPots.value>;
type Pot = Pots['list'][number];

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
      <Wins />
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

const Wins = listSection(playJackpotsOperator.listPotWins, {
  words: {
    title: 'console.jackpots.wins',
    none: 'console.jackpots.noWins',
    noneText: 'console.jackpots.noWinsText',
  },
  useData: useGameName,
  rowId: ({ id }) => id,
  open: ({ betId }) => ({ to: '/bets/$betId', params: { betId } }),
  columns: [
    codeColumn('console.jackpots.pot', ({ pot }) => pot, {
      look: 'font-semibold capitalize',
      onCard: 'title',
    }),
    moneyColumn('console.bets.amount', ({ amount }) => amount, { look: { tone: 'win' } }),
    {
      header: 'console.jackpots.cause',
      cell: ({ cause }, { text }) => text(`console.jackpots.cause.${cause}`),
    },
    memberColumn('console.bets.member', ({ memberId, name }) => ({ memberId, name })),
    { header: 'console.bets.game', cell: ({ gameCode }, { data: nameOf }) => nameOf(gameCode) },
    codeColumn('console.bets.number', ({ betId }) => betId, { look: 'num text-ink-soft' }),
    timeColumn('console.bets.at', ({ at }) => at, { isExact: true }),
  ],
});
