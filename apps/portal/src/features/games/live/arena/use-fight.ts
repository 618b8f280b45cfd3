import type { FightCard, FightEnd } from '@baize/games';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { LiveState } from '../live-state.ts';
import { moveBird } from './bird.tsx';
import { facing, fightAt, fightScript, type Moment } from './fight-script.ts';

type Frames = {
  meron: RefObject<HTMLDivElement | null>;
  wala: RefObject<HTMLDivElement | null>;
  pressure: RefObject<HTMLElement | null>;
  flash: RefObject<HTMLElement | null>;
};

/** Plays the fight by the house's clock; tells what is happening in words. */
export function useFight({ round, aheadMs }: LiveState) {
  const frames: Frames = {
    meron: useRef(null),
    wala: useRef(null),
    pressure: useRef(null),
    flash: useRef(null),
  };
  const kept = useRef(frames);
  const [said, setSaid] = useState<Moment['said']>(facing.said);
  const card = round?.open as FightCard | null | undefined;
  const steps = round?.story?.steps;
  const end = steps?.find(({ step }) => step === 'result') as
    | { atMs: number; end: FightEnd }
    | undefined;
  const startMs = steps?.find(({ step }) => step === 'fight')?.atMs ?? 0;
  const storyAt = round?.storyAt ?? null;
  const number = round?.number ?? 0;
  const endAtMs = end?.atMs ?? 0;
  const endName = end?.end;
  const { meron, wala, strength } = card ?? { meron: 0, wala: 0, strength: 50 };
  useEffect(() => {
    const show = (moment: Moment) => draw(kept.current, moment);
    setSaid(facing.said);
    show(facing);
    if (storyAt === null || !endName) return;
    const script = fightScript(number, { meron, wala, strength }, endName);
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    let frame = 0;
    let line = '';
    const next = () => {
      const at = Date.now() + aheadMs - storyAt;
      const share = (at - startMs) / (endAtMs - startMs);
      const moment = share < 0 ? facing : fightAt(script, share);
      // Without motion the birds wait until it is decided.
      if (!isCalm || share < 0 || share >= 1) show(moment);
      const words = `${moment.said.line} ${moment.said.by}`;
      if (words !== line) setSaid(moment.said);
      line = words;
      if (share < 1) frame = requestAnimationFrame(next);
    };
    next();
    return () => cancelAnimationFrame(frame);
  }, [number, storyAt, endName, endAtMs, startMs, aheadMs, meron, wala, strength]);
  return { ...frames, said, card: card ?? null };
}

function draw({ meron, wala, pressure, flash }: Frames, moment: Moment): void {
  moveBird(meron.current, 'meron', moment.meron);
  moveBird(wala.current, 'wala', moment.wala);
  if (pressure.current) pressure.current.style.left = `${50 + moment.pressure * 46}%`;
  if (flash.current) {
    flash.current.style.opacity = moment.flash.toFixed(2);
    flash.current.style.transform = `translate(-50%, 0) scale(${0.8 + moment.flash * 0.35})`;
  }
}
