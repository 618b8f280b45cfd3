import { useSpotName } from '../../../../shared/own-games/spot-names.ts';
import type { Board } from '../board.ts';
import { SpotField } from '../spot-field.tsx';
import { QUICK_SPOTS } from './multi-games.ts';
import { usePays } from './quick-pays.ts';

const TONES: Readonly<Record<string, string>> = {
  player: 'bg-[#123a6b]/55!',
  tiger: 'bg-[#123a6b]/55!',
  banker: 'bg-[#6b1717]/60!',
  dragon: 'bg-[#6b1717]/60!',
  red: 'bg-[#6b1717]/60!',
  black: 'bg-[#0a0d0b]/75!',
  tie: 'bg-[#0d5a3f]/60!',
};

/** The main spots of a table, small enough to stand beside three others. */
export function QuickBoard({ board }: { board: Board }) {
  const nameOf = useSpotName(board.game);
  const paysOf = usePays(board);
  const spots = QUICK_SPOTS[board.game] ?? [];
  return (
    <div
      dir="ltr"
      className={`grid gap-1.5 ${spots.length % 4 === 0 ? 'grid-cols-4' : 'grid-cols-3'}`}
    >
      {spots.map((id) => (
        <SpotField
          key={id}
          board={board}
          id={id}
          name={headed(nameOf(id))}
          pays={paysOf(id)}
          className={`min-h-15 ${TONES[id] ?? ''}`}
        />
      ))}
    </div>
  );
}

/** Names that elsewhere stand inside a sentence stand alone here. */
const headed = (name: string) => name.charAt(0).toLocaleUpperCase() + name.slice(1);
