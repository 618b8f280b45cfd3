import { playRecordsOperator } from '@baize/contract';
import { buttonClasses, LoadingRegion, Skeleton, StatePanel } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { refusedAs } from '../../../shared/errors.ts';
import { AuditLink } from '../../../shared/parts/audit-link.tsx';
import { BackLink } from '../../../shared/parts/back-link.tsx';
import { FailurePage } from '../../../shared/parts/failure-page.tsx';
import { PageBody, PageHead } from '../../../shared/parts/page-head.tsx';
import { StatePicture } from '../../../shared/parts/state-picture.tsx';
import { useGameName } from '../../../shared/play/own-games.ts';
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
  if (!isNumber || refusedAs(card.error, 'BET_NOT_FOUND')) return <NoSuchBet />;
  if (card.error) return <FailurePage error={card.error} reset={() => void card.refetch()} />;
  if (!card.data) return <BetToCome />;
  return <Shown bet={card.data} />;
}

function Shown({ bet }: { bet: BetCard }) {
  const text = useText();
  const nameOf = useGameName();
  return (
    <PageBody>
      <BackLink to="/bets">{text('console.bets.title')}</BackLink>
      <PageHead
        title={text('console.bets.one', { number: bet.betId })}
        note={nameOf(bet.gameCode)}
        actions={
          <>
            <BetTag state={bet.state} />
            <AuditLink subject={`bet:${bet.betId}`} />
            <CorrectBet bet={bet} />
          </>
        }
      />
      <div className="grid max-w-6xl items-start gap-5 xl:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-5">
          <FormPanel title={text('console.bets.facts')}>
            <BetFacts bet={bet} />
          </FormPanel>
          <FormPanel title={text('console.bets.money')}>
            <BetMoney bet={bet} />
          </FormPanel>
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <FormPanel title={text('console.bets.steps')}>
            <BetSteps bet={bet} />
          </FormPanel>
          <FormPanel title={text('console.bets.fairness')}>
            <BetFairness bet={bet} />
          </FormPanel>
        </div>
      </div>
    </PageBody>
  );
}

function NoSuchBet() {
  const text = useText();
  return (
    <StatePanel
      level={1}
      className="m-4 max-w-xl md:m-7"
      picture={<StatePicture name="not-found" />}
      title={text('console.bets.gone')}
      text={text('console.bets.goneText')}
      actions={
        <Link to="/bets" className={buttonClasses({ kind: 'brass' })}>
          {text('console.bets.title')}
        </Link>
      }
    />
  );
}

function BetToCome() {
  return (
    <PageBody>
      <LoadingRegion>
        <Skeleton className="mb-6 h-14 w-72" />
        <Skeleton className="h-72 w-full" />
      </LoadingRegion>
    </PageBody>
  );
}
