import type { SicBoStep } from '@baize/games';
import { cx } from '@baize/ui';
import { useState } from 'react';
import { useText } from '../../../shared/words/use-text.ts';
import { type Chips, ChipTray, spotsOf, useChips } from '../stage/chips.tsx';
import { animate, lengthOf, useShowing } from '../stage/show-round.ts';
import type { StageProps } from '../stage/stage.ts';
import { StageGround } from '../stage/stage-ground.tsx';
import { stepOf, stepsOf } from '../stage/steps.ts';
import { Cloth, type ClothRules } from './cloth.tsx';
import { Die } from './die.tsx';

type Shown = { dice: readonly number[]; total?: number; won: string[]; isRolling: boolean };

const ROLL_MS = 1_500;

export function SicBoStage(props: StageProps<SicBoStep>) {
  const chips = useChips(props);
  const shown = useRoll(props, chips);
  return (
    <StageGround
      ground="claret"
      controls={<ChipTray chips={chips} />}
      className="justify-start! gap-4 overflow-y-auto md:justify-center!"
    >
      <RolledDice shown={shown} />
      <Cloth rules={props.rules.rules as ClothRules} chips={chips} won={shown.won} />
    </StageGround>
  );
}

/** The dice of the last round, or those that tumble now. */
function useRoll(props: StageProps<SicBoStep>, chips: Chips): Shown {
  const text = useText();
  const [shown, setShown] = useState<Shown>({ dice: [1, 2, 3], won: [], isRolling: false });
  useShowing(props, (round) => {
    const { dice, total } = stepOf(round, 'roll');
    const won = stepsOf(round, 'pay').map(({ spot }) => spot);
    let turn = 0;
    return animate(
      lengthOf(ROLL_MS, props),
      (share) => {
        const now = Math.floor(share * 14);
        if (now === turn || share >= 1) return;
        turn = now;
        props.playSound('tick', 0.7 + share);
        // Faces that only tumble; the dice that count are shown at the end.
        setShown({
          dice: dice.map((die, i) => ((die + now * (i + 2)) % 6) + 1),
          won: [],
          isRolling: true,
        });
      },
      () => {
        setShown({ dice, total, won, isRolling: false });
        chips.rememberLast(spotsOf(props.choice));
        props.playSound(round.payout > round.stake ? 'win' : 'stop');
        props.onPresented(text('games.sicBo.rolled', { dice: dice.join(', '), total }));
      },
    );
  });
  return shown;
}

function RolledDice({ shown }: { shown: Shown }) {
  return (
    <div
      dir="ltr"
      className="z-1 flex shrink-0 items-center gap-3 rounded-full bg-black/30 px-6 py-3 max-md:sticky max-md:top-0 max-md:bg-[#2a0a12] short:py-1.5"
    >
      {shown.dice.map((face, at) => (
        <Die
          // biome-ignore lint/suspicious/noArrayIndexKey: three dice, each in its place
          key={at}
          face={face}
          className={cx(
            'size-14 drop-shadow-[0_6px_8px_#0009] md:size-18',
            shown.isRolling && 'rotate-6',
          )}
        />
      ))}
      <b
        aria-hidden
        className="num w-14 text-end font-display text-[2.25rem]/none font-semibold text-[#f4d58b] md:w-18 md:text-5xl/none"
      >
        {shown.total ?? '–'}
      </b>
    </div>
  );
}
