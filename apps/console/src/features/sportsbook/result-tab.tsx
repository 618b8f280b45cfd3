import { sportsbookSettlementOperator } from '@baize/contract';
import { Button, Panel } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { reasonModal } from '../../shared/act/questions.tsx';
import { Facts } from '../../shared/parts/facts.tsx';
import { queryOf } from '../../shared/queries.ts';
import { useMay } from '../../shared/session/use-me.ts';
import { useText } from '../../shared/use-text.ts';
import { useTimes } from '../../shared/use-times.ts';
import { EnterFinishes } from './enter-finishes.tsx';
import { EnterScore } from './enter-score.tsx';
import { type DeskMatch, scoreOf } from './match-rows.ts';

type Act = 'enter' | 'correct' | 'finishes' | 'void';

const VoidMatch = reasonModal(sportsbookSettlementOperator.askVoid, {
  title: 'console.sports.voidTitle',
  confirm: 'console.sports.ask',
  text: 'console.sports.voidText',
  done: 'console.sports.asked',
  isDanger: true,
  longest: 300,
});

/** The result as it counts, who entered one, and what two people can still do about it. */
export function ResultTab({ match }: { match: DeskMatch }) {
  const text = useText();
  const { exact } = useTimes();
  const mayResult = useMay('sports.results');
  const { data } = useQuery(
    queryOf(sportsbookSettlementOperator.showResult, { matchId: match.matchId }),
  );
  const [open, setOpen] = useState<Act>();
  const close = () => setOpen(undefined);
  return (
    <Panel className="flex flex-col gap-4">
      <Facts
        facts={[
          { label: text('console.sports.score'), value: data?.state ? scoreOf(data) : '–' },
          { label: text('console.sports.revision'), value: data?.revision ?? '–' },
          {
            label: text('console.sports.settledAt'),
            value: data?.settledAt ? exact(data.settledAt) : '–',
          },
          { label: text('console.sports.waiting'), value: data?.waiting ?? '–' },
          ...(data?.entries.map(({ by, enteredAt, printed }) => ({
            label: text('console.sports.entered', { by, at: exact(enteredAt) }),
            value: printed,
          })) ?? []),
        ]}
      />
      {mayResult && <ResultActs match={match} onOpen={setOpen} />}
      {open === 'enter' && <EnterScore match={match} isCorrection={false} onClose={close} />}
      {open === 'correct' && <EnterScore match={match} isCorrection onClose={close} />}
      {open === 'finishes' && <EnterFinishes match={match} onClose={close} />}
      {open === 'void' && <VoidMatch given={{ matchId: match.matchId }} onClose={close} />}
    </Panel>
  );
}

function ResultActs({ match, onOpen }: { match: DeskMatch; onOpen: (act: Act) => void }) {
  const text = useText();
  const isOver = match.phase === 'ended';
  // What a seed or a season's table decides nobody tells otherwise.
  const isTold = match.source === 'operator' || match.source === 'feed';
  const isContest = match.source === 'contest' && match.phase !== 'void';
  return (
    <div className="flex flex-wrap gap-2">
      {isContest && (
        <Button onClick={() => onOpen('finishes')}>
          {text(isOver ? 'console.sports.correct' : 'console.sports.enter')}
        </Button>
      )}
      {match.source === 'operator' && !isOver && (
        <Button onClick={() => onOpen('enter')}>{text('console.sports.enter')}</Button>
      )}
      {isOver && isTold && (
        <Button onClick={() => onOpen('correct')}>{text('console.sports.correct')}</Button>
      )}
      {match.phase !== 'void' && (
        <Button kind="danger" onClick={() => onOpen('void')}>
          {text('console.sports.void')}
        </Button>
      )}
    </div>
  );
}
