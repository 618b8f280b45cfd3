import type { RouletteStep } from '@baize/games';
import { Button } from '@baize/ui';
import { useRef, useState } from 'react';
import { readStored, writeStored } from '../../../shared/brand/stored.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { type Chips, ChipTray, spotsOf, useChips } from '../stage/chips.tsx';
import { animate, easeOut, lengthOf, useShowing } from '../stage/show-round.ts';
import type { StageProps } from '../stage/stage.ts';
import { StageGround } from '../stage/stage-ground.tsx';
import { stepOf, stepsOf } from '../stage/steps.ts';
import { Cloth } from './cloth.tsx';
import { Landed } from './landed.tsx';
import { type Place, POCKETS } from './layout.ts';
import { Racetrack } from './racetrack.tsx';
import { RouletteWheel } from './roulette-wheel.tsx';
import { useSpinLog } from './spin-log.ts';

type Rules = { places: Place[]; red: number[] };
type Shown = { number: number; won: string[] };

const SPIN_MS = 4_200;
const WHEEL_TURNS = -2;
const BALL_TURNS = 6;

export function RouletteStage(props: StageProps<RouletteStep>) {
  const text = useText();
  const { places, red } = props.rules.rules as Rules;
  const chips = useChips(props);
  const { disc, ball, shown, spins } = useSpin(props, chips);
  const [covered, setCovered] = useState<readonly number[]>([]);
  const { isTrackWanted, toggleTrack } = useTrackChoice();
  const track = <Racetrack red={red} chips={chips} result={shown?.number} onCover={setCovered} />;
  return (
    <StageGround
      ground="felt"
      controls={
        <ChipTray chips={chips}>
          <Button
            size="sm"
            aria-pressed={isTrackWanted}
            onClick={toggleTrack}
            className="h-10 min-[90rem]:hidden"
          >
            {text('games.roulette.racetrack')}
          </Button>
        </ChipTray>
      }
      className="justify-start! gap-3 overflow-y-auto md:justify-center! md:gap-6 md:overflow-visible"
    >
      <div className="flex w-full max-w-[72rem] items-center justify-center gap-6 max-md:gap-3">
        <div className="h-28 shrink-0 md:h-[min(32dvh,17rem)] short:h-24">
          <RouletteWheel red={red} disc={disc} ball={ball} />
        </div>
        <Landed shown={shown?.number} red={red} spins={spins} chips={chips} />
        <div className="max-[90rem]:hidden">{track}</div>
      </div>
      {isTrackWanted && (
        <div className="w-full max-w-full shrink-0 overflow-x-auto [scrollbar-width:none] min-[90rem]:hidden">
          <div className="mx-auto w-max">{track}</div>
        </div>
      )}
      <Cloth
        places={places}
        red={red}
        chips={chips}
        won={shown?.won ?? []}
        result={shown?.number}
        covered={covered}
        onCover={setCovered}
      />
    </StageGround>
  );
}

/** Turns the wheel once for each answer, and remembers where the ball came to rest. */
function useSpin(props: StageProps<RouletteStep>, chips: Chips) {
  const text = useText();
  const disc = useRef<SVGGElement>(null);
  const ball = useRef<SVGGElement>(null);
  const rest = useRef(0);
  const [shown, setShown] = useState<Shown>();
  const log = useSpinLog();
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
        log.add(number);
        chips.rememberLast(spotsOf(props.choice));
        props.playSound(round.payout > round.stake ? 'win' : 'stop');
        props.onPresented(text('games.roulette.landed', { number }));
      },
    );
  });
  return { disc, ball, shown, spins: log.spins };
}

/** Where there is no room for the racetrack at all times, the player says whether they want it. */
function useTrackChoice() {
  const [isTrackWanted, setTrackWanted] = useState(() => readStored('games.racetrack') === 'yes');
  const toggleTrack = () => {
    writeStored('games.racetrack', isTrackWanted ? 'no' : 'yes');
    setTrackWanted(!isTrackWanted);
  };
  return { isTrackWanted, toggleTrack };
}
