import type { XiangqiMove, XiangqiView } from '@baize/games';
import { Button, Modal } from '@baize/ui';
import { Flag, Handshake } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../../shared/words/use-text.ts';
import { useDraft } from '../hand-draft.tsx';
import { anyScreen, type ScreenProps, type SeatFacts } from '../screen.ts';
import { XiangqiBoard } from './board.tsx';
import { boardLayout } from './board-layout.ts';

type Props = ScreenProps<XiangqiView>;

function useSeat() {
  const text = useText();
  return (view: XiangqiView, seat: number): SeatFacts => {
    const side = view.seats.red === seat ? 'red' : 'black';
    const isAsked = view.turn === side && !view.end;
    return {
      under: text(`cardroom.xiangqi.${side}`),
      isDim: false,
      act:
        view.offer === side
          ? { words: text('cardroom.xiangqi.offered'), tone: 'raise' }
          : isAsked && view.isCheck
            ? { words: text('cardroom.xiangqi.check'), tone: 'allIn' }
            : undefined,
    };
  };
}

/** Files by number from the mover's left, rows from red's side. */
function useTellMove() {
  const text = useText();
  const at = (point: number) => `${'abcdefghi'[point % 9]}${Math.floor(point / 9)}`;
  return (move: unknown) => {
    const made = move as XiangqiMove;
    if ('resign' in made) return text('cardroom.xiangqi.resign');
    if ('accept' in made) return text('cardroom.xiangqi.accept');
    const step = `${at(made.from)} → ${at(made.to)}`;
    return made.offer ? `${step} · ${text('cardroom.xiangqi.offered')}` : step;
  };
}

function Bar({ view, act, isSending }: Props) {
  const text = useText();
  const [isAsking, setAsking] = useState(false);
  const [isOffering, setOffering] = useDraft(false);
  const { options, end } = view;
  return (
    <div className="flex min-h-20 flex-wrap items-center justify-center gap-2.5 px-3 py-3">
      <p role="status" className="me-auto text-ink-soft max-md:w-full max-md:text-center">
        {end
          ? end.winner
            ? text('cardroom.xiangqi.wins', { side: text(`cardroom.xiangqi.${end.winner}`) })
            : text('cardroom.xiangqi.draw')
          : text(options ? 'cardroom.xiangqi.yourMove' : 'cardroom.xiangqi.theirMove')}
        {options && view.isCheck && !end && (
          <b className="ms-2 text-danger">{text('cardroom.xiangqi.check')}</b>
        )}
      </p>
      {options?.mayAccept && (
        <Button
          kind="felt"
          className="h-12 rounded-card"
          disabled={isSending}
          onClick={() => act({ accept: true })}
        >
          {text('cardroom.xiangqi.accept')}
        </Button>
      )}
      <Button
        className="h-12 rounded-card"
        kind={isOffering ? 'felt' : 'line'}
        aria-pressed={isOffering}
        disabled={end !== null || options?.mayAccept === true}
        onClick={() => setOffering(!isOffering)}
      >
        <Handshake aria-hidden className="size-4" />
        {text('cardroom.xiangqi.offer')}
      </Button>
      <Button
        className="h-12 rounded-card"
        disabled={!options || isSending}
        onClick={() => setAsking(true)}
      >
        <Flag aria-hidden className="size-4" />
        {text('cardroom.xiangqi.resign')}
      </Button>
      <Modal
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={text('cardroom.xiangqi.resignTitle')}
        size="sm"
      >
        <div className="flex flex-col gap-4">
          <p>{text('cardroom.xiangqi.resignText')}</p>
          <Button
            kind="danger"
            size="lg"
            isWide
            onClick={() => {
              setAsking(false);
              act({ resign: true });
            }}
          >
            {text('cardroom.xiangqi.resign')}
          </Button>
        </div>
      </Modal>
    </div>
  );
}

export const xiangqiScreen = anyScreen<XiangqiView>({
  holding: 'none',
  layOut: boardLayout,
  useSeat,
  useTellMove,
  Centre: XiangqiBoard,
  Bar,
});
