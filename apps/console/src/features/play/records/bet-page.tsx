import { playRecordsOperator } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { refusedAs } from '../../../shared/errors.ts';
import { AuditLink } from '../../../shared/parts/audit-link.tsx';
import { BackLink } from '../../../shared/parts/back-link.tsx';
import { OneThing } from '../../../shared/parts/one-page.tsx';
import { PageBody, PageHead } from '../../../shared/parts/page-head.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { useText } from '../../../shared/use-text.ts';
import type { BetCard } from './bet-card.ts';
import { BetFacts } from './bet-facts.tsx';
import { BetFairness } from './bet-fairness.tsx';
import { BetMoney } from './bet-money.tsx';
import { BetSteps } from './bet-steps.tsx';
import { BetTag } from './bet-tag.tsx';
import { CorrectBet } from './correct-bet.tsx';

/** One bet whole: what was decided, by which chance, and every cent that it moved. */
export function BetPage({ betId }: { betId: string }) {
  const isNumber = /^\d{1,18}$/.test(betId);
  const card = useQuery({ ...queryOf(playRecordsOperator.showBet, { betId }), enabled: isNumber });
  return (
    <OneThing
      read={card}
      isGone={!isNumber || refusedAs(card.error, 'BET_NOT_FOUND')}
      gone={{
        title: 'console.bets.gone',
        text: 'console.bets.goneText',
        back: { to: '/bets', label: 'console.bets.title' },
      }}
    >
      {(bet) => <Shown bet={bet} />}
    </OneThing>
  );
}

const COLUMNS = [
  [
    { title: 'console.bets.facts', Part: BetFacts },
    { title: 'console.bets.money', Part: BetMoney },
  ],
  [
    { title: 'console.bets.steps', Part: BetSteps },
    { title: 'console.bets.fairness', Part: BetFairness },
  ],
] as const;

function Shown({ bet }: { bet: BetCard }) {
  const text = useText();
  return (
    <PageBody>
      <BackLink to="/bets">{text('console.bets.title')}</BackLink>
      <PageHead
        title={text('console.bets.one', { number: bet.betId })}
        note={bet.gameName}
        actions={
          <>
            <BetTag state={bet.state} />
            <AuditLink subject={`bet:${bet.betId}`} />
            <CorrectBet bet={bet} />
          </>
        }
      />
      <div className="grid max-w-6xl items-start gap-5 xl:grid-cols-2">
        {COLUMNS.map((parts) => (
          <div key={parts[0].title} className="flex min-w-0 flex-col gap-5">
            {parts.map(({ title, Part }) => (
              <FormPanel key={title} title={text(title)}>
                <Part bet={bet} />
              </FormPanel>
            ))}
          </div>
        ))}
      </div>
    </PageBody>
  );
}
