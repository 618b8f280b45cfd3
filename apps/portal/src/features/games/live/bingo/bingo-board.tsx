import { money, moneyText } from '@baize/money';
import { cx } from '@baize/ui';
import { Users } from 'lucide-react';
import { BingoCard } from '../../../../shared/own-games/bingo-card.tsx';
import { useText } from '../../../../shared/words/use-text.ts';
import { Chip } from '../../stage/chips.tsx';
import type { Board } from '../board.ts';
import type { LiveState } from '../live-state.ts';
import { stepsNamed, type Told } from '../use-story.ts';

type Shown = { state: LiveState; told: Told; board: Board };

const TINTS = ['#3f7fc4', '#b93a26', '#7a3fa0', '#0c6b4e', '#b07a1e'];
const LETTERS = 'BINGO';
const columnOf = (ball: number) => Math.floor((ball - 1) / 15);

const ballsOf = (told: Told) => stepsNamed(told, 'ball').map(({ ball }) => Number(ball));

/** The ball that fell last, large, and those before it. */
export function BallsPicture({ told, board }: Shown) {
  const balls = ballsOf(told);
  const last = balls.at(-1);
  const { drawn } = board.rules as { drawn: number };
  return (
    <div dir="ltr" className="flex w-full max-w-3xl items-center justify-center gap-5">
      <b
        key={last}
        className="num grid size-24 shrink-0 animate-rise place-items-center rounded-full font-display text-4xl text-white shadow-[inset_0_-10px_20px_#0006,0_10px_20px_#0008] motion-reduce:animate-none"
        style={{ background: last === undefined ? '#ffffff1c' : TINTS[columnOf(last)] }}
      >
        {last === undefined ? (
          '–'
        ) : (
          <span className="flex flex-col items-center leading-none">
            <span className="text-lg">{LETTERS[columnOf(last)]}</span>
            {last}
          </span>
        )}
      </b>
      <div className="flex max-w-md flex-wrap gap-1">
        {Array.from({ length: drawn }, (_, at) => balls[at]).map((ball, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: balls lie in the order in which they fell
            key={at}
            className="num grid size-7 place-items-center rounded-full text-xs font-bold text-white"
            style={{ background: ball === undefined ? '#ffffff1c' : TINTS[columnOf(ball)] }}
          >
            {ball}
          </span>
        ))}
      </div>
    </div>
  );
}

/** The cards of the round, the same for everyone: chips buy them. */
export function BingoBoard({ state, told, board }: Shown) {
  const text = useText();
  const { cards } = (state.round?.open ?? { cards: [] }) as { cards: number[][] };
  const { pays } = board.rules as { pays: Record<'oneLine' | 'moreLines' | 'corners', number> };
  const balls = ballsOf(told);
  return (
    <>
      <p className="text-center text-[0.8125rem] text-[#f0d9a8]">
        {text('games.bingo.oneLine')} {pays.oneLine}× · {text('games.bingo.moreLines')}{' '}
        {pays.moreLines}× · {text('games.bingo.corners')} +{pays.corners}×
      </p>
      <div className="grid w-full max-w-5xl shrink-0 grid-cols-3 gap-2 sm:grid-cols-4 lg:grid-cols-6">
        {cards.map((card, at) => (
          <HallCard key={card.join()} number={at + 1} card={card} balls={balls} board={board} />
        ))}
      </div>
    </>
  );
}

type CardProps = { number: number; card: number[]; balls: number[]; board: Board };

function HallCard({ number, card, balls, board }: CardProps) {
  const text = useText();
  const id = `card-${number}`;
  const own = (board.sent[id] ?? 0n) + money(board.chips.spots[id] ?? 0);
  const { players = 0 } = board.totals[id] ?? {};
  const name = text('live.bingo.card', { number });
  return (
    <button
      type="button"
      disabled={board.chips.isBusy}
      onClick={() => board.chips.place(id)}
      aria-label={[name, ...(own > 0n ? [moneyText(own)] : [])].join(', ')}
      className={cx(
        'relative flex flex-col gap-1 rounded-[9px] border border-white/20 bg-black/25 p-1.5 text-[#fbf2da] transition-colors enabled:hover:border-[#e0b65a] disabled:cursor-default',
        board.won.has(id) && 'border-[#f4d58b]! bg-[#e0b65a]/35! shadow-[0_0_26px_-4px_#e0b65a]',
      )}
    >
      <span className="flex items-center gap-2 text-xs font-semibold">
        {name}
        {players > 0 && (
          <span className="num ms-auto flex items-center gap-1 text-white/70">
            <Users aria-hidden className="size-3" />
            {players}
          </span>
        )}
      </span>
      <BingoCard card={card} balls={balls} />
      {own > 0n && (
        <Chip
          value={Number(moneyText(own))}
          className="pointer-events-none absolute end-1 bottom-1 size-9 drop-shadow-[0_3px_4px_#000a]"
        />
      )}
    </button>
  );
}
