import { SEA, seatPlaces } from '@baize/games';
import { Avatar, cx, Money } from '@baize/ui';
import { memo } from 'react';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { faceAddress } from '../beside/face-address.ts';
import { OwnTree } from '../stage/own-tree.tsx';
import { useHud } from './use-hud.ts';
import type { Seat } from './visit/hud.ts';
import type { HudStore } from './visit/hud-store.ts';

type Props = { hud: HudStore; ownSeat: number };

/** Who sits where, what their shot costs and what they have won; beside each cannon. */
export function SeatPlates({ hud, ownSeat }: Props) {
  const text = useText();
  const seats = useHud(hud, (now) => now.seats);
  return (
    <ul aria-label={text('fish.seats')} dir="ltr" className="pointer-events-none absolute inset-0">
      {seats.map((seat) => (
        <SeatPlate
          key={seat.seat}
          hud={hud}
          seat={seat}
          isOwn={seat.seat === ownSeat}
          isTurned={ownSeat >= 2}
        />
      ))}
    </ul>
  );
}

type PlateProps = { hud: HudStore; seat: Seat; isOwn: boolean; isTurned: boolean };

/** Most news are of one seat: the plates of the others stay as they are. */
const SeatPlate = memo(function SeatPlate({ hud, seat, isOwn, isTurned }: PlateProps) {
  const text = useText();
  const parts = useMoneyParts();
  const { x, y } = seatPlaces[seat.seat]!;
  const [left, isBelow] = isTurned
    ? [1 - x / SEA.width, y < SEA.height / 2]
    : [x / SEA.width, y > SEA.height / 2];
  const isLeft = left < 0.5;
  return (
    <li
      className={cx('absolute flex', isBelow ? 'bottom-1.5' : 'top-1.5')}
      style={isLeft ? { right: `${(1 - left) * 100}%` } : { left: `${left * 100}%` }}
    >
      <div
        className={cx(
          'flex items-center gap-2 rounded-full py-1 ps-1 pe-3 text-[0.8125rem]/4 font-medium whitespace-nowrap max-md:gap-0 max-md:px-2.5 max-md:text-[0.6875rem]/4',
          isLeft ? 'me-20 max-md:me-11' : 'ms-20 max-md:ms-11',
          isOwn
            ? 'bg-[#3a2c0bf0] text-[#fff3d2] shadow-[0_0_0_1.5px_#f4d58b]'
            : 'bg-[#021a2cd0] text-[#eaf6ff] shadow-[inset_0_0_0_1px_#9ad4ff38]',
          seat.name === null && 'opacity-70',
        )}
      >
        {seat.name === null ? (
          <span className="px-2 max-md:px-0">{text('fish.seat.free')}</span>
        ) : (
          <>
            <Avatar
              name={seat.name}
              src={faceAddress(seat.name)}
              sizePx={28}
              className="max-md:hidden"
            />
            <span>
              <span className="block max-w-28 truncate max-md:max-w-16">
                {isOwn ? text('fish.seat.you') : seat.name}
              </span>
              <OwnTree>
                <Won hud={hud} seat={seat.seat} parts={parts} />
              </OwnTree>
            </span>
          </>
        )}
      </div>
    </li>
  );
});

type WonProps = { hud: HudStore; seat: number; parts: ReturnType<typeof useMoneyParts> };

/** Drawn alone with a catch, and not the plate around it. */
function Won({ hud, seat, parts }: WonProps) {
  const won = useHud(hud, (now) => now.won[seat] ?? 0n);
  return (
    <Money
      parts={parts(won, { signed: won > 0n })}
      tone={won > 0n ? 'win' : 'plain'}
      className={won > 0n ? 'text-[#ffe29a]!' : undefined}
    />
  );
}
