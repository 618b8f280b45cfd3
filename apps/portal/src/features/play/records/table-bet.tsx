import { live, type Output } from '@baize/contract';
import { type BingoRound, bingoCardOf, type Card } from '@baize/games';
import { LoadingRegion, Money, Skeleton } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../shared/calls/api.ts';
import { useErrorWords } from '../../../shared/calls/use-error-words.ts';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { BingoCard } from '../../../shared/own-games/bingo-card.tsx';
import { CheckLink } from '../../../shared/own-games/check-link.tsx';
import { PlayingCard } from '../../../shared/own-games/playing-card.tsx';
import { useSpotName } from '../../../shared/own-games/spot-names.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { BlackjackRoundShown, isBlackjack } from './blackjack-round.tsx';

type TableBet = Output<typeof live.findBet.value>;

/** A bet at a table that everyone shares: its round drawn again, and what came back of each chip. */
export function TableBetFacts({ betId }: { betId: string }) {
  const text = useText();
  const errorWords = useErrorWords();
  const { data, error } = useQuery({
    queryKey: ['records', 'table-bet', betId],
    queryFn: ({ signal }) => ask(live.findBet, { betId }, signal),
  });
  if (error) return <p role="alert">{errorWords(error)}</p>;
  if (!data) {
    return (
      <LoadingRegion>
        <Skeleton className="h-32" />
      </LoadingRegion>
    );
  }
  return (
    <section className="flex flex-col gap-3">
      <h3 className="type-card">{text('play.records.replay.title')}</h3>
      <RoundShown bet={data} />
      <Chips bet={data} />
      <Check bet={data} betId={betId} />
    </section>
  );
}

/** Cards as they lay; anything else by its short name. */
function RoundShown({ bet: { round, chips } }: { bet: TableBet }) {
  if (!round?.mark) return null;
  if (isBlackjack(round.result)) return <BlackjackRoundShown round={round.result} />;
  if (isBingo(round.result)) return <BingoRoundShown round={round.result} chips={chips} />;
  const hands = handsOf(round.result);
  return (
    <div
      data-theme="dark"
      dir="ltr"
      className="flex min-h-28 flex-wrap items-center justify-center gap-x-10 gap-y-3 rounded-card bg-[radial-gradient(100%_90%_at_50%_8%,#14624a,#072018)] p-4"
    >
      {hands.map(([side, cards]) => (
        <div key={side} className="flex gap-1.5">
          {cards.map((card, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a hand's cards never move
            <PlayingCard key={at} card={card} className="h-24" />
          ))}
        </div>
      ))}
      <b className="num rounded-ctl bg-black/35 px-4 py-2 font-display text-3xl text-[#f4d58b]">
        {round.mark}
      </b>
    </div>
  );
}

const isBingo = (result: unknown): result is BingoRound =>
  typeof result === 'object' && result !== null && 'balls' in result;

/** The cards on which chips lay, as they stood when the last ball had fallen. */
function BingoRoundShown({
  round: { cards, balls },
  chips,
}: {
  round: BingoRound;
  chips: TableBet['chips'];
}) {
  return (
    <div className="flex flex-wrap justify-center gap-3 rounded-card bg-[radial-gradient(100%_90%_at_50%_8%,#1f5a5e,#071a1c)] p-4">
      {Object.keys(chips).map((id) => (
        <BingoCard key={id} card={cards[bingoCardOf(id) - 1]!} balls={balls} className="w-36" />
      ))}
    </div>
  );
}

const isCard = (value: unknown): value is Card =>
  typeof value === 'object' && value !== null && 'rank' in value && 'suit' in value;

function handsOf(result: unknown): [string, Card[]][] {
  if (typeof result !== 'object' || result === null) return [];
  return Object.entries(result).flatMap(([side, held]): [string, Card[]][] => {
    const cards = (Array.isArray(held) ? held : [held]).filter(isCard);
    return cards.length > 0 ? [[side, cards]] : [];
  });
}

function Chips({ bet: { game, chips, back, state } }: { bet: TableBet }) {
  const text = useText();
  const parts = useMoneyParts();
  const nameOf = useSpotName(game);
  return (
    <table className="w-full text-[0.8125rem]">
      <thead className="text-ink-soft">
        <tr className="*:py-1.5 *:font-medium">
          <th className="text-start">{text('play.records.table.spot')}</th>
          <th className="text-end">{text('play.records.bet.stake')}</th>
          <th className="text-end">{text('play.records.bet.payout')}</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(chips).map(([spot, stake]) => (
          <tr key={spot} className="border-t *:py-1.5">
            <td>{nameOf(spot)}</td>
            <td className="text-end">
              <Money parts={parts(stake)} />
            </td>
            <td className="text-end">
              {state === 'settled' ? <Money parts={parts(back[spot] ?? 0n)} /> : '–'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A link is told when its round, or its shoe, is over. */
function Check({ bet: { proof, game }, betId }: { bet: TableBet; betId: string }) {
  const text = useText();
  if (!proof) return null;
  if (!proof.hash) {
    return (
      <p className="text-[0.8125rem] text-ink-soft">{text('play.records.table.checkLater')}</p>
    );
  }
  const { hash: link, salt, link: round, commitment: knownLink } = proof;
  return <CheckLink search={{ game, betId, link, salt, round, knownLink }} />;
}
