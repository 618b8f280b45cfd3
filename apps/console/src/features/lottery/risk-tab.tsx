import { lotteryRiskOperator, type Output } from '@baize/contract';
import { moneyWords } from '@baize/money';
import { type Column, Table } from '@baize/ui/table';
import { useQuery } from '@tanstack/react-query';
import { FailurePage } from '../../shared/parts/failure-page.tsx';
import { Sum } from '../../shared/parts/sum.tsx';
import { queryOf } from '../../shared/queries.ts';
import { useMay } from '../../shared/session/use-me.ts';
import { useBrand } from '../../shared/session/use-status.ts';
import { useText } from '../../shared/use-text.ts';
import { ClosedNumbers } from './closed-numbers.tsx';
import { LimitsForm } from './limits-form.tsx';
import { pickId, usePickColumns } from './pick-column.tsx';

type Risk = Output<typeof lotteryRiskOperator.showRisk.value>;
type Laid = Risk['exposure'][number];

const EVERY_MS = 5_000;

type RiskTabProps = {
  gameCode: string /** An issue other than the running one. */;
  number?: string | undefined;
};

/** What lies on the numbers of an issue, the running one if none is named, and what is done about it. */
export function RiskTab({ gameCode, number }: RiskTabProps) {
  const text = useText();
  const mayEdit = useMay('lottery.edit');
  const { currency } = useBrand();
  const columns = useExposureColumns(gameCode);
  const risk = useQuery({
    ...queryOf(lotteryRiskOperator.showRisk, { gameCode, ...(number && { number }) }),
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
          {text('console.lottery.exposureLead', {
            stake: moneyWords(risk.data?.stake ?? 0n, { locale: 'en', symbol: `${currency} ` }),
          })}{' '}
          {risk.data && risk.data.couldPay !== null && (
            <b>
              {text('console.lottery.couldPay', {
                amount: moneyWords(risk.data.couldPay, { locale: 'en', symbol: `${currency} ` }),
              })}
            </b>
          )}
        </p>
        <Table
          caption={text('console.lottery.exposure')}
          columns={columns}
          rows={risk.data?.exposure ?? []}
          rowId={pickId}
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
            risk={risk.data}
            mayEdit={mayEdit}
          />
          <ClosedNumbers
            gameCode={gameCode}
            numbers={risk.data.numbers}
            plays={risk.data.plays}
            mayEdit={mayEdit}
          />
        </>
      )}
    </div>
  );
}

function useExposureColumns(gameCode: string): Column<Laid>[] {
  const text = useText();
  const { currency } = useBrand();
  const { pick, percent } = usePickColumns<Laid>(gameCode);
  return [
    pick,
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
      cell: ({ stake }) => <Sum amount={stake} currency={currency} />,
    },
    {
      id: 'payout',
      header: text('console.lottery.wouldPay'),
      align: 'figure',
      cell: ({ payout }) => <Sum amount={payout} currency={currency} />,
    },
    percent,
  ];
}
