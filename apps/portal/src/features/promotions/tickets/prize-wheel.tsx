import { Button, useMedia } from '@baize/ui';
import { useState } from 'react';
import { useHoldBack } from '../../../shared/money/held-back.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { type Activity, useRenewPromotions } from '../use-promotions.ts';
import { isNothing, usePrizeName } from './prize-name.ts';
import { useTicket } from './use-ticket.ts';
import { FULL, Wheel } from './wheel.tsx';

const TURNS = 5;

/** A wheel of its prizes. The house has decided when it begins to turn; what it is, is said when it stands. */
export function PrizeWheel({ activity }: { activity: Activity }) {
  const text = useText();
  const nameOf = usePrizeName();
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const [angle, setAngle] = useState(0);
  const [isTurning, setTurning] = useState(false);
  const slice = FULL / activity.prizes.length;
  const ticket = useTicket(activity, ({ prize }) => {
    const middle = FULL - (prize + 0.5) * slice;
    setAngle((before) => before - (before % FULL) + TURNS * FULL + middle);
    setTurning(!isStill);
  });
  useHoldBack(ticket.isBusy || isTurning, useRenewPromotions());
  const won = isTurning ? null : ticket.won;
  const prize = won && activity.prizes[won.prize];
  return (
    <div className="grid items-center gap-6 md:grid-cols-[18rem_1fr]">
      <Wheel prizes={activity.prizes} angle={angle} onStand={() => setTurning(false)} />
      <div className="flex flex-col gap-3 max-md:items-center max-md:text-center">
        <p>{text('promotions.ticketsInHand', { count: activity.tickets })}</p>
        <div>
          <Button
            kind="brass"
            size="lg"
            isBusy={ticket.isBusy || isTurning}
            disabled={!ticket.mayOpen || isTurning}
            onClick={ticket.open}
          >
            {text('promotions.spin')}
          </Button>
        </div>
        <p aria-live="polite" className="min-h-8 font-display text-2xl font-semibold" dir="auto">
          {prize &&
            (isNothing(prize)
              ? text('promotions.rain.empty')
              : text('promotions.won', { name: nameOf(prize) }))}
        </p>
      </div>
    </div>
  );
}
