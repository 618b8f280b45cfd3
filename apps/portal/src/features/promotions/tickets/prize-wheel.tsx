import { Button } from '@baize/ui';
import { useState } from 'react';
import { useText } from '../../../shared/words/use-text.ts';
import type { Activity } from '../use-promotions.ts';
import { useTicket } from './use-ticket.ts';

const TURNS = 5;
const FULL = 360;

/** A wheel of its prizes. The house has decided when it begins to turn; without motion it just stands there. */
export function PrizeWheel({ activity }: { activity: Activity }) {
  const text = useText();
  const [angle, setAngle] = useState(0);
  const slice = FULL / activity.prizes.length;
  const ticket = useTicket(activity, ({ prize }) => {
    const middle = FULL - (prize + 0.5) * slice;
    setAngle((before) => before - (before % FULL) + TURNS * FULL + middle);
  });
  const { won } = ticket;
  return (
    <div className="grid items-center gap-6 md:grid-cols-[16rem_1fr]">
      <Wheel prizes={activity.prizes} angle={angle} />
      <div className="flex flex-col gap-3">
        <p>{text('promotions.ticketsInHand', { count: activity.tickets })}</p>
        <div>
          <Button
            kind="brass"
            size="lg"
            isBusy={ticket.isBusy}
            disabled={!ticket.mayOpen}
            onClick={ticket.open}
          >
            {text('promotions.spin')}
          </Button>
        </div>
        <p aria-live="polite" className="min-h-6 font-semibold" dir="auto">
          {won && text('promotions.won', { name: won.name })}
        </p>
      </div>
    </div>
  );
}

const RADIUS = 100;

type WheelProps = { prizes: Activity['prizes']; angle: number };

function Wheel({ prizes, angle }: WheelProps) {
  const text = useText();
  return (
    <div className="relative mx-auto w-64">
      <svg
        viewBox="-110 -110 220 220"
        role="img"
        aria-label={text('promotions.wheel')}
        className="w-full transition-transform duration-[4s] ease-out motion-reduce:transition-none"
        style={{ transform: `rotate(${angle}deg)` }}
      >
        <circle r={RADIUS + 6} className="fill-brass" />
        {prizes.map(({ name }, n) => (
          <g key={name}>
            <path d={sliceOf(n, prizes.length)} className={n % 2 ? 'fill-felt' : 'fill-table'} />
            <text
              transform={`rotate(${((n + 0.5) * FULL) / prizes.length - 90}) translate(${RADIUS - 8})`}
              textAnchor="end"
              dominantBaseline="middle"
              className={n % 2 ? 'fill-on-felt' : 'fill-ink'}
              fontSize={11}
            >
              {name}
            </text>
          </g>
        ))}
        <circle r={14} className="fill-brass" />
      </svg>
      <svg
        viewBox="0 0 20 20"
        aria-hidden
        className="absolute start-1/2 top-0 w-6 -translate-x-1/2 fill-ink rtl:translate-x-1/2"
      >
        <path d="M2 0h16L10 18z" />
      </svg>
    </div>
  );
}

/** One slice, from the top clockwise. */
function sliceOf(n: number, count: number): string {
  const at = (share: number) => {
    const turn = (share * 2 - 0.5) * Math.PI;
    return `${(Math.cos(turn) * RADIUS).toFixed(2)} ${(Math.sin(turn) * RADIUS).toFixed(2)}`;
  };
  return `M0 0 L${at(n / count)} A${RADIUS} ${RADIUS} 0 0 1 ${at((n + 1) / count)} Z`;
}
