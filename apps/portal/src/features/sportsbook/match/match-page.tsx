import { Button, buttonClasses, ChipGroup, EmptyLine, Panel, Skeleton, Tabs } from '@baize/ui';
import { Link, useNavigate } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { useErrorWords } from '../../../shared/calls/use-error-words.ts';
import { usePageTitle } from '../../../shared/pages/page-title.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { useMatchRow } from '../prices/use-book.ts';
import { EventList } from './event-list.tsx';
import { FormAndTable } from './form-and-table.tsx';
import { LineHistory } from './line-history.tsx';
import { MarketCardView } from './market-cards.tsx';
import { cardsIn, cardsOf, type Group, groups } from './market-groups.ts';
import { MatchStage } from './stage.tsx';
import { Statistics } from './statistics.tsx';
import { type MatchFacts, useMatch } from './use-match.ts';

/** One match: the ground, every market, and all that helps to decide. */
export function MatchPage({ matchId }: { matchId: string }) {
  const text = useText();
  const words = useErrorWords();
  const { data, error } = useMatch(matchId);
  const row = useMatchRow(matchId);
  usePageTitle(row && text('sportsbook.versus', { home: row.home.name, away: row.away.name }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <BackButton />
      {error && !data && <p role="alert">{words(error)}</p>}
      {!data && !error && <Skeleton className="h-80" />}
      {data && (
        <>
          <MatchStage row={row ?? data.match} events={data.events} />
          <Beside facts={data} />
        </>
      )}
    </div>
  );
}

function BackButton() {
  const text = useText();
  const navigate = useNavigate();
  return (
    <Button
      size="sm"
      className="justify-self-start"
      onClick={() => void navigate({ to: '.', search: ({ match: _, ...rest }) => rest })}
    >
      <ChevronLeft aria-hidden className="size-4 rtl:rotate-180" />
      {text('sportsbook.back')}
    </Button>
  );
}

const tabs = ['markets', 'story', 'history', 'form'] as const;
type Tab = (typeof tabs)[number];

function Beside({ facts }: { facts: MatchFacts }) {
  const text = useText();
  const isOver = facts.match.phase === 'ended' || facts.match.phase === 'void';
  // Of a match that is over nothing can be backed: what happened in it comes first.
  const [tab, setTab] = useState<Tab>(isOver ? 'story' : 'markets');
  return (
    <Tabs<Tab>
      label={text('sportsbook.match.parts')}
      value={tab}
      onChange={setTab}
      tabs={tabs.map((value) => ({ value, label: text(`sportsbook.match.${value}`) }))}
    >
      {tab === 'markets' && <Markets facts={facts} />}
      {tab === 'story' && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
          <Panel>
            <Statistics statistics={facts.statistics} />
          </Panel>
          <Panel>
            <EventList row={facts.match} events={facts.events} />
          </Panel>
          {facts.proof && (
            <Link
              to="/fairness"
              search={{ matchId: facts.match.matchId }}
              className={buttonClasses({ size: 'sm', className: 'justify-self-start' })}
            >
              {text('sportsbook.match.check')}
            </Link>
          )}
        </div>
      )}
      {tab === 'history' && (
        <Panel>
          <LineHistory row={facts.match} markets={facts.markets} />
        </Panel>
      )}
      {tab === 'form' && (
        <Panel>
          <FormAndTable facts={facts} />
        </Panel>
      )}
    </Tabs>
  );
}

function Markets({ facts }: { facts: MatchFacts }) {
  const text = useText();
  const [chosen, setChosen] = useState<Group>('main');
  const cards = cardsOf(facts.markets);
  const filled = groups.filter((group) => cards.some((card) => card.group === group));
  const group = filled.includes(chosen) ? chosen : (filled[0] ?? 'main');
  const sides = { home: facts.match.home.name, away: facts.match.away.name };
  if (cards.length === 0) return <EmptyLine>{text('sportsbook.markets.none')}</EmptyLine>;
  return (
    <>
      <ChipGroup<Group>
        className="mb-3"
        label={text('sportsbook.markets.groups')}
        value={group}
        onChange={setChosen}
        chips={filled.map((value) => ({ value, label: text(`sportsbook.group.${value}`) }))}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 lg:grid-cols-2">
        {cardsIn(cards, group).map((card) => (
          <MarketCardView
            key={card.id + group}
            matchId={facts.match.matchId}
            card={card}
            sides={sides}
          />
        ))}
      </div>
    </>
  );
}
