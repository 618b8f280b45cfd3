import { promotionsCampaignsOperator } from '@baize/contract';
import { Figure, FigureRow, ProgressBar, SectionHead } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailurePage } from '../../../shared/parts/failure-page.tsx';
import { PageToCome } from '../../../shared/parts/one-page.tsx';
import { Sum } from '../../../shared/parts/sum.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { useBrand } from '../../../shared/session/use-status.ts';
import { useText } from '../../../shared/use-text.ts';
import { BudgetBar } from '../campaigns/budget-bar.tsx';
import { ControlTable } from './control-table.tsx';
import { DaysTable } from './days-table.tsx';
import type { Results } from './results.ts';

/** What a campaign cost, who took it, what they had to play, and what came of it. */
export function ResultsTab({ id }: { id: string }) {
  const text = useText();
  const results = useQuery(queryOf(promotionsCampaignsOperator.showResults, { id }));
  if (results.error) {
    return <FailurePage error={results.error} reset={() => void results.refetch()} />;
  }
  if (!results.data) return <PageToCome />;
  return (
    <div className="flex flex-col gap-7">
      <Figures results={results.data} />
      <section>
        <SectionHead title={text('console.promo.control')} level={2} />
        <p className="mb-4 max-w-prose text-ink-soft">{text('console.promo.controlText')}</p>
        <ControlTable results={results.data} />
      </section>
      <section>
        <SectionHead title={text('console.promo.byDay')} level={2} />
        <DaysTable days={results.data.days} />
      </section>
    </div>
  );
}

function Figures({ results }: { results: Results }) {
  const text = useText();
  const { currency } = useBrand();
  const { spent, budget, gifts, members, joined, forfeited } = results;
  const sum = (amount: bigint) => <Sum amount={amount} currency={currency} />;
  return (
    <FigureRow>
      <Figure label={text('console.promo.cost')}>
        <BudgetBar row={{ spent, budget }} />
      </Figure>
      <Figure label={text('console.promo.takers')} note={joinedNote(text, joined)}>
        <Big>{members.toLocaleString('en')}</Big>
      </Figure>
      <Figure label={text('console.promo.gifts')}>
        <Big>{gifts.toLocaleString('en')}</Big>
      </Figure>
      <Figure label={text('console.promo.forfeited')} note={text('console.promo.forfeitedNote')}>
        <Big>{sum(forfeited)}</Big>
      </Figure>
      <Turnover results={results} />
    </FigureRow>
  );
}

function Turnover({ results }: { results: Results }) {
  const text = useText();
  const { currency } = useBrand();
  const { turnoverFilled, turnoverRequired } = results;
  const share = turnoverRequired === 0n ? 0 : Number((turnoverFilled * 100n) / turnoverRequired);
  return (
    <Figure
      label={text('console.promo.turnover')}
      note={
        turnoverRequired > 0n && (
          <>
            {text('console.promo.turnoverOf')} <Sum amount={turnoverRequired} currency={currency} />
          </>
        )
      }
    >
      <Big>
        <Sum amount={turnoverFilled} currency={currency} />
      </Big>
      {turnoverRequired > 0n && (
        <ProgressBar className="mt-2" label={text('console.promo.turnover')} value={share} />
      )}
    </Figure>
  );
}

function joinedNote(text: ReturnType<typeof useText>, joined: number): string | undefined {
  return joined > 0 ? text('console.promo.joinedNote', { count: joined }) : undefined;
}

function Big({ children }: { children: ReactNode }) {
  return <span className="num text-xl font-semibold">{children}</span>;
}
