import { type BlackjackRound, blackjackTotal, type Card, playBlackjack } from '@baize/games';
import { PlayingCard } from '../../../shared/own-games/playing-card.tsx';
import { useText } from '../../../shared/words/use-text.ts';

export const isBlackjack = (result: unknown): result is BlackjackRound =>
  typeof result === 'object' && result !== null && 'moves' in result && 'seats' in result;

/** A round of blackjack played again: the dealer, every seat with its hands, and where its cards lay. */
export function BlackjackRoundShown({ round }: { round: BlackjackRound }) {
  const text = useText();
  const { dealer, seats } = playBlackjack({ ...round, from: 0 });
  const isInsured = (seat: number) =>
    round.moves.some((made) => made.seat === seat && made.move === 'insure');
  return (
    <div
      data-theme="dark"
      className="flex flex-col gap-3 rounded-card bg-[radial-gradient(100%_90%_at_50%_8%,#5c1530,#16050c)] p-4 text-[#fbf2da]"
    >
      <Row name={text('live.blackjack.dealer')} cards={dealer} />
      {seats.flatMap(({ seat, hands }) =>
        hands.map(({ cards }, n) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat's hands keep their places
            key={`${seat} ${n}`}
            name={text('live.blackjack.seat', { seat })}
            cards={cards}
            note={n === 0 && isInsured(seat) ? text('live.blackjack.spot.insurance') : undefined}
          />
        )),
      )}
      <p className="text-[0.8125rem] text-white/75">
        {text('live.blackjack.cards', {
          from: round.from + 1,
          to: round.from + round.cards.length,
        })}
      </p>
    </div>
  );
}

type RowProps = { name: string; cards: readonly Card[]; note?: string | undefined };

function Row({ name, cards, note }: RowProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="w-20 shrink-0 text-[0.8125rem]">{name}</span>
      <span dir="ltr" className="flex gap-1">
        {cards.map((card, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hand's cards never move
          <PlayingCard key={at} card={card} className="h-14" />
        ))}
      </span>
      <b className="num rounded-full bg-black/40 px-2">{blackjackTotal(cards).total}</b>
      {note && <span className="text-[0.8125rem] text-[#f4d58b]">{note}</span>}
    </div>
  );
}
