import { payFraction, type WheelStep } from '@baize/games';
import type { Money } from '@baize/money';
import { cx, Money as MoneyText } from '@baize/ui';
import { memo, useRef, useState } from 'react';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { animate, easeOut, lengthOf, useShowing } from '../stage/show-round.ts';
import type { StageProps } from '../stage/stage.ts';
import { Segments } from '../stage/stage-controls.tsx';
import { StageGround } from '../stage/stage-ground.tsx';
import { stepOf } from '../stage/steps.ts';
import { colourOfPay, segmentPath } from './wheel-art.ts';

type Count = 10 | 20 | 30 | 50;
type Risk = 'low' | 'medium' | 'high';
type WheelChoice = { segments: Count; risk: Risk };

const COUNTS: readonly Count[] = [10, 20, 30, 50];
const RISKS: readonly Risk[] = ['low', 'medium', 'high'];
const SPIN_MS = 2_600;
const TURNS = 4;

export function WheelStage(props: StageProps<WheelStep>) {
  const text = useText();
  const choice = props.choice as WheelChoice;
  const table = (props.rules.rules as Record<Count, Record<Risk, number[]>>)[choice.segments][
    choice.risk
  ];
  const disc = useRef<SVGGElement>(null);
  const angle = useRef(0);
  const parts = useMoneyParts();
  const [landed, setLanded] = useState<Landed>();
  useShowing(props, (round) => {
    const { index, multiplier } = stepOf(round, 'spin');
    const each = 360 / choice.segments;
    const from = angle.current % 360;
    // The pointer stands at the top; the middle of the drawn segment comes to rest below it.
    const to = 360 * TURNS - (index + 0.5) * each;
    let passed = Math.floor(from / each);
    setLanded(undefined);
    return animate(
      lengthOf(SPIN_MS, props),
      (share) => {
        angle.current = from + (to - from) * easeOut(easeOut(share));
        disc.current?.setAttribute('transform', `rotate(${angle.current})`);
        const now = Math.floor(angle.current / each);
        if (now !== passed) props.playSound('tick', 0.9);
        passed = now;
      },
      () => {
        const isGain = round.payout > round.stake;
        setLanded({ multiplier, isGain, payout: round.payout });
        props.playSound(isGain ? 'win' : 'stop');
        props.onPresented(text('games.wheel.landed', { multiplier }));
      },
    );
  });
  return (
    <StageGround
      ground="slate"
      controls={<WheelControls {...props} onTurn={() => setLanded(undefined)} />}
    >
      <svg
        viewBox="-110 -116 220 226"
        className="h-full max-h-[38rem] w-full drop-shadow-[0_30px_50px_#0009]"
        role="img"
        aria-label={text('games.wheel.picture', { segments: choice.segments })}
      >
        <Gradients />
        <circle r="106" fill="url(#wheel-rim)" />
        <circle r="100" fill="#0b1214" />
        <g ref={disc} transform={`rotate(${angle.current})`}>
          <Disc table={table} />
        </g>
        <circle r="46" fill="url(#wheel-hub)" stroke="url(#wheel-rim)" strokeWidth="3" />
        {landed && <Hub landed={landed} paid={parts(landed.payout)} />}
        <path d="M0 -92L-8 -113H8Z" fill="#f1ecdf" stroke="#0b1214" strokeWidth="1.5" />
      </svg>
      <Legend table={table} landed={landed?.multiplier} stake={props.stake} />
    </StageGround>
  );
}

function Gradients() {
  return (
    <defs>
      <linearGradient id="wheel-rim" x1="0" y1="0" x2="1" y2="1">
        <stop stopColor="#fff0bf" />
        <stop offset=".35" stopColor="#c8922f" />
        <stop offset=".6" stopColor="#7a4c10" />
        <stop offset="1" stopColor="#e2b658" />
      </linearGradient>
      <radialGradient id="wheel-hub" cy=".35">
        <stop stopColor="#2a3b40" />
        <stop offset="1" stopColor="#0b1214" />
      </radialGradient>
    </defs>
  );
}

type Landed = { multiplier: number; isGain: boolean; payout: Money };

/** In the middle: what the segment says, and what came of it. */
function Hub({
  landed,
  paid,
}: {
  landed: Landed;
  paid: ReturnType<ReturnType<typeof useMoneyParts>>;
}) {
  const { currency, position, whole, decimals } = paid;
  const amount = `${whole}${decimals}`;
  return (
    <g textAnchor="middle" className="num font-display font-semibold" direction="ltr">
      <text
        y={landed.isGain ? 5 : 9}
        className={cx('text-[28px]', landed.isGain ? 'fill-[#f4d58b]' : 'fill-[#f1ecdf]')}
      >
        {landed.multiplier}×
      </text>
      {landed.isGain && (
        <text y="23" className="fill-[#fff3d2] text-[13px]">
          {position === 'before' ? `${currency}${amount}` : `${amount} ${currency}`}
        </text>
      )}
    </g>
  );
}

const Disc = memo(function Disc({ table }: { table: readonly number[] }) {
  return table.map((tenths, index) => (
    <path
      // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place
      key={index}
      d={segmentPath(index, table.length)}
      fill={colourOfPay(tenths)}
      stroke="#0b1214"
      strokeWidth=".8"
    />
  ));
});

type LegendProps = { table: readonly number[]; landed: number | undefined; stake: Money };

function Legend({ table, landed, stake }: LegendProps) {
  const parts = useMoneyParts();
  const pays = [...new Set(table)].sort((a, b) => a - b);
  return (
    <ul dir="ltr" className="num mt-3 flex flex-wrap justify-center gap-1.5 text-xs font-bold">
      {pays.map((tenths) => (
        <li
          key={tenths}
          className={cx(
            'rounded-[5px] border-b-3 bg-black/35 px-3 py-1',
            landed === tenths / 10 && 'bg-white/20',
          )}
          style={{ borderColor: colourOfPay(tenths) }}
        >
          {(tenths / 10).toFixed(2)}×
          <MoneyText
            parts={parts(payFraction(stake, tenths, 10))}
            className="ms-2 font-medium! text-[#c8d2cb]"
          />
        </li>
      ))}
    </ul>
  );
}

function WheelControls(props: StageProps<WheelStep> & { onTurn: () => void }) {
  const { choice: given, setChoice, isBusy, onTurn } = props;
  const text = useText();
  const choice = given as WheelChoice;
  const choose = (part: Partial<WheelChoice>) => {
    onTurn();
    setChoice({ ...choice, ...part });
  };
  return (
    <>
      <Segments
        label={text('games.wheel.segments')}
        value={choice.segments}
        options={COUNTS.map((value) => ({ value, label: value }))}
        isLocked={isBusy}
        onChange={(segments) => choose({ segments })}
      />
      <Segments
        label={text('games.risk')}
        value={choice.risk}
        options={RISKS.map((value) => ({ value, label: text(`games.risk.${value}`) }))}
        isLocked={isBusy}
        onChange={(risk) => choose({ risk })}
      />
    </>
  );
}
