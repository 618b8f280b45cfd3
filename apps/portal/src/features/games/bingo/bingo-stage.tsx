import { type BingoStep, bingoCorners, bingoLines } from '@baize/games';
import { cx } from '@baize/ui';
import { useState } from 'react';
import { useText } from '../../../shared/words/use-text.ts';
import { animate, lengthOf, useShowing } from '../stage/show-round.ts';
import type { StageProps } from '../stage/stage.ts';
import { StageFact } from '../stage/stage-controls.tsx';
import { StageGround } from '../stage/stage-ground.tsx';
import { stepOf } from '../stage/steps.ts';

type Rules = { drawn: number; pays: { oneLine: number; moreLines: number; corners: number } };
type Shown = { card: number[]; balls: number[]; lines: number[]; corners: boolean };

const MS_PER_BALL = 110;
const LETTERS = ['B', 'I', 'N', 'G', 'O'];
const TINTS = ['#3f7fc4', '#b93a26', '#7a3fa0', '#0c6b4e', '#b07a1e'];
const NUMBERS_PER_COLUMN = 15;
const SIZE = 5;
const FREE = 12;

const tintOf = (number: number) => TINTS[Math.floor((number - 1) / NUMBERS_PER_COLUMN)]!;

export function BingoStage(props: StageProps<BingoStep>) {
  const text = useText();
  const { drawn, pays } = props.rules.rules as Rules;
  const [shown, setShown] = useState<Shown>();
  useShowing(props, (round) => {
    const { card } = stepOf(round, 'card');
    const { balls } = stepOf(round, 'balls');
    const { lines, corners } = stepOf(round, 'end');
    let seen = -1;
    return animate(
      lengthOf(balls.length * MS_PER_BALL, props),
      (share) => {
        const count = Math.floor(share * balls.length);
        if (count === seen) return;
        seen = count;
        const ball = balls[count - 1];
        if (ball) props.playSound(card.includes(ball) ? 'reveal' : 'tick');
        setShown({ card, balls: balls.slice(0, count), lines: [], corners: false });
      },
      () => {
        setShown({ card, balls, lines, corners });
        props.playSound(round.payout > round.stake ? 'win' : 'stop');
        const words = text('games.bingo.lines', { lines: lines.length });
        props.onPresented(corners ? `${words} ${text('games.bingo.cornersSaid')}` : words);
      },
    );
  });
  return (
    <StageGround
      ground="ink"
      className="gap-4 md:flex-row! md:gap-10 short:gap-2"
      controls={
        <>
          <StageFact label={text('games.bingo.oneLine')} isWon={shown?.lines.length === 1}>
            {pays.oneLine}×
          </StageFact>
          <StageFact label={text('games.bingo.moreLines')} isWon={(shown?.lines.length ?? 0) > 1}>
            {pays.moreLines}×
          </StageFact>
          <StageFact label={text('games.bingo.corners')} isWon={shown?.corners === true}>
            +{pays.corners}×
          </StageFact>
        </>
      }
    >
      <BingoCard shown={shown} />
      <Balls balls={shown?.balls ?? []} of={drawn} />
    </StageGround>
  );
}

function BingoCard({ shown }: { shown: Shown | undefined }) {
  const winning = new Set([
    ...(shown?.lines ?? []).flatMap((line) => bingoLines[line]!),
    ...(shown?.corners ? bingoCorners : []),
  ]);
  return (
    <div
      dir="ltr"
      className="grid w-full max-w-[min(27rem,100cqh-3.25rem)] grid-cols-5 gap-1.5 rounded-[16px] bg-[#fdf6e3] p-3 shadow-[0_30px_60px_-20px_#000] max-md:max-w-[min(27rem,100cqh-9.5rem)] short:max-w-[calc(100cqh-8.125rem)] short:gap-1 short:p-2"
    >
      {LETTERS.map((letter, column) => (
        <span
          key={letter}
          className="rounded-[8px] py-1 text-center font-display text-2xl/8 short:py-0 short:text-xl/7 font-semibold text-white"
          style={{ background: TINTS[column] }}
        >
          {letter}
        </span>
      ))}
      {Array.from({ length: SIZE * SIZE }, (_, at) => {
        // Cells come column by column, and are laid out row by row.
        const cell = (at % SIZE) * SIZE + Math.floor(at / SIZE);
        return <Cell key={cell} cell={cell} shown={shown} isWinning={winning.has(cell)} />;
      })}
    </div>
  );
}

type CellProps = { cell: number; shown: Shown | undefined; isWinning: boolean };

function Cell({ cell, shown, isWinning }: CellProps) {
  const number = shown?.card[cell];
  const isFree = cell === FREE;
  const isMarked = isFree || (number !== undefined && shown!.balls.includes(number));
  return (
    <span
      className={cx(
        'num relative grid aspect-square place-items-center rounded-[8px] text-[clamp(1rem,2.2vw,1.5rem)] font-bold',
        isWinning ? 'bg-[#e0b65a]' : 'bg-[#efe4c6]',
        isMarked ? 'text-white' : 'text-[#3b3423]',
      )}
    >
      {isMarked && <span className="absolute inset-[9%] rounded-full bg-[#0c6b4e]" />}
      <span className="relative">{isFree ? '★' : number}</span>
    </span>
  );
}

function Balls({ balls, of }: { balls: readonly number[]; of: number }) {
  const text = useText();
  const last = balls.at(-1);
  return (
    <div className="flex items-center gap-3 max-md:h-22 max-md:w-full max-md:max-w-80 md:flex-col">
      <span
        aria-hidden
        className="num grid size-16 shrink-0 place-items-center rounded-full bg-[radial-gradient(circle_at_35%_28%,#fff_18%,var(--tint)_19%)] font-display text-3xl font-semibold text-white shadow-[inset_0_-8px_18px_#0007] md:size-28 md:text-6xl"
        style={
          {
            '--tint': last ? tintOf(last) : '#2b3852',
            background: last ? tintOf(last) : '#2b3852',
          } as React.CSSProperties
        }
      >
        {last}
      </span>
      <div className="flex min-w-0 flex-col gap-1 max-md:flex-1 md:items-center md:gap-3">
        <span className="num text-sm text-ink-soft">
          {text('games.bingo.drawn', { count: balls.length, of })}
        </span>
        <ol
          dir="ltr"
          className="num flex max-w-72 flex-wrap gap-1 max-md:min-h-16 max-md:content-start max-md:gap-0.5 md:justify-center"
        >
          {balls.map((ball) => (
            <li
              key={ball}
              className="grid size-5 place-items-center rounded-full text-[0.625rem] font-bold text-white md:size-7 md:text-[0.6875rem]"
              style={{ background: tintOf(ball) }}
            >
              {ball}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
