import { sportsbookBets } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../shared/calls/api.ts';
import { useErrorWords } from '../../shared/calls/use-error-words.ts';
import { BetLegs } from '../../shared/sports/bet-legs.tsx';
import { useText } from '../../shared/words/use-text.ts';

/** What a slip backed, leg by leg, and how each of them stands or ended. */
export function SportsLegs({ betId }: { betId: string }) {
  const text = useText();
  const words = useErrorWords();
  const { data, error } = useQuery({
    queryKey: ['sports', 'bet', betId],
    queryFn: ({ signal }) => ask(sportsbookBets.bet, { betId }, signal),
  });
  if (error) return <p role="alert">{words(error)}</p>;
  if (!data) return null;
  const { bet } = data;
  return (
    <section>
      <h3 className="type-card mb-2.5">
        {bet.kind === 'SINGLE'
          ? text('sports.mode.SINGLE')
          : text(`sports.bets.kind.${bet.kind}`, {
              legs: bet.legs.length,
              lines: bet.combinations,
            })}
      </h3>
      <BetLegs legs={bet.legs} />
    </section>
  );
}
