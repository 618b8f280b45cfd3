import type { LotteryKind } from '@baize/games';
import { Drawer } from '@baize/ui';
import { useState } from 'react';
import { useErrorWords } from '../../shared/calls/use-error-words.ts';
import { notices } from '../../shared/pages/notice.ts';
import { useHouseNow } from '../../shared/times/use-house-now.ts';
import { useText } from '../../shared/words/use-text.ts';
import type { Board, CartRow, Laying } from './cart.ts';
import { CartPanel } from './cart-panel.tsx';
import { ChaseDrawer } from './chase/chase-drawer.tsx';
import type { Plan } from './orders.ts';
import { usePurchase } from './use-purchase.ts';

type Props = {
  board: Board;
  kind: LotteryKind;
  rows: readonly CartRow[];
  laying: Laying;
  onRows: (change: (rows: readonly CartRow[]) => readonly CartRow[]) => void;
  /** On narrow screens the cart opens from below. */
  drawer?: { isOpen: boolean; onClose: () => void };
};

/** What will be bought, for this issue or for several. */
export function Cart({ board, kind, rows, laying, onRows, drawer }: Props) {
  const text = useText();
  const words = useErrorWords();
  const now = useHouseNow();
  const [isChasing, setChasing] = useState(false);
  const leave = (gone: readonly CartRow[]) =>
    onRows((kept) => kept.filter(({ id }) => gone.every((row) => row.id !== id)));
  const purchase = usePurchase(board.gameCode, {
    onBought: leave,
    onDone: () => {
      setChasing(false);
      drawer?.onClose();
      notices.tell({ tone: 'good', title: text('tickets.bought') });
    },
  });
  const { issue } = board;
  const isClosed = !issue || now >= issue.closesAt;
  const buy = (plan: Plan) => purchase.mutate({ rows, group: laying.group, plan });
  const buyNow = () =>
    issue && buy({ issues: [{ issue: issue.number, multiple: 1 }], stopOnWin: false });
  const panel = (
    <CartPanel
      kind={kind.code}
      rows={rows}
      isClosed={isClosed}
      isBusy={purchase.isPending}
      refused={purchase.error && words(purchase.error)}
      onRemove={(id) => leave(rows.filter((row) => row.id === id))}
      onClear={() => onRows(() => [])}
      onBuy={buyNow}
      onChase={() => setChasing(true)}
    />
  );
  return (
    <>
      {drawer ? (
        <Drawer
          isOpen={drawer.isOpen}
          onClose={drawer.onClose}
          side="bottom"
          title={text('tickets.cart.title')}
          isTitleHidden
        >
          {panel}
        </Drawer>
      ) : (
        panel
      )}
      {isChasing && (
        <ChaseDrawer
          board={board}
          rows={rows}
          group={laying.group}
          isBusy={purchase.isPending}
          onClose={() => setChasing(false)}
          onBuy={buy}
        />
      )}
    </>
  );
}
