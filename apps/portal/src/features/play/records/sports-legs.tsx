import { sportsbookBets } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../shared/calls/api.ts';
import { useErrorWords } from '../../../shared/calls/use-error-words.ts';
import { BetLegs } from '../../../shared/sportsbook/bet-legs.tsx';
import { useSlipName } from '../../../shared/sportsbook/slip-name.ts';

/** What a slip backed, leg by leg, and how each of them stands or ended. */
export function SportsLegs({ betId }: { betId: string }) {
  const slipName = useSlipName();
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
      <h3 className="type-card mb-2.5">{slipName(bet)}</h3>
      <BetLegs legs={bet.legs} />
    </section>
  );
}
