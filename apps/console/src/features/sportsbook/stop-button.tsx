import { sportsbookFixturesOperator } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { ReasonButton } from '../../shared/act/reason-button.tsx';
import { useAct } from '../../shared/act/use-act.ts';
import { queryOf } from '../../shared/queries.ts';
import { useText } from '../../shared/use-text.ts';

type Props = {
  level: 'book' | 'sport' | 'league' | 'match' | 'market' | 'selection';
  /** The sport, league or match; empty for the book. */
  subject: string;
  market?: string | null;
  selection?: string | null;
  /** What it stands beside, where that does not say it. */
  name?: string;
};

const EVERY_MS = 5_000;

/** What is suspended by hand. A goal suspends by itself, and nobody opens that. */
export const stopsQuery = {
  ...queryOf(sportsbookFixturesOperator.listStops, {}),
  refetchInterval: EVERY_MS,
};

/** Suspends or opens at one level of the book, with a reason. */
export function StopButton({ level, subject, market, selection, name }: Props) {
  const text = useText();
  const { data } = useQuery(stopsQuery);
  const isStopped = (data?.list ?? []).some(
    (stop) =>
      stop.level === level &&
      stop.subject === subject &&
      (stop.market ?? '') === (market ?? '') &&
      (stop.selection ?? '') === (selection ?? ''),
  );
  const act = useAct(sportsbookFixturesOperator.stop, {
    input: (reason: string) => ({
      level,
      subject,
      isStopped: !isStopped,
      reason,
      ...(market && { market }),
      ...(selection && { selection }),
    }),
    done: isStopped ? 'console.sports.opened' : 'console.sports.stopped',
  });
  const word = text(isStopped ? 'console.sports.open' : 'console.sports.stop');
  return (
    <ReasonButton
      isDanger={!isStopped}
      longest={300}
      label={name ? `${word} · ${name}` : word}
      title={text(isStopped ? 'console.sports.openTitle' : 'console.sports.stopTitle', {
        level: text(`console.sports.level.${level}`),
      })}
      confirmLabel={word}
      act={act}
    >
      <p>{text(isStopped ? 'console.sports.openText' : 'console.sports.stopText')}</p>
    </ReasonButton>
  );
}
