import { EmptyLine } from '@baize/ui';
import { useText } from '../../../shared/words/use-text.ts';
import type { MatchFacts } from './use-match.ts';

const KNOWN = [
  'POSSESSION',
  'SHOTS',
  'SHOTS_ON_TARGET',
  'CORNERS',
  'YELLOW_CARDS',
  'RED_CARDS',
  'ATTACKS',
  'DANGER',
  'FREE_KICKS',
  'OFFSIDES',
  'POINTS',
  'THREES',
  'SERVICE_POINTS',
  'BREAKS',
  'GAMES',
  'KILLS',
  'TOWERS',
  'ROUNDS',
] as const;

/** Figures of both sides, each with its share. */
export function Statistics({ statistics }: { statistics: MatchFacts['statistics'] }) {
  const text = useText();
  const shown = statistics.flatMap(({ code, home, away }) => {
    const known = KNOWN.find((one) => one === code);
    return known ? [{ code: known, home, away }] : [];
  });
  if (shown.length === 0) return <EmptyLine>{text('sportsbook.stats.none')}</EmptyLine>;
  return (
    <dl className="grid gap-3">
      {shown.map(({ code, home, away }) => (
        <div
          key={code}
          className="grid grid-cols-[3rem_minmax(0,1fr)_3rem] items-center gap-x-3 text-[0.8125rem]"
        >
          <dd dir="ltr" className="num font-semibold">
            {home}
          </dd>
          <dt className="text-center text-ink-soft">{text(`sportsbook.stats.${code}`)}</dt>
          <dd dir="ltr" className="num text-end font-semibold">
            {away}
          </dd>
          <Share home={home} away={away} />
        </div>
      ))}
    </dl>
  );
}

function Share({ home, away }: { home: number; away: number }) {
  const share = home + away > 0 ? (100 * home) / (home + away) : 50;
  return (
    <span aria-hidden className="col-span-3 mt-1 flex h-1 gap-0.5">
      <span className="rounded-full bg-[#3f97cf]" style={{ width: `${share}%` }} />
      <span className="flex-1 rounded-full bg-[#d8553f]" />
    </span>
  );
}
