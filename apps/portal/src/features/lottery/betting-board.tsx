import type { LotteryKind, LotteryPlay } from '@baize/games';
import { Tabs, useMedia } from '@baize/ui';
import { type ReactNode, useState } from 'react';
import { useText } from '../../shared/words/use-text.ts';
import type { Board } from './cart.ts';
import { Cart } from './cart-side.tsx';
import { Dock } from './dock.tsx';
import { Picking } from './picking/picking.tsx';
import { useSlip } from './use-slip.ts';

type Props = { board: Board; kind: LotteryKind; aside: ReactNode };

/** From here on the cart stands beside the board; below, it opens from the dock. */
const WIDE = '(width >= 80rem)';

/** Choose a play, mark, lay, gather rows, buy: for one issue or for several. */
export function BettingBoard({ board, kind, aside }: Props) {
  const isWide = useMedia(WIDE);
  const slip = useSlip(board, kind);
  const [isCartOpen, setCartOpen] = useState(false);
  const { play, rows, laying } = slip;
  const drawer = { isOpen: isCartOpen, onClose: () => setCartOpen(false) };
  const cart = { board, kind, rows, laying, onRows: slip.setRows };
  return (
    <>
      <div className="mx-auto grid w-full max-w-[96rem] flex-1 content-start gap-5 p-3 md:p-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <ByMode kind={kind} play={play} onPlay={slip.choose}>
          <Picking board={board} kind={kind} slip={slip} />
        </ByMode>
        <div className="flex min-w-0 flex-col gap-4">
          {isWide && <Cart {...cart} />}
          {aside}
        </div>
      </div>
      <Dock
        board={board}
        play={play}
        laying={laying}
        onLaying={slip.setLaying}
        counted={slip.counted}
        rows={rows}
        onAdd={slip.add}
        onLucky={slip.addLucky}
        onCart={isWide ? undefined : () => setCartOpen(true)}
      />
      {!isWide && <Cart {...cart} drawer={drawer} />}
    </>
  );
}

type ModeProps = {
  kind: LotteryKind;
  play: LotteryPlay;
  onPlay: (play: LotteryPlay) => void;
  children: ReactNode;
};

/** A tab for each kind of prize, where there is more than one. */
function ByMode({ kind, play, onPlay, children }: ModeProps) {
  const text = useText();
  const modes = [...new Set(kind.plays.map(({ mode }) => mode))];
  if (modes.length === 1) return <div className="min-w-0">{children}</div>;
  return (
    <div className="min-w-0">
      <Tabs
        label={text('tickets.modes')}
        tabs={modes.map((value) => ({ value, label: text(`tickets.mode.${value}`) }))}
        value={play.mode}
        onChange={(mode) => onPlay(kind.plays.find((one) => one.mode === mode) ?? play)}
      >
        {children}
      </Tabs>
    </div>
  );
}
