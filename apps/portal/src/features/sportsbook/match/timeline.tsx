import { PHONE, useMedia } from '@baize/ui';
import { useText } from '../../../shared/words/use-text.ts';
import type { Sport } from '../book.ts';
import { courseOf } from './course.ts';
import type { MatchEvent } from './use-match.ts';

const VIEW = { wide: 820, narrow: 362, height: 66, middle: 32, reach: 18 };
const HOME = '#3f97cf';
const AWAY = '#d8553f';

/** The whole match on one line: above it the home side, below it the other. */
export function MatchTimeline({ sport, events }: { sport: Sport; events: readonly MatchEvent[] }) {
  const text = useText();
  const { kind, bars, marks } = courseOf(sport, events);
  const wide = useMedia(PHONE) ? VIEW.narrow : VIEW.wide;
  const x = (at: number) => 8 + at * (wide - 16);
  return (
    <svg
      viewBox={`0 0 ${wide} ${VIEW.height}`}
      role="img"
      direction="ltr"
      aria-label={text(`sportsbook.timeline.${kind}`)}
      className="w-full"
    >
      <path d={`M${x(0)} ${VIEW.middle}H${x(1)}`} stroke="var(--line-strong)" />
      {sport === 'FOOTBALL' && (
        <path d={`M${x(0.5)} 6V58`} stroke="var(--ink-faint)" strokeDasharray="2 3" />
      )}
      {bars.map(({ at, width, value }) => (
        <rect
          key={at}
          x={x(at)}
          width={Math.max(1, width * (wide - 16) - 1.4)}
          y={value > 0 ? VIEW.middle - value * VIEW.reach : VIEW.middle}
          height={Math.abs(value) * VIEW.reach}
          fill={value > 0 ? HOME : AWAY}
          opacity=".85"
        />
      ))}
      {marks.map((mark, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what happened stays where it happened
        <Mark key={n} x={x(mark.at)} kind={mark.kind} isHome={mark.side === 'HOME'} />
      ))}
    </svg>
  );
}

function Mark({ x, kind, isHome }: { x: number; kind: string; isHome: boolean }) {
  const y = isHome ? 10 : 54;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M0 0V${VIEW.middle - y}`} stroke="var(--line-strong)" />
      {kind === 'GOAL' ? (
        <>
          <circle r="7" fill="#fff" stroke="#0a1210" strokeWidth="1.4" />
          <path d="M0 -3.2l3 2.3-1.1 3.4h-3.8l-1.1-3.4z" fill="#0a1210" />
        </>
      ) : (
        <rect
          x="-4"
          y="-6"
          width="8"
          height="11"
          rx="1.5"
          fill={kind === 'RED_CARD' ? '#e2432e' : '#f3c33c'}
          stroke="#0a1210"
        />
      )}
    </g>
  );
}
