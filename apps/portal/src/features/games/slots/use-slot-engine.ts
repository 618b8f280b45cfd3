import { type RefObject, useEffect, useRef, useState } from 'react';
import type { SlotSet } from '../../../shared/own-games/slot-theme.ts';
import type { SlotEngine } from './engine/slot-engine.ts';
import type { StageLayout } from './engine/stage-layout.ts';
import type { Teller } from './engine/stage-words.ts';

/** Undefined while it is being built; `still` where the browser cannot draw it. */
export type EngineState = SlotEngine | 'still' | undefined;

type Wanted = {
  host: RefObject<HTMLElement | null>;
  set: SlotSet;
  layout: StageLayout | undefined;
  teller: Teller;
  isReduced: boolean;
};

/** The moving picture of a stage, for as long as the stage is there; a lost picture is built anew. */
export function useSlotEngine({ host, set, layout, teller, isReduced }: Wanted): EngineState {
  const [engine, setEngine] = useState<EngineState>();
  const [built, setBuilt] = useState(0);
  const latest = useRef(layout);
  latest.current = layout;
  const isLaidOut = layout !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `built` asks for another one
  useEffect(() => {
    const first = latest.current;
    if (!isLaidOut || !first || !host.current) return;
    let opened: SlotEngine | undefined;
    let isGone = false;
    const onLost = (event?: Event) => {
      event?.preventDefault();
      if (!isGone) setBuilt((count) => count + 1);
    };
    const opening = { host: host.current, set, layout: first, teller, isReduced, onLost };
    import('./engine/slot-engine.ts')
      .then(({ openSlotEngine }) => openSlotEngine(opening))
      .then((made) => {
        opened = made;
        if (isGone) return made.destroy();
        if (latest.current && latest.current !== first) made.resize(latest.current);
        setEngine(made);
      })
      .catch(() => {
        if (!isGone) setEngine('still');
      });
    return () => {
      isGone = true;
      opened?.destroy();
      setEngine(undefined);
    };
  }, [host, set, teller, isReduced, isLaidOut, built]);

  useEffect(() => {
    if (layout && engine && engine !== 'still') engine.resize(layout);
  }, [layout, engine]);
  return engine;
}
