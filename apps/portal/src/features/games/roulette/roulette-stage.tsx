import type { RouletteStep } from '@baize/games';
import { cx } from '@baize/ui';
import { useRef, useState } from 'react';
import { useText } from '../../../shared/words/use-text.ts';
import { ChipTray, spotsOf, useChips } from '../stage/chips.tsx';
import { animate, easeOut, lengthOf, useShowing } from '../stage/show-round.ts';
import type { StageProps } from '../stage/stage.ts';
import { StageGround } from '../stage/stage-ground.tsx';
import { stepOf, stepsOf } from '../stage/steps.ts';
import { Cloth } from './cloth.tsx';
import { type Place, POCKETS } from './layout.ts';
import { RouletteWheel } from './roulette-wheel.tsx';

type Rules = { places: Place[]; red: number[] };
type Shown = { number: number; won: string[] };

const SPIN_MS = 4_200;
const WHEEL_TURNS = -2;
const BALL_TURNS = 6;
const PAST = 12;

export function RouletteStage(props: StageProps<RouletteStep>) {
  const text = useText();
  const { places, red } = props.rules.rules as Rules;
  const chips = useChips(props);
  const disc = useRef<SVGGElement>(null);
  const ball = useRef<SVGGElement>(null);
  const rest = useRef(0);
  const [shown, setShown] = useState<Shown>();
  const [past, setPast] = useState<readonly number[]>([]);
  useShowing(props, (round) => {
    const { number } = stepOf(round, 'spin');
    const won = stepsOf(round, 'pay').map(({ spot }) => spot);
    const pocket = (POCKETS.indexOf(number) * 360) / POCKETS.length;
    const from = rest.current % 360;
    const wheelEnd = from + 360 * WHEEL_TURNS;
    const ballEnd = 360 * BALL_TURNS + wheelEnd + pocket;
    let lastTick = 0;
    setShown(undefined);
    // On a phone the cloth may have been scrolled over the wheel.
    disc.current?.ownerSVGElement?.scrollIntoView({ block: 'nearest' });
    return animate(
      lengthOf(SPIN_MS, props),
      (share) => {
        const along = easeOut(share);
        rest.current = from + (wheelEnd - from) * along;
        disc.current?.setAttribute('transform', `rotate(${rest.current})`);
        const turn = from + (ballEnd - from) * easeOut(along);
        const out = 1 + 0.34 * (1 - Math.min(1, along * 1.15)) ** 0.6;
        ball.current?.setAttribute('transform', `rotate(${turn}) scale(${out})`);
        const tick = Math.floor(along * 26);
        if (tick > lastTick) props.playSound('tick', 1.2 - along * 0.5);
        lastTick = tick;
      },
      () => {
        setShown({ number, won });
        setPast((before) => [number, ...before].slice(0, PAST));
        chips.rememberLast(spotsOf(props.choice));
        props.playSound(round.payout > round.stake ? 'win' : 'stop');
        props.onPresented(text('games.roulette.landed', { number }));
      },
    );
  });
  return (
    <StageGround
      ground="felt"
      controls={<ChipTray chips={chips} />}
      className="justify-start! gap-3 overflow-y-auto md:justify-center! md:gap-6 md:overflow-visible"
    >
      <div className="flex w-full max-w-[60rem] items-center justify-center gap-6 max-md:gap-3">
        <div className="h-28 shrink-0 md:h-[min(32dvh,17rem)] short:h-24">
          <RouletteWheel red={red} disc={disc} ball={ball} />
        </div>
        <Landed shown={shown?.number} red={red} past={past} />
      </div>
      <Cloth
        places={places}
        red={red}
        chips={chips}
        won={shown?.won ?? []}
        result={shown?.number}
      />
    </StageGround>
  );
}

type LandedProps = { shown: number | undefined; red: readonly number[]; past: readonly number[] };

function Landed({ shown, red, past }: LandedProps) {
  return (
    <div aria-hidden dir="ltr" className="flex w-44 flex-col gap-3 max-md:w-40">
      <span
        className={cx(
          'num grid h-24 w-28 place-items-center rounded-card font-display text-7xl font-semibold text-white max-md:h-16 max-md:w-20 max-md:text-5xl',
          shown === undefined ? 'bg-black/20' : toneOf(shown, red),
        )}
      >
        {shown}
      </span>
      <ol className="num flex flex-wrap gap-1">
        {past.map((number, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: numbers come again; their place tells them apart
            key={at}
            className={cx(
              'grid size-6.5 place-items-center rounded-[5px] text-xs font-bold text-white',
              toneOf(number, red),
            )}
          >
            {number}
          </li>
        ))}
      </ol>
    </div>
  );
}

function toneOf(number: number, red: readonly number[]): string {
  if (number === 0) return 'bg-[#0f7a55]';
  return red.includes(number) ? 'bg-[#a32417]' : 'bg-[#10140f]';
}
