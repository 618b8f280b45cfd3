import { cabinet, palettes, slotRoom } from '@baize/art';
import { isWithPots, type SlotRules } from '@baize/games';
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import { useText } from '../../../shared/words/use-text.ts';
import type { StageProps } from '../stage/stage.ts';
import type { Counter } from './counted-money.tsx';
import { SlotBanner } from './slot-banner.tsx';
import './slot-stage.css';
import {
  facePicture,
  type SlotSet,
  slotSet,
  svgUri,
} from '../../../shared/own-games/slot-theme.ts';
import { layOut, potsHeightOf, type StageLayout } from './engine/stage-layout.ts';
import { SlotPots } from './slot-pots.tsx';
import { SlotWords } from './slot-words.tsx';
import { StillBoard } from './still-board.tsx';
import { usePots } from './use-pots.ts';
import { useRounds } from './use-rounds.ts';
import { useSlotEngine } from './use-slot-engine.ts';
import { useTeller } from './use-teller.ts';

/** The picture of a slot: room and frame stand still, the symbols move, words lie above. */
export function SlotStage(props: StageProps) {
  const { code, rules, isMuted, isReducedMotion, phase, stake } = props;
  const text = useText();
  const set = useMemo(() => slotSet(code, rules.rules as SlotRules), [code, rules]);
  const ground = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const counter = useRef<Counter>(null);
  const hasPots = !props.isFun && isWithPots(code);
  const layout = useLayout(ground, set, hasPots);
  const { pots, news } = usePots({ isWanted: hasPots, isHeld: phase !== 'ready' });
  const { told, teller } = useTeller({ sound: set.sound, isMuted, counter });
  const engine = useSlotEngine({ host, set, layout, teller, isReduced: isReducedMotion });
  const { hurry, still } = useRounds({ ...props, set, engine, teller });
  const star = useMemo(() => svgUri(facePicture(set, 'S')), [set]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the space key does the same, wherever the focus is
    <section
      ref={ground}
      aria-label={text('slots.stage.name')}
      className="absolute inset-0 select-none overflow-hidden"
      style={coloursOf(set)}
      onClick={hurry}
    >
      {layout && <Scenery set={set} layout={layout} isFree={told.free !== undefined} />}
      {layout && hasPots && (
        <SlotPots
          pots={pots}
          news={news}
          isReducedMotion={isReducedMotion}
          height={potsHeightOf(layout.width)}
        />
      )}
      <div ref={host} className="absolute inset-0" dir="ltr">
        {engine === 'still' && layout && <StillBoard set={set} layout={layout} {...still} />}
      </div>
      {layout && (
        <SlotWords
          told={told}
          stake={stake}
          layout={layout}
          counter={counter}
          isBusy={phase !== 'ready'}
        />
      )}
      {told.banner && (
        <SlotBanner banner={told.banner} picture={star} isTumble={set.rules.model === 'tumble65'} />
      )}
    </section>
  );
}

function Scenery({ set, layout, isFree }: { set: SlotSet; layout: StageLayout; isFree: boolean }) {
  const isTall = layout.width < layout.height;
  const room = useMemo(
    () =>
      svgUri(
        slotRoom(
          set.art,
          set.look,
          isTall ? { width: 640, height: 1000 } : { width: 1280, height: 820 },
        ),
      ),
    [set, isTall],
  );
  const frame = useMemo(
    () => svgUri(cabinet(set.art, set.look, layout.cabinet)),
    [set, layout.cabinet],
  );
  const { width, height } = layout.box;
  return (
    <>
      <img
        src={room}
        alt=""
        className="absolute inset-0 size-full object-cover"
        draggable={false}
      />
      {isFree && <div className="slot-night absolute inset-0" />}
      <img
        src={frame}
        alt=""
        draggable={false}
        className="absolute max-w-none drop-shadow-2xl"
        style={{ left: layout.x, top: layout.y, width, height }}
      />
    </>
  );
}

/** Measured again whenever the stage changes its size. */
function useLayout(ground: React.RefObject<HTMLDivElement | null>, set: SlotSet, hasPots: boolean) {
  const [size, setSize] = useState<{ width: number; height: number }>();
  useEffect(() => {
    const watched = ground.current;
    if (!watched) return;
    const watch = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      if (width > 0 && height > 0)
        setSize({ width: Math.round(width), height: Math.round(height) });
    });
    watch.observe(watched);
    return () => watch.disconnect();
  }, [ground]);
  return useMemo(
    () => size && layOut(set, size.width, size.height, hasPots ? potsHeightOf(size.width) : 0),
    [set, size, hasPots],
  );
}

function coloursOf({ art }: SlotSet): CSSProperties {
  const { k, m, lamp } = palettes[art.palette as keyof typeof palettes] ?? palettes.ink;
  const colours = {
    '--slot-ink': k,
    '--slot-metal': m[1],
    '--slot-shine': m[0],
    '--slot-lamp': lamp,
  };
  return colours as CSSProperties;
}
