import type { Money as Amount } from '@baize/money';
import { Button, cx, IconButton, Money } from '@baize/ui';
import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { Crosshair, LogOut, Minus, Network, Plus, Repeat, Square } from 'lucide-react';
import { useCallback } from 'react';
import { useBalance } from '../../../shared/money/use-balance.ts';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { chosenClasses } from '../bets/use-pace.tsx';
import { OwnTree } from '../stage/own-tree.tsx';
import type { Controls } from './controls.ts';
import { useSpeciesName } from './species-name.ts';
import { useHud } from './use-hud.ts';
import type { HudStore } from './visit/hud-store.ts';
import { Written } from './written.tsx';

type Props = {
  hud: HudStore;
  controls: Controls;
  costs: readonly Amount[];
  isLocked: boolean;
  /** Absent where the market forbids fire that goes on by itself. */
  onAuto: (() => void) | undefined;
  onLeave: () => void;
};

/** Below the sea: what one holds, what a shot costs, and the trigger. */
export function FishBar(props: Props) {
  const { hud, controls, costs, isLocked, onAuto, onLeave } = props;
  const text = useText();
  const isLocking = useHud(hud, (now) => now.isLocking);
  const isNet = useHud(hud, ({ weapon }) => weapon === 'net');
  const isAuto = useHud(hud, (now) => now.isAuto);
  return (
    <div className="@container border-t bg-table">
      <section className="grid grid-cols-[1fr_auto_1fr] items-center gap-x-3 gap-y-2.5 px-3.5 pt-2.5 pb-3.5 @min-[56rem]:flex @min-[56rem]:min-h-23 @min-[56rem]:gap-4 @min-[56rem]:px-5 @min-[56rem]:py-2">
        <Held hud={hud} />
        <LastCatch hud={hud} />
        <CannonStep hud={hud} controls={controls} costs={costs} isLocked={isLocked} />
        <div className="col-span-3 flex gap-2 *:flex-1 @min-[56rem]:*:flex-none">
          <Button
            size="sm"
            aria-pressed={isLocking}
            onClick={controls.toggleLock}
            className={cx(MODE, isLocking && chosenClasses)}
          >
            <Crosshair aria-hidden className="size-4" />
            {text('fish.mode.lock')}
          </Button>
          <Button
            size="sm"
            aria-pressed={isNet}
            onClick={controls.toggleNet}
            className={cx(MODE, isNet && chosenClasses)}
          >
            <Network aria-hidden className="size-4" />
            {text('fish.mode.net')}
          </Button>
          {(onAuto || isAuto) && <AutoButton hud={hud} controls={controls} onAuto={onAuto} />}
          <Button size="sm" onClick={onLeave} className={MODE}>
            <LogOut aria-hidden className="size-4 rtl:-scale-x-100" />
            {text('fish.leave')}
          </Button>
        </div>
        <Trigger controls={controls} isLocked={isLocked || isAuto} />
      </section>
    </div>
  );
}

const MODE = 'h-11! min-w-0 px-3!';

function Held({ hud }: Pick<Props, 'hud'>) {
  const text = useText();
  const parts = useMoneyParts();
  const cache = useQueryClient();
  return (
    <div className="row-start-1 flex min-w-0 flex-col items-start gap-0.5 @min-[56rem]:min-w-32">
      <span className="type-label">{text('games.bar.balance')}</span>
      <OwnTree>
        <QueryClientProvider client={cache}>
          <Balance parts={parts} />
        </QueryClientProvider>
      </OwnTree>
      <span className="num text-xs whitespace-nowrap text-ink-soft">
        <OwnTree>
          <Waiting hud={hud} parts={parts} text={text} />
        </OwnTree>
      </span>
    </div>
  );
}

type Parts = { parts: ReturnType<typeof useMoneyParts> };
type Say = ReturnType<typeof useText>;

function Balance({ parts }: Parts) {
  const balance = useBalance()?.mainWalletBalance;
  if (balance === undefined) return <span className="text-ink-soft">–</span>;
  return <Money parts={parts(balance)} size="mid" className="text-[1.35rem]!" />;
}

/** What is won and not paid yet, or how many shots are loaded. */
function Waiting({ hud, parts, text }: Pick<Props, 'hud'> & Parts & { text: Say }) {
  const pending = useHud(hud, (now) => now.pending);
  const sayLoaded = useCallback((count: number) => text('fish.loaded', { count }), [text]);
  if (pending === 0n) return <Written figure={hud.loaded} say={sayLoaded} />;
  return (
    <>
      {text('fish.pending')} <Money parts={parts(pending)} />
    </>
  );
}

function LastCatch({ hud }: Pick<Props, 'hud'>) {
  const text = useText();
  const parts = useMoneyParts();
  const nameOf = useSpeciesName();
  return (
    <div className="col-start-3 row-start-1 flex min-w-0 flex-col items-end gap-0.5 @min-[56rem]:min-w-28 @min-[56rem]:items-start">
      <span className="type-label">{text('fish.lastCatch')}</span>
      <OwnTree>
        <Caught hud={hud} parts={parts} nameOf={nameOf} />
      </OwnTree>
    </div>
  );
}

type CaughtProps = Pick<Props, 'hud'> & Parts & { nameOf: ReturnType<typeof useSpeciesName> };

/** Drawn alone with a catch: what it is written with is asked for above it, once. */
function Caught({ hud, parts, nameOf }: CaughtProps) {
  const lastCatch = useHud(hud, (now) => now.lastCatch);
  if (!lastCatch) return <span className="text-[1.35rem]/none text-ink-faint">–</span>;
  return (
    <>
      <Money parts={parts(lastCatch.pay)} size="mid" tone="win" className="text-[1.35rem]!" />
      <span className="max-w-full truncate text-xs text-ink-soft">
        {nameOf(lastCatch.species)} <bdi className="num">×{lastCatch.worth}</bdi>
      </span>
    </>
  );
}

function CannonStep({
  hud,
  controls,
  costs,
  isLocked,
}: Pick<Props, 'hud' | 'controls' | 'costs' | 'isLocked'>) {
  const text = useText();
  const parts = useMoneyParts();
  const level = useHud(hud, (now) => now.level);
  return (
    <fieldset className="col-span-3 flex min-w-0 items-center justify-between rounded-card border border-line-strong bg-room @min-[56rem]:ms-auto">
      <legend className="sr-only">{text('fish.cannon.title')}</legend>
      <IconButton
        label={text('fish.cannon.smaller')}
        icon={<Minus />}
        disabled={isLocked || level <= 1}
        onClick={controls.down}
      />
      <output className="flex min-w-26 flex-col items-center py-1">
        <span className="type-label">{text('fish.cannon.level', { level })}</span>
        <Money parts={parts(costs[level - 1]!)} size="mid" className="text-[1.2rem]!" />
      </output>
      <IconButton
        label={text('fish.cannon.larger')}
        icon={<Plus />}
        disabled={isLocked || level >= costs.length}
        onClick={controls.up}
      />
    </fieldset>
  );
}

function AutoButton({ hud, controls, onAuto }: Pick<Props, 'hud' | 'controls' | 'onAuto'>) {
  const text = useText();
  const isAuto = useHud(hud, (now) => now.isAuto);
  const sayLeft = useCallback(
    (count?: number) =>
      count === undefined ? text('fish.auto.stop') : text('fish.auto.stopAfter', { count }),
    [text],
  );
  if (isAuto) {
    return (
      <Button size="sm" kind="danger" onClick={controls.stopAuto} className={MODE}>
        <Square aria-hidden className="size-4" />
        <Written figure={hud.shotsLeft} say={sayLeft} />
      </Button>
    );
  }
  return (
    <Button size="sm" onClick={onAuto} className={MODE}>
      <Repeat aria-hidden className="size-4" />
      {text('fish.auto.open')}
    </Button>
  );
}

function Trigger({ controls, isLocked }: { controls: Controls; isLocked: boolean }) {
  const text = useText();
  const lift = () => controls.hold(false);
  return (
    <button
      type="button"
      aria-label={text('fish.fire')}
      disabled={isLocked}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        controls.hold(true);
      }}
      onPointerUp={lift}
      onPointerCancel={lift}
      onLostPointerCapture={lift}
      onKeyDown={(event) => {
        if ((event.code === 'Space' || event.code === 'Enter') && !event.repeat)
          controls.hold(true);
      }}
      onKeyUp={lift}
      onBlur={lift}
      onContextMenu={(event) => event.preventDefault()}
      className="col-start-2 row-start-1 grid size-18 shrink-0 touch-none place-items-center rounded-full bg-[radial-gradient(circle_at_35%_25%,#fff0bf,#e0b65a_45%,#a87420)] text-[#1b1404] shadow-[0_0_0_4px_var(--table),0_0_0_6px_var(--brass),inset_0_-4px_8px_#6b450e66] select-none active:scale-95 disabled:opacity-50"
    >
      <Crosshair aria-hidden className="size-8" strokeWidth={2.2} />
    </button>
  );
}
