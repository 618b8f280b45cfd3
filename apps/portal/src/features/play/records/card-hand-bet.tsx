import { cardroomLobby, type Output } from '@baize/contract';
import { cardGames, type DeckCard } from '@baize/games';
import { buttonClasses, Money, Skeleton } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { History } from 'lucide-react';
import { ask } from '../../../shared/calls/api.ts';
import { Fetched } from '../../../shared/calls/fetched.tsx';
import { cardRoomPath } from '../../../shared/games/launch-address.ts';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { BotBadge } from '../../../shared/own-games/cards/bot-badge.tsx';
import { CardPicture } from '../../../shared/own-games/cards/card-picture.tsx';
import { CheckLink } from '../../../shared/own-games/check-link.tsx';
import { overlay } from '../../../shared/pages/overlay.ts';
import { useText } from '../../../shared/words/use-text.ts';

type PastHand = Output<typeof cardroomLobby.findHand.value>;

/** A hand at a card table: what was shown, and what came to every seat. */
export function CardHandFacts({ handId }: { handId: string }) {
  const text = useText();
  const query = useQuery({
    queryKey: ['cardroom', 'hand', handId],
    queryFn: ({ signal }) => ask(cardroomLobby.findHand, { handId }, signal),
    retry: false,
  });
  return (
    <Fetched query={query} loading={<Skeleton className="h-32" />}>
      {(hand) => (
        <section className="flex flex-col gap-3">
          <h3 className="type-card">{text('cardroom.records.title')}</h3>
          <Shown hand={hand} />
          <Seats hand={hand} />
          <div className="flex flex-wrap gap-2">
            <CheckLink search={{ handId }} />
            <Link
              to={cardRoomPath(hand.game)}
              search={{ game: hand.game, hand: hand.handId }}
              onClick={overlay.close}
              className={buttonClasses({})}
            >
              <History aria-hidden className="size-4" />
              {text('cardroom.records.open')}
            </Link>
          </div>
        </section>
      )}
    </Fetched>
  );
}

/** The board where there is one, and the cards that lay open in the end. */
function Shown({ hand }: { hand: PastHand }) {
  const { board, shown } = openCards(hand);
  if (!cardGames.has(hand.game) || board.length + shown.length === 0) return null;
  return (
    <div
      data-theme="dark"
      dir="ltr"
      className="flex flex-wrap items-center justify-center gap-x-6 gap-y-3 rounded-card bg-[radial-gradient(100%_90%_at_50%_8%,#14624a,#072018)] p-4"
    >
      {board.length > 0 && <Cards cards={board} />}
      {shown.map(({ seat, cards }) => (
        <figure key={seat} className="flex flex-col items-center gap-1">
          <Cards cards={cards} />
          <figcaption className="text-xs text-[#f1ecdf]">
            <NameAt hand={hand} seat={seat} />
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

function NameAt({ hand, seat }: { hand: PastHand; seat: number }) {
  const text = useText();
  const player = hand.seats.find((one) => one.seat === seat);
  return <bdi>{player?.isMe ? text('cardroom.you') : player?.name}</bdi>;
}

const Cards = ({ cards }: { cards: readonly DeckCard[] }) => (
  <div className="flex flex-wrap justify-center gap-1">
    {cards.map((card) => (
      <CardPicture key={card} card={card} className={cards.length > 5 ? 'w-8' : 'w-12'} />
    ))}
  </div>
);

type Seen = {
  board?: readonly DeckCard[];
  result?: { shown: { seat: number; cards: DeckCard[] }[] } | null;
};

function openCards({ last }: PastHand) {
  const seen = (last ?? {}) as Seen;
  return { board: seen.board ?? [], shown: seen.result?.shown ?? [] };
}

function Seats({ hand }: { hand: PastHand }) {
  const text = useText();
  const parts = useMoneyParts();
  return (
    <table className="w-full text-[0.8125rem]">
      <thead className="text-ink-soft">
        <tr className="*:py-1.5 *:font-medium">
          <th className="text-start">{text('cardroom.records.player')}</th>
          <th className="text-end">{text('cardroom.records.putIn')}</th>
          <th className="text-end">{text('cardroom.records.won')}</th>
          <th className="text-end">{text('cardroom.rake')}</th>
        </tr>
      </thead>
      <tbody>
        {hand.outcomes.map(({ seat, putIn, won, rake }) => {
          const player = hand.seats.find((one) => one.seat === seat);
          return (
            <tr key={seat} className="border-t *:py-1.5">
              <td className={player?.isMe ? 'font-semibold text-brass-text' : ''}>
                <bdi>{player?.isMe ? text('cardroom.you') : player?.name}</bdi>{' '}
                {player?.isBot && <BotBadge />}
              </td>
              <td className="text-end">
                <Money parts={parts(putIn)} />
              </td>
              <td className="text-end">
                <Money parts={parts(won)} tone={won > putIn ? 'win' : 'plain'} />
              </td>
              <td className="text-end">
                <Money parts={parts(rake)} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
