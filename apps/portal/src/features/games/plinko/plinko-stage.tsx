import { type PlinkoStep, payFraction } from '@baize/games';
import type { Money as Amount } from '@baize/money';
import { cx, Money } from '@baize/ui';
import { useEffect, useRef, useState } from 'react';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { animate, lengthOf, useShowing } from '../stage/show-round.ts';
import type { StageProps } from '../stage/stage.ts';
import { Segments } from '../stage/stage-controls.tsx';
import { StageGround } from '../stage/stage-ground.tsx';
import { stepOf } from '../stage/steps.ts';
import { drawBoard } from './draw-board.ts';
import { ballAt, boardHeight, boardWidth } from './pin-board.ts';

type Rows = 8 | 12 | 16;
type Risk = 'low' | 'medium' | 'high';
type PlinkoChoice = { rows: Rows; risk: Risk };
type Landed = { slot: number; isGain: boolean; multiplier: number };

const MS_PER_ROW = 130;
const ROWS: readonly Rows[] = [8, 12, 16];
const RISKS: readonly Risk[] = ['low', 'medium', 'high'];

export function PlinkoStage(props: StageProps<PlinkoStep>) {
  const text = useText();
  const choice = props.choice as PlinkoChoice;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [landed, setLanded] = useState<Landed>();
  const [pointed, setPointed] = useState<number>();
  const { rows } = choice;
  const aspect = boardWidth(rows) / (boardHeight(rows) + 0.4);
  useBoardAtRest(canvas, rows);
  useShowing(props, (round) => {
    const { path, slot, multiplier } = stepOf(round, 'drop');
    setLanded(undefined);
    let lastRow = 0;
    return animate(
      lengthOf((path.length + 1) * MS_PER_ROW, props),
      (share) => {
        const balls = share < 1 ? [{ path, share }] : [];
        if (canvas.current) drawBoard(canvas.current, { rows: path.length, balls });
        const { row } = ballAt(path, share);
        if (row > lastRow) props.playSound('tick', 0.7 + (row / path.length) * 0.6);
        lastRow = row;
      },
      () => {
        const isGain = round.payout > round.stake;
        setLanded({ slot, isGain, multiplier });
        props.playSound(isGain ? (multiplier >= 10 ? 'bigWin' : 'win') : 'stop');
        props.onPresented(text('games.plinko.landed', { multiplier }));
      },
    );
  });
  return (
    <StageGround ground="plum" controls={<PlinkoControls {...props} />} className="pb-2!">
      <div
        className="flex max-h-full flex-col"
        style={{ width: `min(100%, calc((100cqh - 5.5rem) * ${aspect}), 46rem)` }}
      >
        <canvas ref={canvas} className="block w-full" style={{ aspectRatio: aspect }} aria-hidden />
        <Slots
          choice={choice}
          table={tableOf(props, choice)}
          landed={landed}
          onPoint={setPointed}
        />
        <b
          aria-hidden
          dir="ltr"
          className={cx(
            'num mt-3 h-9 text-center font-display text-[2.25rem]/none font-semibold short:hidden',
            landed?.isGain ? 'text-[#f4d58b]' : 'text-[#e9dff0]',
          )}
        >
          {pointed === undefined ? (
            landed && `${landed.multiplier}×`
          ) : (
            <Pointed stake={props.stake} times={pointed} />
          )}
        </b>
      </div>
    </StageGround>
  );
}

function useBoardAtRest(canvas: React.RefObject<HTMLCanvasElement | null>, rows: number): void {
  useEffect(() => {
    const board = canvas.current;
    if (!board) return;
    const draw = () => drawBoard(board, { rows, balls: [] });
    const watch = new ResizeObserver(draw);
    watch.observe(board);
    draw();
    return () => watch.disconnect();
  }, [canvas, rows]);
}

/** Tenths from the edge to the middle, as published; the other half mirrors it. */
function tableOf({ rules }: StageProps, { rows, risk }: PlinkoChoice): number[] {
  const half = (rules.rules as Record<Rows, Record<Risk, number[]>>)[rows][risk];
  return Array.from({ length: rows + 1 }, (_, slot) => half[Math.min(slot, rows - slot)]! / 10);
}

type SlotsProps = {
  choice: PlinkoChoice;
  table: readonly number[];
  landed: Landed | undefined;
  /** Which multiplier the pointer is on. */
  onPoint: (times: number | undefined) => void;
};

/** What the pocket under the pointer would pay. */
function Pointed({ stake, times }: { stake: Amount; times: number }) {
  const parts = useMoneyParts();
  return (
    <span className="text-[1.5rem]/none">
      {times}× <Money parts={parts(payFraction(stake, Math.round(times * 10), 10))} size="mid" />
    </span>
  );
}

function Slots({ choice: { rows }, table, landed, onPoint }: SlotsProps) {
  return (
    <div
      dir="ltr"
      className="mx-auto flex gap-[2px]"
      style={{ width: `${((rows + 1) / (rows + 2)) * 100}%` }}
    >
      {table.map((multiplier, slot) => {
        const far = Math.abs(slot - rows / 2) / (rows / 2);
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
            key={slot}
            onPointerEnter={() => onPoint(multiplier)}
            onPointerLeave={() => onPoint(undefined)}
            className={cx(
              'num grid h-8 min-w-0 flex-1 place-items-center rounded-[5px] text-[clamp(0.5625rem,1.05vw,0.8125rem)] tracking-tight font-bold text-[#1b0d05] transition-transform duration-200',
              landed?.slot === slot && 'translate-y-1.5',
              landed?.slot === slot && landed.isGain && 'ring-2 ring-[#fff3d2]',
            )}
            style={{ background: `color-mix(in oklab, #ff5a3c ${far * 100}%, #f4c25a)` }}
          >
            {multiplier}
          </span>
        );
      })}
    </div>
  );
}

function PlinkoControls({ choice: given, setChoice, isBusy }: StageProps<PlinkoStep>) {
  const text = useText();
  const choice = given as PlinkoChoice;
  return (
    <>
      <Segments
        label={text('games.plinko.rows')}
        value={choice.rows}
        options={ROWS.map((value) => ({ value, label: value }))}
        isLocked={isBusy}
        onChange={(rows) => setChoice({ ...choice, rows })}
      />
      <Segments
        label={text('games.risk')}
        value={choice.risk}
        options={RISKS.map((value) => ({ value, label: text(`games.risk.${value}`) }))}
        isLocked={isBusy}
        onChange={(risk) => setChoice({ ...choice, risk })}
      />
    </>
  );
}
