import type { Activity } from '../use-promotions.ts';
import { DRAWN } from './drawn-things.tsx';
import { Odds } from './odds.tsx';
import { OwnDraws } from './own-draws.tsx';
import { PickOne } from './pick-one.tsx';
import { usePrizeName } from './prize-name.ts';
import { PrizeWheel } from './prize-wheel.tsx';
import { TicketSources } from './ticket-sources.tsx';

const isDrawn = (style: string | null): style is keyof typeof DRAWN =>
  style !== null && style in DRAWN;

/** Where tickets are opened: a wheel, or things to choose from; below them one's own draws. */
export function TicketTable({ activity }: { activity: Activity }) {
  const nameOf = usePrizeName();
  const { style } = activity;
  return (
    <>
      {isDrawn(style) ? (
        <PickOne activity={activity} style={style} />
      ) : (
        <PrizeWheel activity={activity} />
      )}
      <TicketSources activity={activity} />
      <Odds
        lines={activity.prizes.map((prize) => ({
          name: nameOf(prize),
          weight: prize.weight,
          isLeft: prize.isLeft,
        }))}
      />
      <OwnDraws activity={activity} />
    </>
  );
}
