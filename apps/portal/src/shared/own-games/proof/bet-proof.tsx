import { Skeleton } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { FormFault } from '../../fields/form-fault.tsx';
import { useText } from '../../words/use-text.ts';
import { loadOwnGame } from '../own-games.ts';
import { actionsOf } from './actions-of.ts';
import { HashLine, HouseLine, isEqual, Verdict } from './bet-outcome.tsx';
import { crashPayOf } from './crash-pay.ts';
import { checkHash, recomputeTolerant } from './recompute.ts';
import { isOfChain, outcomeOf } from './shared-round.ts';
import type { OwnBet } from './use-own-bet.ts';

/** Whether all that decides the bet is known, so that anyone can compute it anew. */
export const isRevealed = ({ fairness }: OwnBet): boolean => Boolean(fairness?.serverSeed);

/** A decided bet computed anew in this browser, and what came of the comparison. */
export function BetProof({ bet }: { bet: OwnBet }) {
  if (!isRevealed(bet)) return null;
  return bet.gameCode === 'crash' ? <RoundProof bet={bet} /> : <SeedProof bet={bet} />;
}

function SeedProof({ bet }: { bet: OwnBet }) {
  const text = useText();
  const game = useQuery({
    queryKey: ['games', 'own', bet.gameCode],
    queryFn: () => loadOwnGame(bet.gameCode),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (game.error) return <FormFault error={game.error} />;
  if (!game.data) return <Skeleton className="h-16" />;
  const { stake, choice, payout, steps } = bet;
  const { serverSeed, serverSeedHash, clientSeed, nonce } = bet.fairness!;
  const asked = { serverSeed: serverSeed!, clientSeed, nonce, stake };
  const computed = recomputeTolerant(game.data, {
    ...asked,
    choice: choice ?? {},
    actions: actionsOf(bet),
  });
  return (
    <output aria-live="polite" className="flex flex-col gap-2">
      <HashLine check={checkHash(serverSeed!, serverSeedHash)} />
      {computed.isValid ? (
        <HouseLine isEqual={isEqual(computed, { payout, steps })} />
      ) : (
        <p role="alert">
          {text(computed.why === 'choice' ? 'games.verify.badChoice' : 'games.verify.badActions')}
        </p>
      )}
    </output>
  );
}

/** A shared round: its link leads back to the commitment, and decides where it crashed. */
function RoundProof({ bet }: { bet: OwnBet }) {
  const text = useText();
  const { serverSeed, serverSeedHash, clientSeed, nonce } = bet.fairness!;
  const link = serverSeed!;
  const isChained = isOfChain({ round: nonce, link }, { round: 0, link: serverSeedHash });
  return (
    <output aria-live="polite" className="flex flex-col gap-2">
      <Verdict tone={isChained ? 'good' : 'bad'} icon={isChained ? <Check /> : <X />}>
        {text(isChained ? 'games.verify.chainEqual' : 'games.verify.chainDiffers')}
      </Verdict>
      <HouseLine isEqual={crashPayOf(bet) === bet.payout} />
      <p className="flex items-baseline gap-2">
        <span className="text-ink-soft">{text('games.verify.crashedAt')}</span>
        <b dir="ltr" className="num">
          {outcomeOf('crash', { link, salt: clientSeed, round: nonce, drawnOn: '' })}
        </b>
      </p>
    </output>
  );
}
