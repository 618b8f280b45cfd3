import { cx } from '@baize/ui';
import { type RefObject, useEffect, useRef } from 'react';
import { POCKETS } from '../roulette/layout.ts';
import { RouletteWheel } from '../roulette/roulette-wheel.tsx';
import { Die } from '../sic-bo/die.tsx';
import { easeOut } from '../stage/show-round.ts';
import type { LiveState } from './live-state.ts';
import { WHEEL_COLOURS } from './number-boards.tsx';
import { stepsNamed, type Told } from './use-story.ts';

type Props = { state: LiveState; told: Told };

/** Draws frame by frame from the house's clock: whoever comes late sees the same as the others. */
function useFrames(
  { round, aheadMs }: LiveState,
  lengthMs: number | undefined,
  draw: (share: number) => void,
) {
  const drawn = useRef(draw);
  drawn.current = draw;
  const storyAt = round?.storyAt;
  useEffect(() => {
    if (storyAt == null || lengthMs === undefined) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    let frame = 0;
    const next = () => {
      const share = Math.min(1, Math.max(0, (Date.now() + aheadMs - storyAt) / lengthMs));
      drawn.current(isCalm ? 1 : share);
      if (share < 1) frame = requestAnimationFrame(next);
    };
    next();
    return () => cancelAnimationFrame(frame);
  }, [storyAt, lengthMs, aheadMs]);
}

const turn = (element: RefObject<SVGGElement | null>, degrees: number, scale = 1) =>
  element.current?.setAttribute('transform', `rotate(${degrees}) scale(${scale})`);

/** The ball is thrown when bets are closed, and lies where the outcome says when the story comes to it. */
export function RoulettePicture({ state, told, red }: Props & { red: readonly number[] }) {
  const disc = useRef<SVGGElement>(null);
  const ball = useRef<SVGGElement>(null);
  const steps = state.round?.story?.steps;
  const spin = steps?.find(({ step }) => step === 'spin') as { number?: number } | undefined;
  const lengthMs = steps?.find(({ step }) => step === 'land')?.atMs;
  useFrames(state, lengthMs, (share) => {
    const along = easeOut(share);
    const wheel = -720 * along;
    const pocket = (POCKETS.indexOf(spin?.number ?? 0) * 360) / POCKETS.length;
    turn(disc, wheel);
    turn(
      ball,
      360 * 7 * easeOut(along) + wheel + pocket,
      1 + 0.34 * (1 - Math.min(1, along * 1.15)) ** 0.6,
    );
  });
  const landed = stepsNamed(told, 'land')[0];
  const before = markBefore(state);
  return (
    <div dir="ltr" className="flex items-center gap-6 @[57rem]:-translate-x-80">
      <div className="h-[min(34cqh,16rem)]">
        <RouletteWheel red={red} disc={disc} ball={ball} />
      </div>
      <b
        className={cx(
          'num grid size-20 place-items-center rounded-[14px] font-display text-[2.75rem]/none text-white',
          landed ? TONES[String(landed.colour)] : 'bg-black/30',
          !landed && 'text-white/55',
        )}
      >
        {landed ? String(landed.number) : (before ?? '–')}
      </b>
    </div>
  );
}

/** While chips are laid, what came last is still there to be seen. */
function markBefore({ round, table: { marks } }: LiveState): string | undefined {
  return round?.phase === 'betting' ? marks.at(-1)?.split('x')[0] : undefined;
}

const TONES: Readonly<Record<string, string>> = {
  red: 'bg-[#a32417]',
  black: 'bg-[#10140f]',
  green: 'bg-[#0f7a55]',
};

/** Three dice under their glass: shaken, then lifted. */
export function DicePicture({ told }: Props) {
  const lifted = stepsNamed(told, 'lift')[0];
  const isShaken = stepsNamed(told, 'shake').length > 0 && !lifted;
  const dice = (lifted?.dice ?? [1, 3, 5]) as number[];
  return (
    <div dir="ltr" className="relative grid place-items-center">
      <div
        className={cx(
          'grid size-[min(36cqh,13rem)] place-items-center rounded-full border border-white/20 bg-[radial-gradient(circle_at_40%_25%,#ffffff33,#ffffff08_60%,transparent)] transition-[opacity,transform] duration-700',
          isShaken && 'motion-safe:animate-[shake-glass_0.18s_linear_infinite]',
        )}
      >
        <div className={cx('flex gap-3', isShaken && 'opacity-70 blur-[2px]')}>
          {dice.map((face, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: three dice, each in its place
            <Die key={at} face={face} className="size-[min(9cqh,3.25rem)]" />
          ))}
        </div>
      </div>
      {lifted && (
        <b className="num absolute bottom-[9%] font-display text-4xl/none text-[#f4d58b]">
          {dice.reduce((sum, face) => sum + face, 0)}
        </b>
      )}
    </div>
  );
}

/** Beads are pushed away by fours until the last ones lie there. */
export function BeadsPicture({ state, told }: Props) {
  const counter = useRef<HTMLSpanElement>(null);
  const count = state.round?.story?.steps.find(({ step }) => step === 'count');
  const { fours = 0, everyMs = 0, atMs = 0 } = (count ?? {}) as Record<string, number>;
  const { beads = 0 } = (state.round?.story?.steps[0] ?? {}) as { beads?: number };
  const result = stepsNamed(told, 'result')[0] as { left?: number } | undefined;
  const lengthMs = count ? atMs + fours * everyMs : undefined;
  useFrames(state, lengthMs, (share) => {
    const gone = Math.max(0, Math.floor((share * (lengthMs ?? 0) - atMs) / (everyMs || 1)));
    const left = beads - 4 * Math.min(fours, gone);
    if (counter.current) counter.current.textContent = beads ? String(left) : '–';
  });
  return (
    <div dir="ltr" className="flex flex-col items-center gap-3">
      <div className="flex h-[min(22cqh,8rem)] items-center gap-3">
        {result ? (
          Array.from({ length: result.left ?? 0 }, (_, n) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: equal beads side by side
              key={n}
              className="size-[min(11cqh,3.5rem)] animate-rise rounded-full bg-[radial-gradient(circle_at_35%_30%,#fff,#e8dcc0_45%,#9b8a60)] shadow-[0_8px_14px_#0008]"
            />
          ))
        ) : (
          <div className="grid h-full w-[min(40cqh,14rem)] place-items-center rounded-[50%/60%] bg-[radial-gradient(circle_at_50%_20%,#d9a93f,#7a5314_70%)] shadow-[0_14px_24px_#0009]">
            <span ref={counter} className="num font-display text-4xl text-white">
              –
            </span>
          </div>
        )}
      </div>
    </div>
  );
}

type Segment = number | string;
const SPIN_TURNS = 5;

/** The wheel stops where it was told to; a multiplier lets it turn again. */
export function WheelPicture({ state, told, segments }: Props & { segments: readonly Segment[] }) {
  const disc = useRef<SVGGElement>(null);
  const spins = (state.round?.story?.steps ?? []).filter(
    ({ step }) => step === 'spin',
  ) as unknown as {
    atMs: number;
    stop: number;
    lengthMs: number;
  }[];
  const last = spins.at(-1);
  const lengthMs = last ? last.atMs + last.lengthMs : undefined;
  const arc = 360 / segments.length;
  useFrames(state, lengthMs, (share) => {
    const at = share * (lengthMs ?? 0);
    const spin = spins.findLast(({ atMs }) => atMs <= at) ?? spins[0];
    if (!spin) return;
    const from = spins[spins.indexOf(spin) - 1]?.stop ?? 0;
    const along = easeOut(Math.min(1, (at - spin.atMs) / (spin.lengthMs * 0.9)));
    turn(disc, -from * arc - (360 * SPIN_TURNS + (spin.stop - from) * arc) * along);
  });
  const result = stepsNamed(told, 'result')[0];
  return (
    <div dir="ltr" className="relative flex items-center gap-5">
      <svg
        viewBox="-110 -116 220 226"
        aria-hidden
        className="h-[min(40cqh,18rem)] @[48rem]:h-[min(56cqh,32rem)] drop-shadow-[0_18px_30px_#000a]"
      >
        <circle r="109" fill="#5a3416" stroke="#e0b65a" strokeWidth="2" />
        <g ref={disc}>
          {segments.map((segment, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a wheel's segments never move
            <g key={n} transform={`rotate(${n * arc})`}>
              <path
                d={`M0 0L${-104 * Math.sin((arc * Math.PI) / 360)} ${-104 * Math.cos((arc * Math.PI) / 360)}A104 104 0 0 1 ${104 * Math.sin((arc * Math.PI) / 360)} ${-104 * Math.cos((arc * Math.PI) / 360)}Z`}
                fill={typeof segment === 'string' ? '#e0b65a' : WHEEL_COLOURS[segment]}
                stroke="#0006"
                strokeWidth=".6"
              />
              <text
                y="-92"
                textAnchor="middle"
                fill={typeof segment === 'string' ? '#1b1404' : '#fff'}
                className="num text-[8px] font-bold"
              >
                {segment}
              </text>
            </g>
          ))}
          <circle r="26" fill="#2b1608" stroke="#e0b65a" strokeWidth="2" />
        </g>
        <path d="M-6 -115L6 -115L0 -98Z" fill="#fff3d2" stroke="#0008" />
      </svg>
      <WheelNumber came={result?.number} before={markBefore(state)} />
    </div>
  );
}

function WheelNumber({ came, before }: { came: unknown; before: string | undefined }) {
  return (
    <b
      className={cx(
        'num grid size-18 place-items-center rounded-[14px] bg-black/35 font-display text-4xl/none',
        came === undefined ? 'text-white/55' : 'text-[#f4d58b]',
      )}
    >
      {came === undefined ? (before ?? '–') : String(came)}
    </b>
  );
}
