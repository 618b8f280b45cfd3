import {
  type Arrangement,
  arrangeThirteen,
  type DeckCard,
  isFoul,
  rankRows,
  type ThirteenMove,
  type ThirteenView,
} from '@baize/games';
import { Button, cx } from '@baize/ui';
import { Wand2 } from 'lucide-react';
import { CardPicture } from '../../../../shared/own-games/cards/card-picture.tsx';
import { useText } from '../../../../shared/words/use-text.ts';
import { placesOf } from '../card-table.ts';
import { useDraft } from '../hand-draft.tsx';
import { anyScreen, type ScreenProps, type SeatFacts } from '../screen.ts';
import { CentreWords } from '../table/centre-words.tsx';
import type { Point } from '../table/layout.ts';
import { useKeys } from '../use-keys.ts';
import { swapped } from './swap.ts';
import { ThirteenBoard } from './thirteen-board.tsx';

type Props = ScreenProps<ThirteenView>;

function useSeat() {
  const text = useText();
  return (view: ThirteenView, seat: number): SeatFacts => {
    const own = view.seats.find((one) => one.seat === seat);
    if (!own) return {};
    const { special, points } = own;
    return {
      under:
        points === null
          ? text(own.isDone ? 'cardroom.thirteen.done' : 'cardroom.thirteen.arranging')
          : text('cardroom.thirteen.points', {
              points: Math.abs(points),
              sign: points < 0 ? 'lost' : 'won',
            }),
      act: special
        ? { words: text(`cardroom.special.${special}`), tone: 'raise' }
        : own.isFoul
          ? { words: text('cardroom.thirteen.foul'), tone: 'allIn' }
          : undefined,
    };
  };
}

/** The plate says points and money once all lie there, and no more what made them. */
function Because({ view: { result, seat, seats } }: Pick<Props, 'view'>) {
  const text = useText();
  const own = result && seats.find((one) => one.seat === seat);
  if (own?.special) return text(`cardroom.special.${own.special}`);
  return own?.isFoul ? text('cardroom.thirteen.foul') : null;
}

function useTellMove() {
  const text = useText();
  return (move: unknown) => {
    const made = move as ThirteenMove;
    return 'special' in made
      ? text(`cardroom.special.${made.special}`)
      : text('cardroom.thirteen.done');
  };
}

function Centre({ table, view, layout }: Props) {
  const text = useText();
  const own = view.seats.find(({ seat }) => seat === view.seat);
  if (!view.result) {
    if (own && !own.isDone) return null;
    return <CentreWords layout={layout} words={text('cardroom.thirteen.wait')} />;
  }
  const places = placesOf(table);
  return view.seats.map(({ seat, arranged, cards }) => {
    const { bet } = layout.places[places.indexOf(seat)]!;
    const rows = arranged ?? (cards && rowsAsHeld(cards));
    return rows && <RowsShown key={seat} rows={rows} at={bet} isNarrow={layout.isNarrow} />;
  });
}

/** A special is shown as it was held. */
const rowsAsHeld = (cards: readonly DeckCard[]): Arrangement => {
  const sorted = [...cards].sort((a, b) => a - b);
  return { front: sorted.slice(0, 3), middle: sorted.slice(3, 8), back: sorted.slice(8) };
};

type ShownProps = { rows: Arrangement; at: Point; isNarrow: boolean };

function RowsShown({ rows, at, isNarrow }: ShownProps) {
  const width = isNarrow ? 30 : 46;
  const step = width * 0.62;
  return (
    <div
      className="absolute z-1 flex -translate-1/2 animate-rise flex-col items-center motion-reduce:animate-none"
      style={{ left: at.x, top: at.y }}
    >
      {[rows.front, rows.middle, rows.back].map((cards, row) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the three rows never move
          key={row}
          className="relative"
          style={{
            width: width + step * (cards.length - 1),
            height: width * 1.4,
            marginTop: row === 0 ? 0 : -width * 0.5,
          }}
        >
          {cards.map((card, place) => (
            <span
              key={card}
              className="absolute drop-shadow-[0_2px_3px_#0009]"
              style={{ width, left: step * place }}
            >
              <CardPicture card={card} className="w-full" />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

type Draft = { rows: Arrangement; picked?: DeckCard | undefined };

/** One's rows as far as they are arranged; they begin as the house would lay them. */
function useRows(view: ThirteenView) {
  const own = view.seats.find(({ seat }) => seat === view.seat);
  const [kept, setKept] = useDraft<Draft | null>(null);
  const draft = kept ?? (own?.cards ? { rows: arrangeThirteen(own.cards) } : null);
  return { own, draft, setDraft: setKept };
}

function Own({ view, layout, isReplay, playSound }: Props) {
  const { own, draft, setDraft } = useRows(view);
  if (!own || own.isDone || !draft || view.result) return null;
  const { rows, picked } = draft;
  const pick = (card: DeckCard) => {
    playSound('tap');
    if (picked === undefined) setDraft({ rows, picked: card });
    else setDraft({ rows: picked === card ? rows : swapped(rows, picked, card) });
  };
  return (
    <ThirteenBoard
      rows={rows}
      picked={picked}
      onPick={pick}
      isDisabled={Boolean(isReplay)}
      isFoul={isFoul(rankRows(rows))}
      layout={layout}
    />
  );
}

function Bar({ view, act, isSending, playSound }: Props) {
  const text = useText();
  const { own, draft, setDraft } = useRows(view);
  const isAsked = view.options !== null && draft !== null;
  const foul = draft !== null && isFoul(rankRows(draft.rows));
  const special = view.options?.special ?? null;
  const lay = () => {
    if (!isAsked || isSending || foul) return;
    playSound('place');
    act(draft.rows);
  };
  const propose = () => own?.cards && setDraft({ rows: arrangeThirteen(own.cards) });
  useKeys({ Enter: lay, h: () => void propose() });
  return (
    <div className="flex min-h-20 flex-wrap items-center justify-center gap-2.5 px-3 py-3">
      <p
        className={cx(
          'me-auto text-[0.8125rem] max-md:w-full max-md:text-center',
          isAsked && foul ? 'font-semibold text-danger' : 'text-ink-soft',
        )}
      >
        {text(wordsOf(view, isAsked, foul))}
      </p>
      {special && (
        <Button
          kind="felt"
          className="h-14 rounded-card"
          disabled={isSending}
          onClick={() => act({ special })}
        >
          {text('cardroom.thirteen.declare', { special: text(`cardroom.special.${special}`) })}
        </Button>
      )}
      <Button className="h-14 rounded-card" disabled={!isAsked} onClick={() => void propose()}>
        <Wand2 aria-hidden className="size-5" />
        {text('cardroom.thirteen.propose')}
      </Button>
      <Button
        kind="brass"
        className="h-14 min-w-36 rounded-card max-md:flex-1"
        disabled={!isAsked || isSending || foul}
        onClick={lay}
      >
        {text('cardroom.thirteen.lay')}
      </Button>
    </div>
  );
}

function wordsOf(view: ThirteenView, isAsked: boolean, foul: boolean) {
  if (view.result) return 'cardroom.bar.over';
  if (!isAsked) return 'cardroom.thirteen.wait';
  return foul ? 'cardroom.thirteen.foulNote' : 'cardroom.thirteen.how';
}

export const thirteenScreen = anyScreen<ThirteenView>({
  holding: 'none',
  endsInMiddle: true,
  useSeat,
  Because,
  useTellMove,
  Centre,
  Own,
  Bar,
});
