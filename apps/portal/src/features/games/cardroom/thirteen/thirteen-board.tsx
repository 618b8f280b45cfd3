import { type Arrangement, type DeckCard, kindOfRank, rankCards } from '@baize/games';
import { cx } from '@baize/ui';
import { CardPicture } from '../../../../shared/own-games/cards/card-picture.tsx';
import { useCardName } from '../../../../shared/own-games/cards/use-card-name.ts';
import { useText } from '../../../../shared/words/use-text.ts';
import type { Layout } from '../table/layout.ts';

const ROWS = ['front', 'middle', 'back'] as const;

type Props = {
  rows: Arrangement;
  picked: DeckCard | undefined;
  onPick: (card: DeckCard) => void;
  isDisabled: boolean;
  isFoul: boolean;
  layout: Layout;
};

/** Three rows of one's own: tap a card, then the one whose place it takes. */
export function ThirteenBoard({ rows, picked, onPick, isDisabled, isFoul, layout }: Props) {
  const { table, isNarrow } = layout;
  const width = boardCard(layout);
  const gap = isNarrow ? 3 : 6;
  return (
    <section
      aria-label={useText()('cardroom.own')}
      className="absolute z-3 flex -translate-1/2 flex-col items-center"
      style={{ left: table.cx, top: boardCentre(layout, width, gap), gap }}
    >
      {ROWS.map((name) => (
        <BoardRow
          key={name}
          name={name}
          cards={rows[name]}
          width={width}
          gap={gap}
          picked={picked}
          onPick={onPick}
          isDisabled={isDisabled}
          isFoul={isFoul}
        />
      ))}
    </section>
  );
}

/** Half a plate at the side of a phone's table, and the room that one's own needs at its foot. */
const PLATE = 46;
const OWN_PLATE = 50;

/** On a phone the broad rows lie below the plates at the sides, as far as there is room. */
function boardCentre({ table, places, isNarrow }: Layout, width: number, gap: number): number {
  const sides = places.filter(({ side }) => side === 'left' || side === 'right');
  if (!isNarrow || sides.length === 0) return table.cy;
  const row = width * 1.4;
  const clear = Math.max(...sides.map(({ seat }) => seat.y)) + PLATE + row / 2;
  const lowest = table.cy + table.ry - OWN_PLATE - 1.5 * row - gap;
  return Math.max(table.cy, Math.min(clear, lowest));
}

/** As large as three rows fit on the cloth, clear of the plates at its sides. */
function boardCard({ table, isNarrow }: Layout): number {
  const across = isNarrow ? (table.rx * 1.7) / 5.4 : (table.rx * 2 - 190) / 5.3;
  return Math.round(Math.max(38, Math.min(across, (table.ry * 1.84) / 3 / 1.42, 104)));
}

type RowProps = Omit<Props, 'rows' | 'layout'> & {
  name: keyof Arrangement;
  cards: readonly DeckCard[];
  width: number;
  gap: number;
};

function BoardRow({ name, cards, width, gap, picked, onPick, isDisabled, isFoul }: RowProps) {
  const text = useText();
  const nameOf = useCardName();
  return (
    <fieldset className="relative flex" style={{ gap }}>
      <legend className="sr-only">{text(`cardroom.row.${name}`)}</legend>
      {cards.map((card) => (
        <button
          key={card}
          type="button"
          disabled={isDisabled}
          aria-pressed={picked === card}
          aria-label={nameOf(card)}
          onClick={() => onPick(card)}
          className={cx(
            'rounded-md transition-transform duration-150 motion-reduce:transition-none',
            picked === card
              ? '-translate-y-2 drop-shadow-[0_0_8px_#f4d58b]'
              : 'drop-shadow-[0_3px_4px_#0008] enabled:hover:-translate-y-1',
          )}
          style={{ width }}
        >
          <CardPicture card={card} isDecoration className="w-full" />
        </button>
      ))}
      <span
        className={cx(
          'pointer-events-none absolute -bottom-1 left-1/2 -translate-x-1/2 rounded-full px-2.5 text-xs/5 font-semibold whitespace-nowrap',
          isFoul ? 'bg-[#b93a26] text-white' : 'bg-[#02090ce6] text-[#ffe29a]',
        )}
      >
        {text(`cardroom.poker.${kindOfRank(rankCards(cards))}`)}
      </span>
    </fieldset>
  );
}
