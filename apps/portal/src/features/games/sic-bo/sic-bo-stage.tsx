import type { SicBoStep } from '@baize/games';
import { cx } from '@baize/ui';
import { type ReactNode, useState } from 'react';
import { useText } from '../../../shared/words/use-text.ts';
import { Chip, type Chips, ChipTray, spotsOf, useChips } from '../stage/chips.tsx';
import { animate, lengthOf, useShowing } from '../stage/show-round.ts';
import type { StageProps } from '../stage/stage.ts';
import { StageGround } from '../stage/stage-ground.tsx';
import { stepOf, stepsOf } from '../stage/steps.ts';
import { Die } from './die.tsx';

type Rules = {
  totals: Record<string, number>;
  triple: number;
  anyTriple: number;
  double: number;
  combination: number;
};
type Shown = { dice: readonly number[]; total?: number; won: string[]; isRolling: boolean };

const ROLL_MS = 1_500;
const FACES = [1, 2, 3, 4, 5, 6];
const PAIRS = FACES.flatMap((low) => FACES.filter((high) => high > low).map((high) => [low, high]));

export function SicBoStage(props: StageProps<SicBoStep>) {
  const text = useText();
  const rules = props.rules.rules as Rules;
  const chips = useChips(props);
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
        chips.keep(spotsOf(props.choice));
        props.playSound(round.payout > round.stake ? 'win' : 'stop');
        props.onPresented(text('games.sicBo.rolled', { dice: dice.join(', '), total }));
      },
    );
  });
  const spot = { chips, won: shown.won };
  return (
    <StageGround
      ground="claret"
      controls={<ChipTray chips={chips} />}
      className="justify-start! gap-4 overflow-y-auto md:justify-center!"
    >
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
      <div
        dir="ltr"
        className="grid w-full max-w-[62rem] shrink-0 grid-cols-6 gap-1 md:grid-cols-[repeat(14,minmax(0,1fr))]"
      >
        {(['small', 'odd', 'even', 'big'] as const).map((id) => (
          <Field
            key={id}
            {...spot}
            id={id}
            pays="1:1"
            className="col-span-3 h-14 md:col-span-2 md:h-20 md:text-lg"
          >
            {text(`games.sicBo.${id}`)}
          </Field>
        ))}
        <Field
          {...spot}
          id="any-triple"
          pays={`${rules.anyTriple}:1`}
          className="col-span-6 h-12 md:h-20"
        >
          {text('games.sicBo.anyTriple')}
        </Field>
        <div className="col-span-full grid grid-cols-7 gap-1 md:grid-cols-[repeat(14,minmax(0,1fr))]">
          {Object.entries(rules.totals).map(([total, pays]) => (
            <Field key={total} {...spot} id={`total:${total}`} pays={`${pays}:1`} className="h-14">
              <b className="font-display text-2xl/none">{total}</b>
            </Field>
          ))}
        </div>
        <Group>
          {FACES.map((face) => (
            <Field
              key={face}
              {...spot}
              id={`triple:${face}`}
              pays={`${rules.triple}:1`}
              className="h-14"
            >
              <Dice faces={[face, face, face]} />
            </Field>
          ))}
        </Group>
        <Group>
          {FACES.map((face) => (
            <Field
              key={face}
              {...spot}
              id={`double:${face}`}
              pays={`${rules.double}:1`}
              className="h-14"
            >
              <Dice faces={[face, face]} />
            </Field>
          ))}
        </Group>
        <div className="col-span-full grid grid-cols-5 gap-1 md:grid-cols-[repeat(15,minmax(0,1fr))]">
          {PAIRS.map(([low, high]) => (
            <Field
              key={`${low}${high}`}
              {...spot}
              id={`combination:${low}-${high}`}
              pays={`${rules.combination}:1`}
              className="h-14"
            >
              <Dice faces={[low!, high!]} />
            </Field>
          ))}
        </div>
        <div className="col-span-full grid grid-cols-6 gap-1">
          {FACES.map((face) => (
            <Field key={face} {...spot} id={`single:${face}`} pays="1 / 2 / 12:1" className="h-14">
              <Dice faces={[face]} />
            </Field>
          ))}
        </div>
      </div>
    </StageGround>
  );
}

function Group({ children }: { children: ReactNode }) {
  return <div className="col-span-full grid grid-cols-6 gap-1 md:col-span-7">{children}</div>;
}

function Dice({ faces }: { faces: readonly number[] }) {
  return (
    <span className="flex gap-0.5">
      {faces.map((face, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal dice side by side
        <Die key={at} face={face} className="size-3.5 md:size-5" />
      ))}
    </span>
  );
}

type FieldProps = {
  id: string;
  pays: string;
  chips: Chips;
  won: readonly string[];
  className?: string;
  children: ReactNode;
};

function Field({ id, pays, chips, won, className, children }: FieldProps) {
  const amount = chips.spots[id];
  const name = useFieldName(id);
  return (
    <button
      type="button"
      disabled={chips.isBusy}
      aria-label={amount ? `${name}: ${amount}` : name}
      onClick={() => chips.place(id)}
      className={cx(
        'relative flex min-w-0 flex-col items-center justify-center gap-0.5 rounded-[7px] border border-[#f0d9a8]/25 bg-black/25 text-sm font-semibold text-[#fbeecb] transition-colors enabled:hover:bg-black/45',
        won.includes(id) && 'border-[#f4d58b]! bg-[#e0b65a]/30',
        className,
      )}
    >
      {children}
      <span className="num text-[0.625rem]/3 font-medium text-[#f0d9a8]/80">{pays}</span>
      {amount && (
        <span className="pointer-events-none absolute -top-1 right-0 size-7">
          <Chip value={amount} className="size-full drop-shadow-[0_3px_4px_#000a]" />
        </span>
      )}
    </button>
  );
}

function useFieldName(id: string): string {
  const text = useText();
  const [kind = '', what = ''] = id.split(':');
  if (kind === 'any-triple') return text('games.sicBo.anyTriple');
  if (!what) return text(`games.sicBo.${kind as 'big'}`);
  return text(`games.sicBo.${kind as 'total'}`, { what: what.replace('-', ', ') });
}
