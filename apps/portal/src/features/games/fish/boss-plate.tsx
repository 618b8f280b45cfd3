import { swimmerAddress } from '@baize/art/fish';
import { seconds } from '@baize/calendar';
import { species } from '@baize/games';
import { useCallback, useEffect, useState } from 'react';
import { useText } from '../../../shared/words/use-text.ts';
import { openFigure } from '../stage/figure.ts';
import { useSpeciesName } from './species-name.ts';
import { useHud } from './use-hud.ts';
import type { HudStore } from './visit/hud-store.ts';
import { Written } from './written.tsx';

/** Who is here for a while only, what it pays, and how long it stays. */
export function BossPlate({ hud }: { hud: HudStore }) {
  const text = useText();
  const boss = useHud(hud, (now) => now.boss);
  const nameOf = useSpeciesName();
  const { left, isOver } = useSecondsLeft(boss?.leavesAt);
  const sayLeft = useCallback(
    (count: number) => text('fish.boss.left', { seconds: count }),
    [text],
  );
  if (!boss || isOver) return null;
  return (
    <div
      key={boss.id}
      role="status"
      className="pointer-events-none absolute top-[15%] left-1/2 flex h-11 w-max -translate-x-1/2 animate-rise items-center gap-2.5 rounded-full bg-[linear-gradient(#5a0f0cf0,#2a0405f0)] ps-1.5 pe-4 font-semibold whitespace-nowrap text-[#ffe9b8] shadow-[0_0_0_1.5px_#e0b65a,0_10px_22px_-8px_#000] max-md:top-[17%] max-md:h-9 max-md:text-[0.8125rem]"
    >
      <img src={swimmerAddress(boss.species)} alt="" className="h-8 w-10 object-contain" />
      <span>{nameOf(boss.species)}</span>
      <b className="num font-display text-[1.7rem]/none text-[#ffe29a]" dir="ltr">
        ×{species[boss.species].worth}
      </b>
      <span className="num text-[0.8125rem] text-[#f0ddb8]" aria-hidden>
        <Written figure={left} say={sayLeft} />
      </span>
    </div>
  );
}

function useSecondsLeft(until: number | undefined) {
  const [left] = useState(() => openFigure(0));
  const [isOver, setOver] = useState(true);
  useEffect(() => {
    if (until === undefined) return;
    const look = () => {
      const count = Math.ceil((until - Date.now()) / seconds(1));
      left.tell(Math.max(0, count));
      setOver(count <= 0);
    };
    look();
    const timer = setInterval(look, seconds(1));
    return () => clearInterval(timer);
  }, [until, left]);
  return { left, isOver };
}
