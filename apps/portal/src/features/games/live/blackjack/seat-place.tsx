import { money, moneyText } from '@baize/money';
import { cx } from '@baize/ui';
import { Users } from 'lucide-react';
import { useText } from '../../../../shared/words/use-text.ts';
import { Chip } from '../../stage/chips.tsx';
import type { Board } from '../board.ts';
import type { LiveState } from '../live-state.ts';
import type { Told } from '../use-story.ts';
import { HandCards } from './hand-cards.tsx';
import { endOfHand, type SeenHand, type SeenRound, totalText } from './seen-round.ts';

type Props = {
  seat: number;
  state: LiveState;
  told: Told;
  board: Board;
  seen: SeenRound;
  /** Whether one may take a free seat here. */
  maySit: boolean;
};

/** A seat: its cards, who sits there, and the places for chips before it. */
export function SeatPlace({ seat, state, told, board, seen, maySit }: Props) {
  const sitter = state.round?.seats.find((one) => one.seat === seat);
  const turn = state.round?.turn;
  const isAsked = turn?.seats.includes(seat) ?? false;
  const hands = seen.seats.get(seat) ?? [];
  const isOwn = ownOn(board, `seat-${seat}`) > 0n;
  return (
    <section
      className={cx(
        'flex min-w-0 flex-col items-center justify-end gap-1.5 rounded-card px-0.5 py-1.5 transition-colors',
        isAsked && 'bg-[#e0b65a]/15 shadow-[inset_0_0_0_1px_#e0b65a]',
      )}
    >
      <div
        className={cx(
          'flex items-end justify-center gap-1 md:min-h-[min(17cqh,7rem)]',
          state.round?.phase !== 'betting' && 'min-h-[4.75rem]',
        )}
      >
        {hands.map((hand, n) => (
          <Hand
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat's hands keep their places
            key={n}
            hand={hand}
            told={told}
            seen={seen}
            isSplit={hands.length > 1}
            isActive={isAsked && turn?.hand === n && hands.length > 1}
          />
        ))}
      </div>
      <BetCircle seat={seat} board={board} sitter={sitter} isOwn={isOwn} maySit={maySit} />
      <SideBets seat={seat} board={board} />
    </section>
  );
}

/** What lies and what waits, of one's own. */
const ownOn = ({ sent, chips }: Board, id: string) =>
  (sent[id] ?? 0n) + money(chips.spots[id] ?? 0);

const TONES = {
  blackjack: 'bg-[#e0b65a] text-[#1b1404]',
  win: 'bg-[#1f9d6b] text-white',
  push: 'bg-white/80 text-[#16211c]',
  lose: 'bg-black/70 text-white/80',
  bust: 'bg-[#a32417] text-white',
};

type HandProps = {
  hand: SeenHand;
  told: Told;
  seen: SeenRound;
  isSplit: boolean;
  isActive: boolean;
};

function Hand({ hand, told, seen, isSplit, isActive }: HandProps) {
  const text = useText();
  const end = endOfHand(hand, seen, isSplit);
  return (
    <div
      dir="ltr"
      className={cx(
        'relative flex flex-col items-center rounded-[8px] pb-2.5 [--overlap:1.45rem] md:[--overlap:2rem]',
        isActive && 'shadow-[0_0_0_2px_#f4d58b]',
      )}
    >
      <HandCards
        cards={hand.cards}
        told={told}
        className={isSplit ? 'h-12 md:h-[min(12cqh,5rem)]' : 'h-14 md:h-[min(14cqh,6rem)]'}
      />
      {hand.cards.length > 1 && (
        <span
          className={cx(
            'num absolute bottom-0 rounded-full px-2 text-[0.6875rem]/4.5 font-bold whitespace-nowrap',
            end ? TONES[end] : 'bg-black/70 text-white',
          )}
        >
          {totalText(hand.cards)}
          {end && <span dir="auto"> {text(`live.blackjack.end.${end}`)}</span>}
          {hand.isDoubled && !end && ' ×2'}
        </span>
      )}
    </div>
  );
}

type CircleProps = {
  seat: number;
  board: Board;
  sitter: NonNullable<LiveState['round']>['seats'][number] | undefined;
  isOwn: boolean;
  maySit: boolean;
};

/** The circle takes the chip of who sits down, or of who stands behind. */
function BetCircle({ seat, board, sitter, isOwn, maySit }: CircleProps) {
  const text = useText();
  const isBehind = sitter !== undefined && !isOwn;
  const id = `${isBehind ? 'behind' : 'seat'}-${seat}`;
  const raised = ['double', 'split', 'split-double', 'insurance'];
  const all = raised.reduce((sum, kind) => sum + ownOn(board, `${kind}-${seat}`), ownOn(board, id));
  const isWaiting = (board.chips.spots[id] ?? 0) > 0;
  const isOpen = isBehind || isOwn || maySit;
  const label = text(isBehind ? 'live.blackjack.follow' : 'live.blackjack.sit');
  return (
    <div className="flex w-full min-w-0 flex-col items-center gap-1">
      <button
        type="button"
        disabled={board.chips.isBusy || !isOpen}
        onClick={() => board.chips.place(id)}
        aria-label={[
          text('live.blackjack.seat', { seat }),
          label,
          ...(all > 0n ? [moneyText(all)] : []),
        ].join(', ')}
        className={cx(
          'grid size-15 place-items-center rounded-full border-2 border-dashed text-center text-[0.6875rem]/3.5 font-semibold text-[#fbf2da] transition-colors md:size-17',
          isOwn ? 'border-[#f4d58b] bg-[#e0b65a]/20' : 'border-white/35 bg-black/25',
          'enabled:hover:border-[#f4d58b] disabled:cursor-default',
        )}
      >
        {all > 0n ? (
          <span
            className={cx('rounded-full', isWaiting && 'animate-rise shadow-[0_0_0_2px_#f4d58b]')}
          >
            <Chip
              value={Number(moneyText(all))}
              className="size-11 drop-shadow-[0_3px_4px_#000a]"
            />
          </span>
        ) : (
          <span dir="auto" className="line-clamp-2 px-1">
            {isOpen ? label : seat}
          </span>
        )}
      </button>
      {ownOn(board, `insurance-${seat}`) > 0n && (
        <span
          dir="auto"
          className="max-w-full truncate rounded-full bg-black/60 px-1.5 text-[0.6875rem]/4 text-[#f4d58b]"
        >
          {text('live.blackjack.spot.insurance')}
        </span>
      )}
      <span
        dir="auto"
        className="flex max-w-full items-center gap-1 text-[0.6875rem]/4 text-white/80"
      >
        <span dir="ltr" className="truncate">
          {sitter?.name ?? seat}
        </span>
        {sitter !== undefined && sitter.behind > 0 && (
          <span
            className="num flex items-center gap-0.5"
            title={text('live.blackjack.followers', { count: sitter.behind })}
          >
            <Users aria-hidden className="size-3" />
            {sitter.behind}
          </span>
        )}
      </span>
    </div>
  );
}

const SIDES = ['pairs', 'trio'] as const;

/** Side bets belong to those who sit there or stand behind. */
function SideBets({ seat, board }: { seat: number; board: Board }) {
  const text = useText();
  const isThere = ownOn(board, `seat-${seat}`) + ownOn(board, `behind-${seat}`) > 0n;
  return (
    <div className="flex gap-1">
      {SIDES.map((kind) => {
        const id = `${kind}-${seat}`;
        const own = ownOn(board, id);
        const name = text(`live.blackjack.spot.${kind}`);
        return (
          <button
            key={kind}
            type="button"
            disabled={board.chips.isBusy || !isThere}
            onClick={() => board.chips.place(id)}
            title={name}
            aria-label={[
              text('live.blackjack.seat', { seat }),
              name,
              ...(own > 0n ? [moneyText(own)] : []),
            ].join(', ')}
            className={cx(
              'num grid h-8 min-w-9 place-items-center rounded-[7px] border border-white/25 bg-black/25 px-1 text-[0.6875rem]/4 font-semibold text-[#f0d9a8] transition-colors enabled:hover:border-[#f4d58b] disabled:opacity-45',
              board.won.has(id) && own > 0n && 'border-[#f4d58b]! bg-[#e0b65a]/40! opacity-100!',
              own > 0n && 'opacity-100!',
            )}
          >
            {own > 0n ? (
              <Chip value={Number(moneyText(own))} className="size-6.5" />
            ) : kind === 'trio' ? (
              '21+3'
            ) : (
              'PP'
            )}
          </button>
        );
      })}
    </div>
  );
}
