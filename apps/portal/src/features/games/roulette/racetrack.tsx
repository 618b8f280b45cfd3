import { cx } from '@baize/ui';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../shared/words/use-text.ts';
import type { Chips } from '../stage/chips.tsx';
import { POCKETS } from './layout.ts';
import { CALLS, neighboursOf } from './racetrack-shape.ts';
import { toneOf } from './tone.ts';

type Props = {
  red: readonly number[];
  chips: Chips;
  result: number | undefined;
  onCover: (numbers: readonly number[]) => void;
};

const MAX_REACH = 5;
/** The track in its own measure: two straights and two half circles. */
const [STRAIGHT, RADIUS] = [430, 62];
const [WIDTH, HEIGHT] = [STRAIGHT + 2 * RADIUS + 44, 2 * RADIUS + 44];

/** The order of the wheel, to bet on numbers that lie beside one another on it. */
export function Racetrack({ red, chips, result, onCover }: Props) {
  const text = useText();
  const [reach, setReach] = useState(2);
  const lay = (number: number) =>
    chips.lay(Object.fromEntries(neighboursOf(number, reach).map((one) => [`straight:${one}`, 1])));
  return (
    <div
      dir="ltr"
      className="relative shrink-0"
      style={{ width: WIDTH, height: HEIGHT }}
      onPointerLeave={() => onCover([])}
    >
      {POCKETS.map((number, at) => (
        <button
          key={number}
          type="button"
          disabled={chips.isBusy}
          aria-label={text('games.roulette.neighbours', { number, reach })}
          onClick={() => lay(number)}
          onPointerEnter={() => onCover(neighboursOf(number, reach))}
          style={placeOf(at)}
          className={cx(
            'num absolute grid h-7.5 w-8.5 place-items-center rounded-[6px] text-xs font-bold text-white transition-[filter] hover:brightness-150',
            toneOf(number, red),
            number === result && 'outline-2 outline-[#f4d58b]',
          )}
        >
          {number}
        </button>
      ))}
      <div className="absolute inset-x-18 inset-y-12 flex flex-col items-center justify-center gap-2">
        <div className="flex flex-wrap justify-center gap-1.5">
          {CALLS.map((call) => (
            <button
              key={call.code}
              type="button"
              disabled={chips.isBusy}
              onClick={() => chips.lay(call.chips)}
              className="h-8 rounded-full border border-white/25 bg-black/25 px-3 text-xs font-semibold hover:border-[#f4d58b] disabled:opacity-50"
            >
              {text(`games.roulette.call.${call.code}`)}
            </button>
          ))}
        </div>
        <Reach reach={reach} onReach={setReach} />
      </div>
    </div>
  );
}

function Reach({ reach, onReach }: { reach: number; onReach: (reach: number) => void }) {
  const text = useText();
  const look = 'grid size-7 place-items-center rounded-full hover:bg-white/15 disabled:opacity-40';
  return (
    <fieldset className="flex items-center gap-1 text-xs text-[#cfe3d8]">
      <legend className="sr-only">{text('games.roulette.reach')}</legend>
      <span className="me-1">{text('games.roulette.reach')}</span>
      <button
        type="button"
        aria-label={text('games.roulette.fewer')}
        disabled={reach <= 0}
        onClick={() => onReach(reach - 1)}
        className={look}
      >
        <Minus aria-hidden className="size-3.5" />
      </button>
      <b className="num w-4 text-center text-white">{reach}</b>
      <button
        type="button"
        aria-label={text('games.roulette.more')}
        disabled={reach >= MAX_REACH}
        onClick={() => onReach(reach + 1)}
        className={look}
      >
        <Plus aria-hidden className="size-3.5" />
      </button>
    </fieldset>
  );
}

/** Pockets stand at even distances along the track; zero is in the middle of its right end. */
function placeOf(at: number): { left: number; top: number; transform: string } {
  const bend = Math.PI * RADIUS;
  const whole = 2 * STRAIGHT + 2 * bend;
  const along = ((at / POCKETS.length) * whole + bend / 2) % whole;
  const { x, y } = pointAt(along, bend);
  return { left: x + WIDTH / 2, top: y + HEIGHT / 2, transform: 'translate(-50%, -50%)' };
}

/** From the upper end of the right bend, clockwise. */
function pointAt(along: number, bend: number): { x: number; y: number } {
  const half = STRAIGHT / 2;
  if (along < bend) {
    const turn = along / RADIUS - Math.PI / 2;
    return { x: half + RADIUS * Math.cos(turn), y: RADIUS * Math.sin(turn) };
  }
  if (along < bend + STRAIGHT) return { x: half - (along - bend), y: RADIUS };
  if (along < 2 * bend + STRAIGHT) {
    const turn = (along - bend - STRAIGHT) / RADIUS + Math.PI / 2;
    return { x: -half + RADIUS * Math.cos(turn), y: RADIUS * Math.sin(turn) };
  }
  return { x: -half + (along - 2 * bend - STRAIGHT), y: -RADIUS };
}
