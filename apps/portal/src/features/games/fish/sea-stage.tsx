import { type SeaLook, seaAddress, seaLooks } from '@baize/art/fish';
import { type KeyboardEvent, type PointerEvent, useCallback, useRef } from 'react';
import { useText } from '../../../shared/words/use-text.ts';
import { OwnTree } from '../stage/own-tree.tsx';
import { BossPlate } from './boss-plate.tsx';
import type { Controls } from './controls.ts';
import type { RoomRules } from './fish-rail.tsx';
import { PotPlates } from './pot-plates.tsx';
import { SeatPlates } from './seat-plates.tsx';
import { useSpeciesName } from './species-name.ts';
import { useHud } from './use-hud.ts';
import type { Visit } from './use-visit.ts';
import type { HudStore } from './visit/hud-store.ts';

type Props = {
  visit: Visit;
  controls: Controls;
  rules: RoomRules;
  ownSeat: number;
  isFun: boolean;
  /** Absent where nothing may fire by itself. */
  onAuto: (() => void) | undefined;
};

/** The sea over its whole stage: the picture below, what is read and pressed above it. */
export function SeaStage({ visit, controls, rules, ownSeat, isFun, onAuto }: Props) {
  const text = useText();
  const pointer = usePointer(visit, controls);
  const keys = useKeys(visit.hud, controls, onAuto);
  const { hud, glass } = visit;
  const hasPots = !isFun && rules.species.some(({ gift }) => gift === 'jackpot');
  return (
    <div className="absolute inset-0 overflow-hidden bg-[#04263f]">
      <img
        src={seaAddress(lookOf(rules.room.look))}
        alt=""
        className="absolute inset-0 size-full object-cover object-bottom"
      />
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the sea is aimed and fired at by keys
        tabIndex={0}
        role="application"
        aria-label={text('fish.stage.label')}
        aria-describedby="fish-keys"
        className="absolute inset-0 cursor-crosshair touch-none select-none focus-visible:outline-2 focus-visible:-outline-offset-4 focus-visible:outline-brass-hi"
        {...pointer}
        {...keys}
      >
        <div ref={glass} aria-hidden className="absolute inset-0" />
      </div>
      <p id="fish-keys" className="sr-only">
        {text('fish.stage.keys')}
      </p>
      {hasPots && <PotPlates />}
      <BossPlate hud={hud} />
      <SeatPlates hud={hud} ownSeat={ownSeat} />
      <CatchNews hud={hud} />
      <PotsWon hud={hud} />
    </div>
  );
}

const lookOf = (look: string): SeaLook => seaLooks.find((known) => known === look) ?? 'reef';

/** Says what was caught to those who do not see the coins. */
function CatchNews({ hud }: { hud: HudStore }) {
  const text = useText();
  const nameOf = useSpeciesName();
  return (
    <p role="status" className="sr-only">
      <OwnTree>
        <CatchWords hud={hud} text={text} nameOf={nameOf} />
      </OwnTree>
    </p>
  );
}

type CatchWordsProps = {
  hud: HudStore;
  text: ReturnType<typeof useText>;
  nameOf: ReturnType<typeof useSpeciesName>;
};

/** Drawn alone with a catch. */
function CatchWords({ hud, text, nameOf }: CatchWordsProps) {
  const lastCatch = useHud(hud, (now) => now.lastCatch);
  const stopped = useHud(hud, (now) => now.stopped);
  if (stopped) return text(`fish.auto.stopped.${stopped}`);
  if (!lastCatch) return null;
  return text('fish.caught', { fish: nameOf(lastCatch.species), worth: lastCatch.worth });
}

/** Which pots a shot of one's own has just won. */
function PotsWon({ hud }: { hud: HudStore }) {
  const text = useText();
  const pots = useHud(hud, (now) => now.pots);
  if (pots.length === 0) return null;
  const names = pots.map((pot) => text(`slots.pots.${pot}` as 'slots.pots.mini')).join(' + ');
  return (
    <p
      role="status"
      className="pointer-events-none absolute inset-x-4 top-1/3 mx-auto w-fit animate-rise rounded-[14px] border border-[#e0b65a] bg-[linear-gradient(170deg,#2b2411f2,#14110af2)] px-8 py-4 text-center font-display text-3xl font-semibold text-[#f4d58b] shadow-[0_18px_50px_-8px_#000c,0_0_60px_-6px_#e0b65a88]"
    >
      {text('fish.jackpot.won', { pots: names })}
    </p>
  );
}

/** A finger aims where it is, and fires for as long as it is down. */
function usePointer({ table, hud }: Visit, { hold }: Controls) {
  const isDown = useRef(false);
  const place = (event: PointerEvent<HTMLElement>) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const aim = (event: PointerEvent<HTMLElement>) => {
    const opened = table.current;
    if (opened && !opened.gun.isLocking && !opened.gun.isAuto) opened.engine.aim(place(event));
  };
  const lift = useCallback(() => {
    isDown.current = false;
    hold(false);
  }, [hold]);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      event.currentTarget.focus({ preventScroll: true });
      const opened = table.current;
      const under = opened?.engine.fishUnder(place(event));
      // With the lock on, a touch chooses the fish; the trigger fires at it.
      if (opened && (opened.gun.isLocking || opened.gun.isAuto) && under) {
        opened.gun.lockedOn = under.fish.id;
        opened.gun.wanted = undefined;
        hud.tell((before) => ({ ...before, wanted: undefined }));
      }
      isDown.current = true;
      aim(event);
      if (!opened?.gun.isAuto) hold(true);
    },
    onPointerMove: aim,
    onPointerUp: lift,
    onPointerCancel: lift,
    onLostPointerCapture: lift,
  };
}

const TURN = 0.06;

function useKeys(hud: HudStore, controls: Controls, onAuto: (() => void) | undefined) {
  const presses: Record<string, () => void> = {
    ArrowLeft: () => controls.turn(-TURN),
    ArrowRight: () => controls.turn(TURN),
    ArrowUp: controls.up,
    ArrowDown: controls.down,
    Equal: controls.up,
    Minus: controls.down,
    KeyN: controls.toggleNet,
    KeyL: controls.lockNext,
    Escape: () => {
      controls.stopAuto();
      controls.hold(false);
    },
    KeyA: () => (hud.read().isAuto ? controls.stopAuto() : onAuto?.()),
  };
  return {
    onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.code === 'Space') {
        event.preventDefault();
        if (!event.repeat) controls.hold(true);
        return;
      }
      const press = presses[event.code];
      if (!press) return;
      event.preventDefault();
      press();
    },
    onKeyUp(event: KeyboardEvent) {
      if (event.code === 'Space') controls.hold(false);
    },
    onBlur: () => controls.hold(false),
  };
}
