import { bingoCorners, bingoLines } from '@baize/games';
import { cx } from '@baize/ui';

const SIZE = 5;
const FREE = 12;

type Props = { card: readonly number[]; balls: readonly number[]; className?: string };

/** A small bingo card with what was drawn on it; lines and corners that are complete stand out. */
export function BingoCard({ card, balls, className }: Props) {
  const drawn = new Set(balls);
  const isMarked = (cell: number) => cell === FREE || drawn.has(card[cell]!);
  const complete = [...bingoLines, bingoCorners].filter((cells) => cells.every(isMarked));
  const winning = new Set(complete.flat());
  return (
    <span
      dir="ltr"
      className={cx('grid grid-cols-5 gap-px rounded-[6px] bg-[#fdf6e3] p-1', className)}
    >
      {Array.from({ length: SIZE * SIZE }, (_, at) => {
        // Cells come column by column, and are laid out row by row.
        const cell = (at % SIZE) * SIZE + Math.floor(at / SIZE);
        return (
          <span
            key={cell}
            className={cx(
              'num grid aspect-square place-items-center rounded-[3px] text-[0.625rem]/none font-bold',
              !isMarked(cell) && 'bg-[#efe4c6] text-[#3b3423]',
              isMarked(cell) &&
                (winning.has(cell) ? 'bg-[#c98a1a] text-white' : 'bg-[#0c6b4e] text-white'),
            )}
          >
            {cell === FREE ? '★' : card[cell]}
          </span>
        );
      })}
    </span>
  );
}
