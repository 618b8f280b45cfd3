import type { LimboStep } from '@baize/games';
import { cx } from '@baize/ui';
import { useIntl } from '@baize/web/intl.tsx';
import { useState } from 'react';
import { useText } from '../../../shared/words/use-text.ts';
import { ProfitFact } from '../stage/profit-fact.tsx';
import { animate, lengthOf, useShowing } from '../stage/show-round.ts';
import type { StageProps } from '../stage/stage.ts';
import { StageFact, StageNumber } from '../stage/stage-controls.tsx';
import { StageGround } from '../stage/stage-ground.tsx';
import { stepOf } from '../stage/steps.ts';

type Flight = { result: number; win: boolean; isFlying: boolean };

const FLY_MS = 900;
const SHARE = 0.99;
const LINES = 26;

/** A number that climbs, and how far it got. */
export function LimboStage(props: StageProps<LimboStep>) {
  const text = useText();
  const { target } = props.choice as { target: number };
  const [flight, setFlight] = useState<Flight>();
  useShowing(props, (round) => {
    const { result, win } = stepOf(round, 'fly');
    const last = Math.log(result);
    let lastTick = 0;
    return animate(
      lengthOf(FLY_MS, props),
      (share) => {
        if (Math.floor(share * 10) > lastTick) props.playSound('tick', 0.7 + share);
        lastTick = Math.floor(share * 10);
        const at = share < 1 ? Math.exp(last * share ** 1.6) : result;
        setFlight({ result: at, win, isFlying: share < 1 });
      },
      () => {
        props.playSound(round.payout > round.stake ? 'win' : 'lose');
        props.onPresented(text('games.limbo.reached', { result: result.toFixed(2) }));
      },
    );
  });
  const height = flight
    ? Math.min(1, Math.log(flight.result) / Math.log(Math.max(target, 1.5) * 2))
    : 0;
  return (
    <StageGround ground="ink" controls={<LimboControls {...props} />}>
      <SpeedLines isFlying={flight?.isFlying ?? false} />
      <Ladder height={height} target={target} isWin={flight?.win === true && !flight.isFlying} />
      <output
        aria-hidden
        dir="ltr"
        className={cx(
          'num relative font-display text-[min(clamp(5.5rem,17vw,13rem),55cqh)]/none font-semibold tracking-[-0.03em] transition-colors duration-150',
          flight && !flight.isFlying && flight.win ? 'text-[#f4d58b]' : 'text-[#eef2fb]',
        )}
      >
        {bigNumber(flight?.result ?? 1)}
        <small className="text-[0.45em]">×</small>
      </output>
      <p className="relative mt-2 text-ink-soft">
        {text('games.limbo.aim', { target: target.toFixed(2) })}
      </p>
    </StageGround>
  );
}

const bigNumber = (value: number) =>
  value >= 10_000 ? Math.floor(value).toString() : value.toFixed(2);

/** Stars that become lines while the number climbs. */
function SpeedLines({ isFlying }: { isFlying: boolean }) {
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0 overflow-hidden">
      {Array.from({ length: LINES }, (_, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the stars never move apart
          key={i}
          className="absolute w-px origin-top rounded-full bg-gradient-to-b from-white/50 to-transparent transition-[height] duration-300"
          style={{
            left: `${(i * 61) % 100}%`,
            top: `${(i * 37) % 92}%`,
            height: isFlying ? `${60 + ((i * 29) % 110)}px` : '2px',
          }}
        />
      ))}
    </div>
  );
}

function Ladder({ height, target, isWin }: { height: number; target: number; isWin: boolean }) {
  const goal = Math.log(target) / Math.log(Math.max(target, 1.5) * 2);
  return (
    <div
      aria-hidden
      className="absolute inset-y-10 start-[8%] w-2 rounded-full bg-white/8 max-md:start-5"
    >
      <span
        className={cx(
          'absolute inset-x-0 bottom-0 rounded-full',
          isWin ? 'bg-[#e0b65a]' : 'bg-[#7ab6f5]',
        )}
        style={{ height: `${height * 100}%` }}
      />
      <span
        className="absolute -inset-x-2 h-0.5 bg-[#f4d58b]"
        style={{ bottom: `${goal * 100}%` }}
      />
    </div>
  );
}

function LimboControls({ choice, setChoice, isBusy, stake }: StageProps<LimboStep>) {
  const text = useText();
  const { formatNumber } = useIntl();
  const { target } = choice as { target: number };
  return (
    <>
      <StageNumber
        label={text('games.limbo.target')}
        value={target}
        min={1.01}
        max={1_000_000}
        unit="×"
        isLocked={isBusy}
        onChange={(next) => setChoice({ target: next })}
      />
      <StageFact label={text('games.limbo.chance')}>
        {formatNumber(SHARE / target, { style: 'percent', maximumSignificantDigits: 4 })}
      </StageFact>
      <ProfitFact stake={stake} times={target} />
    </>
  );
}
