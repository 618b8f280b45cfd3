import { type KenoStep, payFraction } from '@baize/games';
import type { Money as Amount } from '@baize/money';
import { Button, cx, Money } from '@baize/ui';
import { useState } from 'react';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { animate, lengthOf, useShowing } from '../stage/show-round.ts';
import type { StageProps } from '../stage/stage.ts';
import { Segments } from '../stage/stage-controls.tsx';
import { StageGround } from '../stage/stage-ground.tsx';
import { stepOf } from '../stage/steps.ts';

type Risk = 'low' | 'classic' | 'medium' | 'high';
type KenoChoice = { picks: number[]; risk: Risk };
type KenoRules = { numbers: number; mostPicks: number; tables: Record<Risk, number[][]> };

const RISKS: readonly Risk[] = ['low', 'classic', 'medium', 'high'];
const MS_PER_BALL = 130;

export function KenoStage(props: StageProps<KenoStep>) {
  const text = useText();
  const choice = props.choice as KenoChoice;
  const rules = props.rules.rules as KenoRules;
  const [drawn, setDrawn] = useState<readonly number[]>([]);
  useShowing(props, (round) => {
    const result = stepOf(round, 'draw');
    let seen = 0;
    return animate(
      lengthOf(result.drawn.length * MS_PER_BALL, props),
      (share) => {
        const count = Math.ceil(share * result.drawn.length);
        if (count > seen) {
          const isHit = result.hits.includes(result.drawn[count - 1]!);
          props.playSound(isHit ? 'reveal' : 'tick', isHit ? 1 + count * 0.04 : 1);
          setDrawn(result.drawn.slice(0, count));
        }
        seen = count;
      },
      () => {
        props.playSound(round.payout > round.stake ? 'win' : 'stop');
        const said = { hits: result.hits.length, picks: choice.picks.length };
        props.onPresented(text('games.keno.hits', said));
      },
    );
  });
  const toggle = (number: number) => {
    setDrawn([]);
    const isPicked = choice.picks.includes(number);
    if (!isPicked && choice.picks.length >= rules.mostPicks) return;
    props.playSound('tap', isPicked ? 0.8 : 1);
    const picks = isPicked
      ? choice.picks.filter((pick) => pick !== number)
      : [...choice.picks, number].sort((a, b) => a - b);
    props.setChoice({ ...choice, picks });
  };
  const hits = choice.picks.filter((pick) => drawn.includes(pick)).length;
  return (
    <StageGround
      ground="ember"
      controls={<KenoControls {...props} onClear={() => setDrawn([])} />}
      className="gap-4 md:gap-6"
    >
      <div
        dir="ltr"
        className="grid w-full grid-cols-8 gap-1.5 md:gap-2.5"
        style={{ maxWidth: 'min(42rem, calc((100cqh - 5.75rem) * 1.58))' }}
      >
        {Array.from({ length: rules.numbers }, (_, i) => i + 1).map((number) => (
          <Ball
            key={number}
            number={number}
            isPicked={choice.picks.includes(number)}
            isDrawn={drawn.includes(number)}
            isLocked={props.isBusy}
            onPick={() => toggle(number)}
          />
        ))}
      </div>
      <Pays
        choice={choice}
        rules={rules}
        stake={props.stake}
        hits={drawn.length > 0 ? hits : undefined}
      />
    </StageGround>
  );
}

type BallProps = {
  number: number;
  isPicked: boolean;
  isDrawn: boolean;
  isLocked: boolean;
  onPick: () => void;
};

function Ball({ number, isPicked, isDrawn, isLocked, onPick }: BallProps) {
  const isHit = isPicked && isDrawn;
  return (
    <button
      type="button"
      aria-pressed={isPicked}
      disabled={isLocked}
      onClick={onPick}
      className={cx(
        'num relative grid aspect-square place-items-center rounded-[10px] text-[clamp(0.8rem,2vw,1.125rem)] font-bold transition-[background,transform,box-shadow] duration-150',
        isHit &&
          'scale-105 bg-[radial-gradient(circle_at_35%_28%,#fff3c9,#eab54a_55%,#a06a18)] text-[#2a1603] shadow-[0_6px_18px_-4px_#eab54a88]',
        !isHit && isPicked && 'bg-[#7d3f26] text-white shadow-[inset_0_0_0_2px_#f0a26b]',
        !isPicked && isDrawn && 'bg-black/45 text-[#f0a26b] shadow-[inset_0_0_0_1px_#f0a26b66]',
        !isPicked && !isDrawn && 'bg-white/8 text-[#e9d8cd] shadow-[inset_0_1px_0_#ffffff14]',
        !isLocked && !isPicked && 'hover:bg-white/14',
      )}
    >
      {number}
    </button>
  );
}

type PaysProps = {
  choice: KenoChoice;
  rules: KenoRules;
  stake: Amount;
  hits: number | undefined;
};

/** What each number of hits pays for as many picks as there are. */
function Pays({ choice, rules, stake, hits }: PaysProps) {
  const text = useText();
  const parts = useMoneyParts();
  const table = rules.tables[choice.risk][choice.picks.length - 1];
  if (!table) return <p className="h-13 text-ink-soft">{text('games.keno.pick')}</p>;
  return (
    <ol dir="ltr" className="num flex h-13 w-full max-w-[42rem] gap-1 md:h-17">
      {table.map((hundredths, count) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the number of hits
          key={count}
          className={cx(
            'flex min-w-0 flex-1 flex-col items-center justify-center rounded-[6px] text-[0.6875rem]/4 md:text-xs/4',
            hits === count
              ? hundredths > 100
                ? 'bg-[#e0b65a] text-[#1b1404]'
                : 'bg-white/25 text-white'
              : 'bg-black/30 text-ink-soft',
          )}
        >
          <b className="font-bold">{hundredths / 100}×</b>
          <span className="max-w-full truncate max-md:hidden">
            {hundredths > 0 ? <Money parts={parts(payFraction(stake, hundredths, 100))} /> : '–'}
          </span>
          <span>{count}</span>
        </li>
      ))}
    </ol>
  );
}

function KenoControls(props: StageProps<KenoStep> & { onClear: () => void }) {
  const { choice: given, setChoice, isBusy, rules, playSound, onClear } = props;
  const text = useText();
  const choice = given as KenoChoice;
  const { numbers, mostPicks } = rules.rules as KenoRules;
  const pickForMe = () => {
    onClear();
    playSound('reveal');
    setChoice({ ...choice, picks: someNumbers(mostPicks, numbers) });
  };
  const clear = () => {
    onClear();
    setChoice({ ...choice, picks: [] });
  };
  return (
    <>
      <Segments
        label={text('games.risk')}
        value={choice.risk}
        options={RISKS.map((value) => ({ value, label: text(`games.risk.${value}`) }))}
        isLocked={isBusy}
        onChange={(risk) => setChoice({ ...choice, risk })}
      />
      <div className="flex gap-2">
        <Button className="h-11!" disabled={isBusy} onClick={pickForMe}>
          {text('games.keno.auto')}
        </Button>
        <Button className="h-11!" disabled={isBusy || choice.picks.length === 0} onClick={clear}>
          {text('games.clear')}
        </Button>
      </div>
    </>
  );
}

/** A pick for players who do not care; it decides nothing. */
function someNumbers(count: number, of: number): number[] {
  const marks = crypto.getRandomValues(new Uint32Array(of));
  return Array.from(marks, (mark, i) => ({ mark, number: i + 1 }))
    .sort((a, b) => a.mark - b.mark)
    .slice(0, count)
    .map(({ number }) => number)
    .sort((a, b) => a - b);
}
