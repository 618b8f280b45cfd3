import { type PitLook, pitAddress, pitLooks } from '@baize/art/arena';
import type { FightCard } from '@baize/games';
import { cx } from '@baize/ui';
import type { ReactNode } from 'react';
import { useText } from '../../../../shared/words/use-text.ts';
import type { Board } from '../board.ts';
import type { LiveState } from '../live-state.ts';
import { PhaseClock } from '../phase-clock.tsx';
import { Bird } from './bird.tsx';
import { birdName } from './bird-names.ts';
import { FightSpots } from './fight-spots.tsx';
import { FightTrends } from './fight-trends.tsx';
import { useFight } from './use-fight.ts';

type Props = { state: LiveState; board: Board; outcome: ReactNode };

/** The ring: two birds, how the fight goes, and where chips are put. */
export function ArenaStage({ state, board, outcome }: Props) {
  return (
    <div className="absolute inset-0 flex flex-col overflow-y-auto bg-[#120707]">
      <Ring state={state} outcome={outcome} />
      <div className="relative z-1 -mt-6 flex shrink-0 flex-col gap-3 px-2 pb-3 md:px-5 md:pb-4">
        <FightSpots state={state} board={board} />
        <div className="xl:hidden">
          <FightTrends state={state} />
        </div>
      </div>
    </div>
  );
}

const lookOf = (look: string): PitLook => pitLooks.find((one) => one === look) ?? pitLooks[0];

function Ring({ state, outcome }: Pick<Props, 'state' | 'outcome'>) {
  const { meron, wala, pressure, flash, said, card } = useFight(state);
  const text = useText();
  const { phase, number } = state.round ?? {};
  const isFighting = phase === 'dealing';
  const sayer = card && said.by ? birdName(card[said.by]) : '';
  return (
    <div
      dir="ltr"
      className="relative min-h-[min(19rem,52dvh)] flex-1 overflow-hidden [container-type:size]"
    >
      <img
        src={pitAddress(lookOf(state.table.look))}
        alt=""
        className="absolute inset-0 size-full object-cover object-[50%_62%]"
      />
      <i
        ref={flash}
        aria-hidden
        className="absolute bottom-[34%] left-1/2 size-[min(52cqh,22rem)] -translate-x-1/2 bg-[radial-gradient(closest-side,#fff7dc,#ffd98999_35%,#ffb84c00)] opacity-0"
      />
      {card && <Bird bird={card.meron} corner="meron" frame={meron} />}
      {card && <Bird bird={card.wala} corner="wala" frame={wala} />}
      <div className="absolute inset-x-0 top-3 flex flex-col items-center gap-2">
        <PhaseClock state={state} />
        {number !== undefined && !isFighting && (
          <p className="text-[0.8125rem] font-semibold text-[#fff3d2] [text-shadow:0_1px_6px_#000]">
            {text('live.arena.fight', { number })}
          </p>
        )}
        <Pressure bar={pressure} isShown={isFighting} />
        {isFighting && (
          <p
            dir="auto"
            className="text-sm font-semibold text-[#fff3d2] [text-shadow:0_1px_6px_#000]"
          >
            {text(`live.arena.line.${said.line}`, { name: sayer })}
          </p>
        )}
        {outcome}
      </div>
      {card && <Names card={card} />}
    </div>
  );
}

type PressureProps = { bar: React.RefObject<HTMLElement | null>; isShown: boolean };

function Pressure({ bar, isShown }: PressureProps) {
  return (
    <div
      aria-hidden
      className={cx(
        'relative h-2.5 w-[min(26rem,80%)] rounded-full bg-[linear-gradient(90deg,#d8432c,#7c160c_49.6%,#f4d58b_49.6%_50.4%,#123b78_50.4%,#3f8be0)] shadow-[0_0_0_1.5px_#00000080,0_0_0_2.5px_#e0b65a80]',
        !isShown && 'hidden',
      )}
    >
      <i
        ref={bar}
        className="absolute -inset-y-1 left-1/2 w-1.5 -translate-x-1/2 rounded-full bg-[#fff8e8] shadow-[0_0_10px_#fff]"
      />
    </div>
  );
}

/** Whose corner it is. */
function Names({ card }: { card: FightCard }) {
  const text = useText();
  return (
    <div className="absolute inset-x-0 bottom-8 grid grid-cols-2 justify-items-center">
      {(['meron', 'wala'] as const).map((corner) => (
        <p
          key={corner}
          className={cx(
            'grid px-6 py-1.5 text-center text-[#fff3d2] [clip-path:polygon(0_0,100%_0,calc(100%-12px)_50%,100%_100%,0_100%,12px_50%)]',
            corner === 'meron'
              ? 'bg-linear-to-b from-[#8e1b10] to-[#5c0d07]'
              : 'bg-linear-to-b from-[#174b93] to-[#0c2c5e]',
          )}
        >
          <b className="font-display text-lg/5 font-semibold md:text-[1.4rem]/7">
            {birdName(card[corner])}
          </b>
          <span dir="auto" className="text-[0.8125rem]/4 font-medium">
            {text(`live.spot.${corner}`)}
          </span>
        </p>
      ))}
    </div>
  );
}
