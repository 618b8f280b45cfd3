import { lotteryRiskOperator, type Output } from '@baize/contract';
import { moneyText } from '@baize/money';
import { Tag } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { useQuery } from '@tanstack/react-query';
import { FailurePage } from '../../shared/parts/failure-page.tsx';
import { queryOf } from '../../shared/queries.ts';
import { useMay } from '../../shared/session/use-me.ts';
import { type Text, useText } from '../../shared/use-text.ts';
import { ClosedNumbers } from './closed-numbers.tsx';
import { LimitsForm } from './limits-form.tsx';

type Risk = Output<typeof lotteryRiskOperator.showRisk.value>;
type Laid = Risk['exposure'][number];

const EVERY_MS = 5_000;

/** What lies on the numbers of the running issue, and what is done about it. */
export function RiskTab({ gameCode }: { gameCode: string }) {
  const text = useText();
  const mayEdit = useMay('lottery.edit');
  const risk = useQuery({
    ...queryOf(lotteryRiskOperator.showRisk, { gameCode }),
    refetchInterval: EVERY_MS,
  });
  if (risk.error) return <FailurePage error={risk.error} reset={() => void risk.refetch()} />;
  return (
    <div className="flex flex-col gap-6">
      <section className="flex flex-col gap-2">
        <h2 className="type-card">
          {text('console.lottery.exposureOf', { number: risk.data?.issue ?? '–' })}
        </h2>
        <p className="text-ink-soft">
          {text('console.lottery.exposureLead', { stake: moneyText(risk.data?.stake ?? 0n) })}
        </p>
        <Table
          caption={text('console.lottery.exposure')}
          columns={exposureColumns(text)}
          rows={risk.data?.exposure ?? []}
          rowId={({ play, pick }) => `${play} ${pick}`}
          isLoading={risk.isPending}
          isSortedByServer
          empty={text('console.lottery.noExposure')}
        />
      </section>
      {risk.data && (
        <>
          <LimitsForm
            key={risk.data.version}
            gameCode={gameCode}
            limits={risk.data.limits}
            version={risk.data.version}
            mayEdit={mayEdit}
          />
          <ClosedNumbers gameCode={gameCode} numbers={risk.data.numbers} mayEdit={mayEdit} />
        </>
      )}
    </div>
  );
}

function exposureColumns(text: Text): Column<Laid>[] {
  return [
    {
      id: 'pick',
      header: text('console.lottery.pick'),
      onCard: 'title',
      cell: ({ play, pick }) => (
        <span className="code">
          {play} · {pick}
        </span>
      ),
    },
    {
      id: 'bets',
      header: text('console.lottery.rows'),
      align: 'figure',
      cell: ({ bets }) => bets,
    },
    {
      id: 'stake',
      header: text('console.lottery.staked'),
      align: 'figure',
      cell: ({ stake }) => moneyText(stake),
    },
    {
      id: 'payout',
      header: text('console.lottery.wouldPay'),
      align: 'figure',
      cell: ({ payout }) => moneyText(payout),
    },
    {
      id: 'percent',
      header: text('console.lottery.paysNow'),
      cell: ({ percent }) => (
        <Tag tone={percent === 100 ? 'plain' : percent === 0 ? 'bad' : 'warn'}>
          {percent === 0 ? text('console.lottery.shut') : `${percent} %`}
        </Tag>
      ),
    },
  ];
}
