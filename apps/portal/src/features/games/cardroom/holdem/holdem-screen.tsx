import type { HoldemMove, HoldemSeatView, HoldemView } from '@baize/games';
import { cx, Money } from '@baize/ui';
import type { ReactNode } from 'react';
import { CardPicture } from '../../../../shared/own-games/cards/card-picture.tsx';
import { useText } from '../../../../shared/words/use-text.ts';
import { type CardTable, placesOf, units } from '../card-table.ts';
import { useAmountParts } from '../in-chips.tsx';
import { anyScreen, type ScreenProps, type SeatFacts } from '../screen.ts';
import { ChipPile } from '../table/chip-pile.tsx';
import { Dealt } from '../table/dealt.tsx';
import type { Layout } from '../table/layout.ts';
import type { SeatAct } from '../table/seat-plate.tsx';
import { useMoneyText } from '../use-money-text.ts';
import { HoldemBar } from './holdem-bar.tsx';
import { nameOfMove } from './move-name.ts';
import { potsShown } from './pots-shown.ts';
import { stackLeft } from './stack-left.ts';
import { WonWith } from './won-with.tsx';

type Props = ScreenProps<HoldemView>;

function useSeat() {
  const text = useText();
  const parts = useAmountParts();
  return (view: HoldemView, seat: number): SeatFacts => {
    const own = view.seats.find((one) => one.seat === seat);
    if (!own) return {};
    const isAllIn = own.stack === 0 && !own.folded && !view.result;
    return {
      under: isAllIn ? (
        text('cardroom.bar.allIn')
      ) : (
        <Money parts={parts(units(stackLeft(view, own)))} />
      ),
      mark: markOf(view, seat, text),
      isDim: own.folded,
      cards: own.folded ? [] : (own.cards ?? [undefined, undefined]),
      act: actOf(own, isAllIn, text),
    };
  };
}

type Say = ReturnType<typeof useText>;

/** With two at the table the button pays the small blind. */
function markOf({ seats, button }: HoldemView, seat: number, text: Say): SeatFacts['mark'] {
  const at = seats.findIndex((one) => one.seat === seat);
  const isSmall = seats.length === 2 ? seat === button : at === 0;
  const isBig = seats.length === 2 ? seat !== button : at === 1;
  if (isSmall) return { short: 'SB', name: text('cardroom.mark.small') };
  return isBig ? { short: 'BB', name: text('cardroom.mark.big') } : undefined;
}

function actOf({ folded, last }: HoldemSeatView, isAllIn: boolean, text: Say): SeatAct | undefined {
  if (folded) return { words: text('cardroom.bar.fold'), tone: 'plain' };
  if (isAllIn) return { words: text('cardroom.bar.allIn'), tone: 'allIn' };
  if (last === 'check' || last === 'call') {
    return { words: text(`cardroom.bar.${last}`), tone: last === 'call' ? 'call' : 'plain' };
  }
  if (last === 'bet' || last === 'raise') {
    return { words: text(`cardroom.bar.${last}`), tone: 'raise' };
  }
  return undefined;
}

function useTellMove() {
  const text = useText();
  const money = useMoneyText();
  return (move: unknown, { seats }: HoldemView, seat: number) => {
    const made = move as HoldemMove;
    const own = seats.find((one) => one.seat === seat);
    const words = text(`cardroom.bar.${nameOfMove(made, own)}`);
    return made.action === 'raise' ? `${words} ${money(units(made.to))}` : words;
  };
}

const BOARD = 5;

function Centre({ table, view, layout }: Props) {
  const { cx: x, cy, ry } = layout.table;
  const places = placesOf(table);
  const placeOf = (seat: number) => layout.places[places.indexOf(seat)]!;
  const pots = view.awards ? [] : potsShown(view);
  const unit = table.stake.smallBlind ?? table.stake.unit;
  const isSmall = layout.isNarrow;
  return (
    <>
      <Board view={view} layout={layout} />
      <div
        className="absolute z-1 flex -translate-x-1/2 -translate-y-full flex-wrap justify-center gap-x-5 gap-y-1"
        style={{ left: x, top: cy - layout.cardWidth * 0.7 - 10, maxWidth: layout.table.rx * 1.5 }}
      >
        {pots.map((amount, at) => (
          <ChipPile
            // biome-ignore lint/suspicious/noArrayIndexKey: the main pot is the first
            key={at}
            amount={units(amount)}
            unit={unit}
            isSmall={isSmall}
            label={<PotName at={at} count={pots.length} />}
          />
        ))}
      </div>
      {Object.entries(beforeSeats(view)).map(([seat, amount]) => (
        <ChipPile
          key={seat}
          amount={units(amount)}
          unit={unit}
          isSmall={isSmall}
          at={betPoint(placeOf(Number(seat)).bet, layout)}
        />
      ))}
      <DealerButton at={placeOf(view.button).button} isSmall={isSmall} ry={ry} />
    </>
  );
}

/** Chips never lie on the board's cards. */
function betPoint(bet: { x: number; y: number }, { table, cardWidth }: Layout) {
  const clear = cardWidth * 0.7 + 26;
  const isAcross = Math.abs(bet.x - table.cx) < cardWidth * 2.9;
  if (!isAcross || Math.abs(bet.y - table.cy) > clear) return bet;
  return { x: bet.x, y: table.cy + (bet.y < table.cy ? -clear : clear) };
}

/** Bets while they are made; what was won once the hand is over. */
function beforeSeats({ seats, awards }: HoldemView): Record<number, number> {
  const lying: Record<number, number> = {};
  if (awards) {
    for (const { seat, amount } of awards.flatMap(({ shares }) => shares)) {
      lying[seat] = (lying[seat] ?? 0) + amount;
    }
    return lying;
  }
  for (const { seat, bet } of seats) if (bet > 0) lying[seat] = bet;
  return lying;
}

function PotName({ at, count }: { at: number; count: number }): ReactNode {
  const text = useText();
  if (count === 1) return text('cardroom.pot.only');
  return at === 0 ? text('cardroom.pot.main') : text('cardroom.pot.side', { number: at });
}

function Board({ view, layout }: Pick<Props, 'view' | 'layout'>) {
  const text = useText();
  const gap = layout.isNarrow ? 4 : 9;
  const winning = winningCards(view);
  return (
    <section
      aria-label={text('cardroom.board')}
      className="absolute z-1 flex -translate-x-1/2 -translate-y-1/2"
      style={{ left: layout.table.cx, top: layout.table.cy, gap }}
    >
      {Array.from({ length: BOARD }, (_, at) => {
        const card = view.board[at];
        const style = { width: layout.cardWidth, height: layout.cardWidth * 1.4 };
        return card === undefined ? (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the places of the board never move
            key={at}
            aria-hidden
            style={style}
            className="rounded-lg border-[1.5px] border-dashed border-[#ffffff40]"
          />
        ) : (
          <Dealt
            // biome-ignore lint/suspicious/noArrayIndexKey: the places of the board never move
            key={at}
            style={style}
            className={cx(
              'transition-[filter,translate] duration-300',
              winning.size > 0 && !winning.has(card) && 'brightness-60',
              winning.has(card) && '-translate-y-1.5 drop-shadow-[0_0_9px_#f4d58bcc]',
            )}
          >
            <CardPicture card={card} className="w-full" />
          </Dealt>
        );
      })}
    </section>
  );
}

function winningCards({ awards, seats, result }: HoldemView): Set<number> {
  if (!awards || !result || result.shown.length === 0) return new Set();
  const winners = new Set(awards.flatMap(({ shares }) => shares.map(({ seat }) => seat)));
  return new Set(
    seats.filter(({ seat }) => winners.has(seat)).flatMap(({ hand }) => hand?.cards ?? []),
  );
}

type ButtonProps = { at: { x: number; y: number }; isSmall: boolean; ry: number };

function DealerButton({ at, isSmall }: ButtonProps) {
  const text = useText();
  return (
    <span
      role="img"
      aria-label={text('cardroom.button')}
      title={text('cardroom.button')}
      className={cx(
        'absolute z-2 grid -translate-1/2 place-items-center rounded-full bg-[radial-gradient(circle_at_35%_28%,#fff,#e9dfc6_60%,#b9a77c)] font-bold text-[#15201c] shadow-[0_3px_0_#8b7b52,0_7px_10px_#0009] transition-[left,top] duration-500 motion-reduce:transition-none',
        isSmall ? 'size-6 text-xs' : 'size-7.5 text-sm',
      )}
      style={{ left: at.x, top: at.y }}
    >
      D
    </span>
  );
}

function Own({ view, layout }: Props) {
  const text = useText();
  const own = view.seats.find(({ seat }) => seat === view.seat);
  if (!own?.cards) return null;
  const { table, handTop, ownCardWidth: width, isNarrow } = layout;
  return (
    <section
      aria-label={text('cardroom.own')}
      className={cx('absolute z-3 transition-[filter]', own.folded && 'brightness-50 saturate-50')}
      style={{ left: table.cx, top: handTop - (isNarrow ? 12 : 26) }}
    >
      {own.cards.map((card, at) => (
        <Dealt
          key={card}
          delayMs={at * 120}
          className="absolute drop-shadow-[0_8px_10px_#000a]"
          style={{
            width,
            left: width * (at === 0 ? -0.92 : -0.1),
            rotate: at === 0 ? '-6deg' : '5deg',
          }}
        >
          <CardPicture card={card} className="w-full" />
        </Dealt>
      ))}
      {own.hand && !own.folded && (
        <p
          className={cx(
            'absolute z-1 rounded-full bg-[#02090cf0] px-3.5 font-semibold whitespace-nowrap text-[#ffe29a] shadow-[inset_0_0_0_1px_#e0b65a88]',
            isNarrow ? 'h-7 text-[0.8125rem]/7' : 'h-7.5 text-sm/7.5',
          )}
          style={
            isNarrow
              ? { left: width * 1.06, top: width * 0.62 }
              : { left: width * 1.12, top: width * 0.72 }
          }
        >
          {text(`cardroom.poker.${own.hand.kind}`)}
        </p>
      )}
    </section>
  );
}

function Facts({ table, view }: { table: CardTable; view: HoldemView }) {
  const text = useText();
  const parts = useAmountParts();
  const pots = potsShown(view);
  const bets = view.seats.reduce((sum, { bet }) => sum + bet, 0);
  return (
    <dl className="flex flex-col gap-1.5 text-[0.8125rem] *:flex *:justify-between">
      {pots.map((amount, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the main pot is the first
        <div key={at}>
          <dt className="text-ink-soft">
            <PotName at={at} count={pots.length} />
          </dt>
          <dd className="font-semibold">
            <Money parts={parts(units(amount))} />
          </dd>
        </div>
      ))}
      {!view.result && bets > 0 && (
        <div>
          <dt className="text-ink-soft">{text('cardroom.pot.bets')}</dt>
          <dd className="font-semibold">
            <Money parts={parts(units(bets))} />
          </dd>
        </div>
      )}
      <div>
        <dt className="text-ink-soft">{text('cardroom.street.title')}</dt>
        <dd className="font-semibold">
          {text(`cardroom.street.${table.hand?.phase === 'over' ? 'over' : view.street}`)}
        </dd>
      </div>
    </dl>
  );
}

export const holdemScreen = anyScreen<HoldemView>({
  holding: 'pair',
  useSeat,
  Because: WonWith,
  useTellMove,
  Centre,
  Own,
  Bar: HoldemBar,
  Facts,
});
